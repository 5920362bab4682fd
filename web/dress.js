// Gives the page its language and theme before it is painted for the first time.

const LANGUAGES = ["pt-BR", "es", "en"];
const SETTINGS = "mesa.settings";
const BARS = { light: "#fff6e5", dark: "#1b1b3a" };

/** Read what the person chose last time; without storage, or with a torn text, nothing is chosen. */
function settings() {
  try {
    return JSON.parse(localStorage.getItem(SETTINGS) || "{}") ?? {};
  } catch {
    return {};
  }
}

/** Return our language for a wish such as `pt-PT`, or undefined. */
function ours(wish) {
  const first = String(wish).toLowerCase().split("-")[0];
  return LANGUAGES.find((language) => language.toLowerCase().split("-")[0] === first);
}

/** Keep a language chosen by one of the home screen's links, which work before any Python is there. */
function followLink(kept) {
  const language = new URLSearchParams(location.search).get("lang");
  if (!LANGUAGES.includes(language)) return kept;
  const settings = { ...kept, language };
  try {
    localStorage.setItem(SETTINGS, JSON.stringify(settings));
  } catch {
    // It holds for this visit.
  }
  return settings;
}

function chosenLanguage(wanted) {
  if (LANGUAGES.includes(wanted)) return wanted;
  return (navigator.languages ?? [navigator.language]).map(ours).find(Boolean) ?? "pt-BR";
}

/** Show the home screen of one language and hide the others. */
function showHome(language) {
  const homes = [...document.querySelectorAll("#app main[lang]")];
  if (!homes.some((home) => home.lang === language)) return;
  for (const home of homes) home.hidden = home.lang !== language;
}

/** Colour the browser's bar like a theme that differs from the system's. */
function colourBar(theme) {
  if (!(theme in BARS)) return;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.content = BARS[theme];
}

/** Set language and theme of the page and return the language. */
export function dress() {
  const { language: wanted, theme } = followLink(settings());
  const language = chosenLanguage(wanted);
  document.documentElement.lang = language;
  document.documentElement.dataset.theme = theme in BARS ? theme : "auto";
  showHome(language);
  colourBar(theme);
  return language;
}

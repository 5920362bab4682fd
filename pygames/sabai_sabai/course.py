"""What comes next: penalty cards, claims, the nose race, functions one after another, and the throw window."""

from typing import Final

from pygames.core import CHANCE
from pygames.sabai_sabai.data import COPIES, GIVE, KIND, PEEK, SPY, Card
from pygames.sabai_sabai.knowledge import Board
from pygames.sabai_sabai.pile import claimed, free, may_throw, payable, penalised, takes_throws
from pygames.sabai_sabai.rounds import finished
from pygames.sabai_sabai.state import FUNCTION, ORDER, PAY, RACE, SHUFFLE, TURN, WINDOW, Job, State, Tell

# States are made at every move of every playout: past the named tuple's own constructor it takes half the time.
_new: Final = tuple.__new__


def settled(state: State, tell: Tell | None = None) -> State:
    """Carry out all that needs no decision, in its order, up to the next decision or step of chance (SS11)."""
    while True:
        work = state.work
        if work.owed:
            if state.stock:
                state = penalised(state, tell)
            elif len(state.pile) > state.run:
                return state._replace(phase=SHUFFLE, actors=TURN[CHANCE])
            else:
                state = _lapsed(state, tell)
        elif work.paused:
            return state._replace(phase=WINDOW, actors=work.paused, work=work._replace(paused=()))
        elif work.claims:
            state = claimed(state, tell)
        elif work.race:
            return state._replace(phase=RACE, actors=TURN[CHANCE])
        elif work.jobs:
            job = work.jobs[0]
            if job.function or job.owner is not None:
                waiting = _asked(state, job, tell)
                if waiting is not None:
                    return waiting
                state = with_job(state, job._replace(function="", owner=None if not job.function else job.owner))
            else:
                state = state._replace(work=work._replace(jobs=work.jobs[1:]))
                if job.again and (seats := throwers(state)):
                    return opened(state, seats)
        else:
            return finished(state, tell)


def put_down(state: State, board: Board, seat: int, card: Card, function: str, tell: Tell | None) -> State:
    """Let the turn's card land; its function works at once, and then a window opens (SSR16, SSR18, SS12)."""
    (
        house, now, _, _, turn, _, stock, pile, run, _, _, _, number, serial, spots, locked, work
    ) = state  # fmt: skip
    same = run > 0 and KIND[card] == KIND[pile[-1]]
    run = run + 1 if same else 1
    locked = locked & 1 << seat if same else 0
    actors = ORDER[house.seats][turn]
    plain = not function and not locked and run < COPIES and () not in board.places
    if plain:
        phase, serial, spots = WINDOW, serial + 1, board.places
    else:
        phase, work = FUNCTION, work._replace(jobs=(Job(seat, function, None, True),), race=run == COPIES)
    after: State = _new(
        State,
        (
            house, now, phase, actors, turn, board, stock, (*pile, card), run, None, -1, True, number, serial, spots,
            locked, work,
        ),
    )  # fmt: skip
    return after if plain else settled(after, tell)


def with_job(state: State, job: Job) -> State:
    """Change the job at the head of the queue."""
    return state._replace(work=state.work._replace(jobs=(job, *state.work.jobs[1:]), picked=None, looked=None))


def throwers(state: State) -> tuple[int, ...]:
    """List the seats that may throw, in turn order: a window is open to all of them, useful or not (SS12)."""
    if not takes_throws(state):
        return ()
    order = ORDER[state.house.seats][state.turn]
    if not state.locked and not state.work.jobs and not state.work.claims and () not in state.board.places:
        return order
    return tuple([seat for seat in order if may_throw(state, seat)])


def opened(state: State, seats: tuple[int, ...]) -> State:
    """Open a throw window for some seats."""
    return state._replace(phase=WINDOW, actors=seats, serial=state.serial + 1, spots=state.board.places)


def _lapsed(state: State, tell: Tell | None) -> State:
    if tell:
        for seat in state.work.owed:
            tell("no_penalty", seat=seat)
    return state._replace(work=state.work._replace(owed=()))


def _asked(state: State, job: Job, tell: Tell | None) -> State | None:
    """Ask the seat of a job for its next decision; None if what is due cannot be done and lapses (SS4, SS17)."""
    if job.function:
        if is_possible(state, job):
            return state._replace(phase=FUNCTION, actors=TURN[job.seat])
        if tell:
            tell("lapse", seat=job.seat, function=job.function)
    elif payable(state, job.seat):
        return state._replace(phase=PAY, actors=TURN[job.seat])
    elif tell:
        tell("no_pay", seat=job.seat, owner=job.owner)
    return None


def is_possible(state: State, job: Job) -> bool:
    """Tell whether a function has something to work on (SS4, SS6, SS17)."""
    places, seat = state.board.places, job.seat
    if job.function == PEEK:
        return bool(places[seat])
    if job.function == GIVE:
        return free(state, seat) > 0
    others = any(row for other, row in enumerate(places) if other != seat)
    return others if job.function == SPY else others and free(state, seat) > 0

import type { Message } from '@snug/contract';
import { refuse } from './asked.ts';
import { act, type FakeHouse } from './house.ts';
import type { FakeRound, FakeState, FakeTeam } from './state.ts';
import { type Told, toAll, toTeam } from './told.ts';
import { askedOf, roundStart } from './view.ts';
import { refusals } from './words.ts';

/** What the quizmaster does with the rounds. Each throws `Refused` for what the real server would refuse. */
export const rounds = {
  /** Begins a round, or again with everything it had. A round still open is ended first. */
  start: (house: FakeHouse, round_order: number): void =>
    act(house, (told) => {
      const { state } = live(house);
      const { game } = state;
      const round = state.rounds[round_order - 1] ?? refuse(404, refusals.roundNotFound);
      const isCurrent = game.round_index === round_order - 1;
      if (isCurrent && game.round_open && game.round_shown) return;
      if (!isCurrent) endOpen(house, told);
      const restart = round.started_at !== undefined;
      Object.assign(game, { round_index: round_order - 1, round_open: true, round_shown: true });
      round.started_at ??= house.clock.now();
      tellRound(told, round, restart);
      goOn(told, round);
    }),

  end: (house: FakeHouse): void =>
    act(house, (told) => {
      live(house);
      endOpen(house, told);
    }),

  /** Asks a question of the open round; the first one opens submissions. */
  ask: (house: FakeHouse, question_id: string): void =>
    act(house, (told) => {
      const { state } = live(house);
      const { game } = state;
      const round = openRound(state);
      if (!round.questions.some((question) => question.question_id === question_id)) refuse(409, refusals.noRound);
      if (round.asked.includes(question_id)) return;
      const isFirst = round.asked.length === 0;
      if (isFirst && !game.submissions_open) open(house, round);
      round.asked.push(question_id);
      game.game_started = true;
      show(told, state, round);
      toAll(told, {
        type: 'ASK',
        asked: askedOf(round),
        ...(game.submissions_open && { submissions_open: true }),
      });
      goOn(told, round);
      for (const team of state.teams) tellAgain(told, team, question_id);
    }),

  /** Takes a question back: the round's submissions are withdrawn, its answers kept, and what was closed opens again. */
  recall: (house: FakeHouse, question_id: string): void =>
    act(house, (told) => {
      const { state } = live(house);
      const { game } = state;
      const round = openRound(state);
      const question = askedOf(round).find((each) => each.question_id === question_id);
      if (!question) return;
      round.asked = round.asked.filter((id) => id !== question_id);
      for (const { submissions } of state.teams) {
        for (const each of submissions) if (each.round_order === round.round_order) each.isWithdrawn = true;
      }
      const reopens = round.asked.length > 0 && !game.submissions_open;
      // Without a round on the screens a RECALL would be an error there: they load instead.
      if (game.round_shown) toAll(told, { type: 'RECALL', question_id, question_index: question.question_index });
      else if (reopens) show(told, state, round);
      else toAll(told, { type: 'RELOAD_GAME' });
      if (reopens) {
        open(house, round);
        toAll(told, { type: 'OPEN_SUBMISSIONS' });
      }
      goOn(told, round);
    }),

  openSubmissions: (house: FakeHouse): void =>
    act(house, (told) => {
      const { state } = live(house);
      const round = openRound(state);
      if (state.game.submissions_open) return;
      show(told, state, round);
      open(house, round);
      toAll(told, { type: 'OPEN_SUBMISSIONS' });
      goOn(told, round);
    }),

  /** Closes submissions; the round leaves the screens unless it is kept there. */
  closeSubmissions: (house: FakeHouse, keep_round: boolean): void =>
    act(house, (told) => {
      const { state } = live(house);
      const { game } = state;
      const round = openRound(state);
      const hides = !keep_round && game.round_shown;
      if (!game.submissions_open && !hides) return;
      if (game.submissions_open) round.closed_at = house.clock.now();
      game.submissions_open = false;
      if (hides) game.round_shown = false;
      toAll(told, { type: 'CLOSE_SUBMISSIONS', ...(keep_round && { keep_round: true }) });
    }),
};

/** Ends whatever round is open: submissions first, then the round. */
export function endOpen({ state, clock }: FakeHouse, told: Told): void {
  const { game } = state;
  const round = state.rounds[game.round_index];
  if (!round || !game.round_open) return;
  if (game.submissions_open) {
    round.closed_at = clock.now();
    toAll(told, { type: 'CLOSE_SUBMISSIONS', keep_round: true });
  }
  Object.assign(game, { submissions_open: false, round_open: false, round_shown: false });
  toAll(told, { type: 'ROUND_END' });
}

/** A question that is asked again stands empty on the phones: a team is told what it had on it. */
function tellAgain(told: Told, { teamid, answers, suggestions }: FakeTeam, question_id: string): void {
  const held = answers.get(question_id)?.onTime;
  if (held) toTeam(told, teamid, { type: 'CAPTAIN_SUGGEST', teamid, question_id, answers: held.texts });
  for (const suggestion of suggestions.get(question_id) ?? []) {
    toTeam(told, teamid, { type: 'SUGGEST', teamid, question_id, suggestion });
  }
}

function live(house: FakeHouse): FakeHouse {
  if (house.state.game.status !== 'live') refuse(409, refusals.gameEnded);
  return house;
}

export function openRound({ game, rounds: all }: FakeState): FakeRound {
  const round = all[game.round_index];
  return round && game.round_open ? round : refuse(409, refusals.noRound);
}

function open({ state, clock }: FakeHouse, round: FakeRound): void {
  state.game.submissions_open = true;
  round.opened_at ??= clock.now();
  round.closed_at = undefined;
}

/** A round that goes on is one whose answers are not told: nobody goes on showing them, and the grace stays over. */
function goOn(told: Told, round: FakeRound): void {
  if (!round.isTold) return;
  Object.assign(round, { isTold: false, closed_at: undefined });
  const isLoaded = told.posts.some(({ message }) => message.type === 'RELOAD_GAME' || isRestart(message));
  if (!isLoaded) toAll(told, { type: 'RELOAD_GAME' });
}

function isRestart(message: Message): boolean {
  return message.type === 'ROUND_START' && message.restart === true;
}

/** A round that a close took off the screens comes back whole: everybody loads it. */
function show(told: Told, { game }: FakeState, round: FakeRound): void {
  if (game.round_shown) return;
  game.round_shown = true;
  tellRound(told, round, true);
}

function tellRound(told: Told, round: FakeRound, restart: boolean): void {
  const message = { type: 'ROUND_START', round: roundStart(round), round_index: round.round_order - 1 } as const;
  toAll(told, restart ? { ...message, restart } : message);
}

import type { HostGame, HostQuestion, HostRound, HostVote } from '@snug/contract';
import { countedTeams } from '@snug/grading';
import { type OpenAnswer, openAnswers } from './open-answers.ts';

/** What a quizmaster does next. `key` names it: as long as it stays the same, the same is due. */
export type Step = { readonly key: string; readonly afterMs: number } & (
  | { readonly kind: 'start-round'; readonly round: HostRound }
  | { readonly kind: 'ask'; readonly question: HostQuestion }
  | { readonly kind: 'count-down'; readonly seconds: number }
  | { readonly kind: 'close'; readonly round: HostRound }
  | { readonly kind: 'accept-late'; readonly round: HostRound; readonly teamid: string }
  | { readonly kind: 'grade'; readonly answers: readonly OpenAnswer[] }
  | { readonly kind: 'reveal'; readonly round: HostRound }
  | { readonly kind: 'publish'; readonly through: number; readonly unveiled: number | null }
  | { readonly kind: 'end-round'; readonly round: HostRound }
  | { readonly kind: 'break' }
  | { readonly kind: 'open-vote' }
  | { readonly kind: 'close-vote' }
  | { readonly kind: 'end-game' }
  | { readonly kind: 'finalize' }
);

/** How long each takes a quizmaster who reads aloud, in milliseconds. */
const takesMs = {
  lobby: 12_000,
  ask: 25_000,
  lastOrders: 15_000,
  close: 60_000,
  everybodyIn: 2_500,
  grade: 8_000,
  gradeTheRest: 40_000,
  reveal: 6_000,
  publish: 10_000,
  endRound: 25_000,
  break: 3_000,
  openVote: 6_000,
  vote: 30_000,
  /** Calls take their time, however fast the night is. */
  voteInARush: 160_000,
  everybodyHasVoted: 4_000,
  startRound: 20_000,
  end: 8_000,
  unveil: 5_000,
  finalize: 30_000,
} as const;

/** How long submissions stay open after the last question, as the countdown says it. */
const lastOrdersS = 45;
/** So many answers of a round are left for a person at the desk for a while. */
export const leftForPeople = 3;

/**
 * What the quizmaster of a game does next, and how long after the last change; undefined once the game is final. It reads the
 * game alone and remembers nothing: whoever had the game in between, and whatever they did, it goes on from there.
 *
 * @param vote of the best name, where `mayVote` says that there may be one
 * @param isRushed nobody watches: without a countdown, and with nothing left for people to grade
 */
export function nextStep(game: HostGame, isRushed: boolean, vote?: HostVote): Step | undefined {
  const { state, rounds } = game;
  if (state.status === 'finalized') return undefined;
  const last = rounds.length;
  if (state.status !== 'live') return afterTheEnd(game, last);
  const round = state.round_open ? rounds[state.round_index] : undefined;
  if (!round) return betweenRounds(game, isRushed, vote);

  const { round_order } = round;
  const next = round.questions.find(({ question_id }) => !state.asked.includes(question_id));
  const isClosed = !state.submissions_open && state.asked.length > 0;
  if (!isClosed) {
    if (next) {
      const afterMs = state.asked.length === 0 ? takesMs.everybodyIn : takesMs.ask;
      return { kind: 'ask', key: `ask ${next.question_id}`, afterMs, question: next };
    }
    if (isEverybodyIn(game, round_order)) return close(round, takesMs.everybodyIn);
    // A countdown that somebody has begun closes by itself.
    if (state.countdown || isRushed) return close(round, takesMs.close);
    return { kind: 'count-down', key: `count down ${round_order}`, afterMs: takesMs.lastOrders, seconds: lastOrdersS };
  }
  return afterTheClose(game, round, isRushed);
}

function close(round: HostRound, afterMs: number): Step {
  return { kind: 'close', key: `close ${round.round_order}`, afterMs, round };
}

/** Whether a vote may be open that is to be closed: after any round, as whoever had the game in between may have gone on with it open. */
export function mayVote({ state }: HostGame): boolean {
  return state.status === 'live' && !state.round_open && state.round_index >= 0;
}

/** Whether a vote is opened now, for the best name of a team: in the second break, when everybody knows them, or in the only one. */
function votesNow({ state, rounds }: HostGame): boolean {
  return state.paused === true && rounds.length > 1 && state.round_index === Math.min(1, rounds.length - 2);
}

function betweenRounds(game: HostGame, isRushed: boolean, vote: HostVote | undefined): Step {
  const { state, rounds } = game;
  const next = rounds[state.round_index + 1];
  const voting = vote && stepOfVote(vote, isRushed, votesNow(game));
  if (voting) return voting;
  if (!next) return { kind: 'end-game', key: 'end', afterMs: takesMs.end };
  const isFirst = state.round_index < 0;
  if (isFirst || state.paused) {
    const afterMs = isFirst ? takesMs.lobby : takesMs.startRound;
    return { kind: 'start-round', key: `start ${next.round_order}`, afterMs, round: next };
  }
  return { kind: 'break', key: `break before ${next.round_order}`, afterMs: takesMs.break };
}

/** Opened once, and closed when everybody has voted or had time to; its winner is on the big screen until the next round. */
function stepOfVote({ state, candidates, voted, of }: HostVote, isRushed: boolean, mayOpen: boolean): Step | undefined {
  if (mayOpen && state === 'none' && candidates > 1)
    return { kind: 'open-vote', key: 'open the vote', afterMs: takesMs.openVote };
  if (state !== 'open') return undefined;
  const restMs = isRushed ? takesMs.voteInARush : takesMs.vote;
  return { kind: 'close-vote', key: 'close the vote', afterMs: voted >= of ? takesMs.everybodyHasVoted : restMs };
}

/** Late ones in, graded, told, on the board: one after the other. What is handed in with the telling is graded after it. */
function afterTheClose(game: HostGame, round: HostRound, isRushed: boolean): Step {
  const { round_order } = round;
  const { revealed = [], board_through = 0 } = game.state;
  const late = game.teams.find(({ submitted }) => submitted[round_order]?.late);
  if (late) {
    const key = `accept late ${round_order} ${late.teamid}`;
    return { kind: 'accept-late', key, afterMs: takesMs.grade, round, teamid: late.teamid };
  }
  const open = openAnswers(game, round);
  const left = isRushed ? [] : open.filter(({ isSure }) => !isSure).slice(0, leftForPeople);
  const now = open.filter((answer) => !left.includes(answer));
  if (now.length > 0) {
    return { kind: 'grade', key: `grade ${round_order} ${now.length}`, afterMs: takesMs.grade, answers: now };
  }
  if (left.length > 0) {
    return { kind: 'grade', key: `grade the rest ${round_order}`, afterMs: takesMs.gradeTheRest, answers: left };
  }
  if (!revealed.includes(round_order)) {
    return { kind: 'reveal', key: `reveal ${round_order}`, afterMs: takesMs.reveal, round };
  }
  // The board of the last round is that of the winners, which is unveiled after the end.
  if (board_through < round_order && round_order < game.rounds.length) {
    return {
      kind: 'publish',
      key: `board ${round_order}`,
      afterMs: takesMs.publish,
      through: round_order,
      unveiled: null,
    };
  }
  return { kind: 'end-round', key: `end ${round_order}`, afterMs: takesMs.endRound, round };
}

/** The winners: the teams are unveiled from the last to the first. */
function afterTheEnd(game: HostGame, last: number): Step {
  const { state, rounds } = game;
  const teams = countedTeams(game);
  const { board_through = 0, unveiled } = state;
  const isAllTold = board_through >= last && unveiled === undefined;
  if (isAllTold || teams.length === 0 || rounds.every(({ asked }) => asked.length === 0)) {
    return { kind: 'finalize', key: 'finalize', afterMs: takesMs.finalize };
  }
  const next = board_through < last ? 1 : (unveiled ?? 0) + 1;
  const all = next >= teams.length;
  return {
    ...{ kind: 'publish', key: `unveil ${next}`, afterMs: takesMs.unveil, through: last },
    unveiled: all ? null : next,
  };
}

function isEverybodyIn(game: HostGame, round_order: number): boolean {
  const onPhones = countedTeams(game).filter(({ paper }) => !paper);
  return onPhones.length > 0 && onPhones.every(({ submitted }) => submitted[round_order] !== undefined);
}

import type { ToClose } from './at-close.ts';
import type { Change, Decision, Moment } from './decision.ts';
import { details } from './details.ts';
import { finalBoard, finalResults } from './grading/board.ts';
import { resultsChanged } from './grading/results-changed.ts';
import { uncounted } from './people/doors.ts';
import { removeEmptyTeam } from './people/leaving.ts';
import { toPlayers } from './recipients.ts';
import { Refusal } from './refusal.ts';
import {
  endOpenRound,
  type HostReply,
  noStep,
  refuseEnded,
  reloadGame,
  type Step,
  setGame,
  unchanged,
  withHostState,
} from './rounds.ts';
import type { Game, GameState } from './state/game-state.ts';
import type { GradedGame } from './state/graded-game.ts';
import type { GameTeam, TeamHoldings } from './state/people.ts';

/** A game, and while its doors are closed the teams that they keep: those on phones that nobody is on, or waits with any more. */
export interface WithEmptyTeams {
  readonly empty: readonly { readonly team: GameTeam; readonly holdings: TeamHoldings }[];
}

/** A game to end, with what is handed in then, and the empty teams that go. */
export interface ToEnd extends ToClose, WithEmptyTeams {}

/** Ends the game; an open round ends first. Answers that arrive later are kept as late. Empty teams come on no final board. */
export function endGame(state: ToEnd, _command: object, moment: Moment): Decision<HostReply> {
  return state.game.status === 'live' ? withHostState(state, endOpenGame(state, moment)) : unchanged(state);
}

/** A game, and whether another open game has its code now: codes are used again after a month. */
export interface ToReopen extends GameState {
  readonly isCodeTaken: boolean;
}

/** Reopens an ended game: it continues where it ended, and everybody loads it. Final results stay final. */
export function reopenGame({ isCodeTaken, ...state }: ToReopen): Decision<HostReply> {
  const { status } = state.game;
  if (isCodeTaken) throw new Refusal(409, details.codeInUse);
  if (status === 'live') return unchanged(state);
  if (status === 'finalized') throw new Refusal(409, details.gameFinal);
  refuseCancelled(state.game);
  const step = { changes: [setGame({ status: 'live', ended_at: null })], messages: [reloadGame] };
  return withHostState(state, step, { soon: 'all' });
}

/** A game to finalize, with what its final results depend on. */
export interface ToFinalize extends ToEnd, GradedGame {}

/** Makes the results final: nothing is accepted any more, not even as late (OPEN-34). A live game ends first. */
export function finalizeGame(state: ToFinalize, _command: object, moment: Moment): Decision<HostReply> {
  const { game, rounds } = state;
  if (game.status === 'finalized') return unchanged(state);
  refuseCancelled(game);
  const step: Step = game.status === 'live' ? endOpenGame(state, moment) : noStep;
  const results = finalResults({ ...state, ...gradedAfter(state, step.changes) }, moment.now);
  const told = game.board_through > 0 ? resultsChanged(game) : { changes: [], messages: [] };
  return withHostState(state, {
    ...step,
    changes: [
      ...step.changes,
      setGame({ status: 'finalized', ...finalBoard(game, rounds.length) }),
      ...results.map((row) => ({ kind: 'final-result', row }) as const),
      ...told.changes,
    ],
    messages: [...step.messages, ...told.messages],
  });
}

/** Sets whether what a team has saved is handed in at the close, from the next close on (decision 22). */
export function setSubmitAtClose(
  state: GameState,
  { submit_at_close }: { readonly submit_at_close: boolean },
): Decision<HostReply> {
  refuseEnded(state.game);
  if (state.game.submit_at_close === submit_at_close) return unchanged(state);
  return withHostState(state, { changes: [setGame({ submit_at_close })], messages: [] });
}

/**
 * Closes the doors of a game, or opens them: while they are closed nobody new comes in by the code. Its players come back in,
 * teammates join by their team's own code, and the quizmaster adds teams by hand. Teams that everybody has left stay meanwhile;
 * those without answers go as the doors open, when anybody can bring them again.
 */
export function setDoors(
  { empty, ...state }: GameState & WithEmptyTeams,
  { closed }: { readonly closed: boolean },
  { now }: Moment,
): Decision<HostReply> {
  refuseEnded(state.game);
  if ((state.game.doors_closed_at !== null) === closed) return unchanged(state);
  const removed = closed ? noStep : removeEmpty(empty, now);
  const doors = setGame({ doors_closed_at: closed ? now : null });
  return withHostState(state, { ...removed, changes: [doors, ...removed.changes] });
}

/** Takes the teams out that nobody is on, but those that have answered. */
function removeEmpty(empty: WithEmptyTeams['empty'], now: number): Step {
  const without = uncounted(empty.map(({ team, holdings }) => ({ team, ...holdings })));
  const going = empty.filter(({ team }) => without.has(team.teamid));
  const removed = going.map(({ team, holdings }) => removeEmptyTeam(team, holdings, now));
  const heardOf = going.filter(({ team }) => team.waiting_since === null).map(({ team }) => team.teamid);
  return {
    changes: removed.flatMap(({ changes }) => changes),
    messages: removed.flatMap(({ messages }) => messages),
    ...(heardOf.length > 0 && { hostNews: { now: heardOf, watchers: true } }),
  };
}

/** A cancelled game has no end to take back or to make final. */
function refuseCancelled({ status }: Pick<Game, 'status'>): void {
  if (status === 'cancelled') throw new Refusal(409, details.gameCancelled);
}

/** The submissions with those that the changes hand in, and the teams without those that they take out. */
function gradedAfter(
  { submissions, teams }: GradedGame,
  changes: readonly Change[],
): Pick<GradedGame, 'submissions' | 'teams'> {
  const handedIn = changes.flatMap((change) => (change.kind === 'submission' ? [change.row] : []));
  const gone = new Set(changes.flatMap((change) => (change.kind === 'team' ? [change.teamid] : [])));
  return { submissions: [...submissions, ...handedIn], teams: teams.filter(({ teamid }) => !gone.has(teamid)) };
}

function endOpenGame(state: ToEnd, moment: Moment): Step {
  const step = endOpenRound(state, moment);
  const removed = removeEmpty(state.empty, moment.now);
  const isPaused = state.game.paused_at !== null;
  const hostNews = { ...step.hostNews, ...removed.hostNews };
  return {
    ...(Object.keys(hostNews).length > 0 && { hostNews }),
    changes: [
      ...step.changes,
      ...removed.changes,
      setGame({ status: 'ended', ended_at: moment.now, ...(isPaused && { paused_at: null }) }),
    ],
    messages: [
      ...step.messages,
      ...removed.messages,
      ...(isPaused ? [toPlayers({ type: 'PAUSE', paused: false })] : []),
      toPlayers({ type: 'END_GAME' }),
    ],
  };
}

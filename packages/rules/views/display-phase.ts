import type { DisplayPhase } from '@snug/contract';
import { askedOf, currentRound, type GameState, isRevealed, type Round } from '../state/game-state.ts';
import type { StoredVote } from '../state/photos.ts';

/** What the phase is made of. */
export type SeenState = GameState & { readonly votes: readonly StoredVote[] };

/**
 * What the room sees now. While a round is played that is the round; once it has closed, it is whatever was told last: pens
 * down, the answers, a board, a vote. A board that is being unveiled stays through a break, and so does a vote.
 */
export function displayPhase(state: SeenState): DisplayPhase {
  const { game, rounds } = state;
  if (game.status === 'cancelled') return 'cancelled';
  const board = game.board_through === 0 ? undefined : isFinalBoard(state) ? 'winners' : 'board';
  if (isOver(game)) return afterTheEnd(state, board);
  if (board && game.unveiled !== null && !game.submissions_open) return board;
  const isPlayed = isRoundPlayed(state);
  const vote = shownVote(state);
  if (game.paused_at !== null) {
    const isShown = vote && !isPlayed && (vote.closed_at ?? game.paused_at) >= game.paused_at;
    return isShown ? 'vote' : 'break';
  }
  const round = currentRound(state);
  if (!round) return 'welcome';
  if (isPlayed) return askedOf(state.questions, round.round_id).length > 0 ? 'question' : 'round';
  const told: readonly (readonly [DisplayPhase, number])[] = [
    ['closed', round.closed_at ?? round.started_at ?? 0],
    ...rounds.filter(isRevealed).map(({ revealed_at }) => ['answers', revealed_at ?? 0] as const),
    ...(board ? [[board, game.board_at ?? 0] as const] : []),
    ...(vote ? [['vote', toldAt(vote)] as const] : []),
  ];
  // Of two at one moment the later of the list, which is the order of an evening.
  return told.reduce((latest, each) => (each[1] >= latest[1] ? each : latest))[0];
}

/** The vote that the room is told of: one that is open, else the result that came last and was not taken off. */
export function shownVote({ votes }: Pick<SeenState, 'votes'>): StoredVote | undefined {
  return votes
    .filter(({ hidden_at }) => hidden_at === null)
    .sort((a, b) => Number(a.closed_at === null) - Number(b.closed_at === null) || toldAt(a) - toldAt(b))
    .at(-1);
}

function toldAt({ opened_at, closed_at }: StoredVote): number {
  return closed_at ?? opened_at;
}

/** The round whose answers were told last. */
export function toldLast(rounds: readonly Round[]): Round | undefined {
  return rounds
    .filter(isRevealed)
    .reduce<Round | undefined>(
      (latest, each) => ((each.revealed_at ?? 0) >= (latest?.revealed_at ?? 0) ? each : latest),
      undefined,
    );
}

/** Whether the published board has every round of the game: all that count, or after the end all that were played. */
export function isFinalBoard({ game, rounds }: Pick<GameState, 'game' | 'rounds'>): boolean {
  const last = rounds.filter(({ tiebreaker }) => !tiebreaker).at(-1)?.round_order ?? 0;
  const needed = isOver(game) ? Math.min(last, game.round_index + 1) : last;
  return game.board_through > 0 && game.board_through >= needed;
}

export function isOver({ status }: GameState['game']): boolean {
  return status === 'ended' || status === 'finalized';
}

function afterTheEnd(state: SeenState, told: DisplayPhase | undefined): DisplayPhase {
  const { game, rounds } = state;
  const vote = shownVote(state);
  const ended_at = game.ended_at ?? Number.POSITIVE_INFINITY;
  // A board between two rounds is over with the game, too, unless it is still being unveiled.
  const isBetween = told === 'board' && (game.board_at ?? 0) < ended_at && game.unveiled === null;
  const board = isBetween ? undefined : told;
  // What is still open at the end goes on; a result from before it is over.
  const isAfter = vote && (vote.closed_at ?? ended_at) >= ended_at;
  if (isAfter && toldAt(vote) >= (board ? (game.board_at ?? 0) : 0)) return 'vote';
  if (board) return board;
  const toldAfter = (toldLast(rounds)?.revealed_at ?? 0) > ended_at;
  return toldAfter ? 'answers' : 'ended';
}

/** Whether teams still think about the round: it is on their phones, and has not closed since it was last opened. */
export function isRoundPlayed(state: Pick<GameState, 'game' | 'rounds'>): boolean {
  const { game } = state;
  const round = currentRound(state);
  if (!round) return false;
  return (
    game.submissions_open ||
    (game.round_open && game.round_shown && round.closed_at === null && round.revealed_at === null)
  );
}

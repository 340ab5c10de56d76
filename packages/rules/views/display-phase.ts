import type { DisplayPhase } from '@snug/contract';
import { askedOf, currentRound, type GameState, isRevealed, type Round } from '../state/game-state.ts';

/**
 * What the room sees now. While a round is played that is the round; once it has closed, whatever was told last: pens down,
 * the answers, a board. A board that is being unveiled stays through a break.
 */
export function displayPhase(state: GameState): DisplayPhase {
  const { game, rounds } = state;
  if (game.status === 'cancelled') return 'cancelled';
  const board = game.board_through === 0 ? undefined : isFinalBoard(state) ? 'winners' : 'board';
  if (isOver(game)) return afterTheEnd(state, board);
  if (board && game.unveiled !== null && !game.submissions_open) return board;
  if (game.paused_at !== null) return 'break';
  const round = currentRound(state);
  if (!round) return 'welcome';
  if (isPlayed(state, round)) return askedOf(state.questions, round.round_id).length > 0 ? 'question' : 'round';
  const told: readonly (readonly [DisplayPhase, number])[] = [
    ['closed', round.closed_at ?? round.started_at ?? 0],
    ...rounds.filter(isRevealed).map(({ revealed_at }) => ['answers', revealed_at ?? 0] as const),
    ...(board ? [[board, game.board_at ?? 0] as const] : []),
  ];
  // Of two at one moment the later of the list, which is the order of an evening.
  return told.reduce((latest, each) => (each[1] >= latest[1] ? each : latest))[0];
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

function isOver({ status }: GameState['game']): boolean {
  return status === 'ended' || status === 'finalized';
}

function afterTheEnd({ game, rounds }: GameState, board: DisplayPhase | undefined): DisplayPhase {
  if (board) return board;
  const toldAfter = (toldLast(rounds)?.revealed_at ?? 0) > (game.ended_at ?? Number.POSITIVE_INFINITY);
  return toldAfter ? 'answers' : 'ended';
}

/** Whether teams still think about the round: it is on their phones, and has not closed since it was last opened. */
function isPlayed({ game }: GameState, { closed_at, revealed_at }: Round): boolean {
  return game.submissions_open || (game.round_open && game.round_shown && closed_at === null && revealed_at === null);
}

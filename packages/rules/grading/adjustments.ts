import { type Adjustment, adjustmentsPerGameMax } from '@snug/contract';
import { type Change, type Decision, type Moment, nothingNew } from '../decision.ts';
import { details } from '../details.ts';
import { Refusal } from '../refusal.ts';
import { refuseFinal } from '../rounds.ts';
import type { Game } from '../state/game-state.ts';
import { adjustmentView, type Grader, type StoredAdjustment } from '../state/graded-game.ts';
import { resultsChangedIn } from './results-changed.ts';
import { reasonOf } from './sentence.ts';

/** A game's bonuses and penalties, those taken back included. */
export interface ToAdjust {
  readonly game: Pick<Game, 'game_id' | 'status' | 'board_through' | 'results_version'>;
  readonly adjustments: readonly StoredAdjustment[];
  /** Whether the team plays in the game. */
  readonly isHere: boolean;
  readonly roundExists: boolean;
}

export interface Adjust {
  readonly by: Grader;
  readonly teamid: string;
  readonly round_order: number | null;
  readonly points: number;
  readonly reason: string;
  readonly idempotencyKey: string | undefined;
}

interface AdjustReply {
  readonly adjustments: Adjustment[];
}

/** Gives or takes points, with a reason. A repeat of the request gives nothing twice. */
export function adjustPoints(state: ToAdjust, command: Adjust, { now, newId }: Moment): Decision<AdjustReply> {
  const { game, adjustments, isHere, roundExists } = state;
  const { idempotencyKey = null, teamid, round_order, points } = command;
  refuseFinal(game);
  const isRepeat = adjustments.some(
    ({ idempotency_key }) => idempotency_key !== null && idempotency_key === idempotencyKey,
  );
  if (isRepeat) return nothingNew({ adjustments: standing(adjustments) });
  if (adjustments.length >= adjustmentsPerGameMax) throw new Refusal(409, details.tooManyAdjustments);
  if (!isHere) throw new Refusal(404, details.gameTeamNotFound);
  if (!roundExists) throw new Refusal(404, details.roundNotFound);
  const row: StoredAdjustment = {
    adjustment_id: newId(),
    game_id: game.game_id,
    teamid,
    round_order,
    points,
    reason: reasonOf(command.reason),
    by: command.by.name,
    at: now,
    withdrawn_at: null,
    idempotency_key: idempotencyKey,
  };
  return adjusted(state, { kind: 'adjustment', row }, [...adjustments, row], row);
}

/** Takes a bonus or a penalty back. */
export function withdrawAdjustment(
  state: Pick<ToAdjust, 'game' | 'adjustments'>,
  { adjustment_id }: { readonly adjustment_id: string },
  { now }: Moment,
): Decision<AdjustReply> {
  const { game, adjustments } = state;
  refuseFinal(game);
  const row = adjustments.find((each) => each.adjustment_id === adjustment_id);
  if (!row) throw new Refusal(404, details.adjustmentNotFound);
  if (row.withdrawn_at !== null) return nothingNew({ adjustments: standing(adjustments) });
  const others = adjustments.filter((each) => each !== row);
  return adjusted(state, { kind: 'withdraw-adjustment', adjustment_id, at: now }, others, row);
}

function adjusted(
  { game }: Pick<ToAdjust, 'game'>,
  change: Change,
  after: readonly StoredAdjustment[],
  { round_order }: StoredAdjustment,
): Decision<AdjustReply> {
  const results = resultsChangedIn(game, { round_order: round_order ?? 1, revealed_at: null });
  const adjustments = standing(after);
  return {
    changes: [change, ...results.changes],
    messages: [{ to: 'host', message: { type: 'HOST_ADJUSTMENTS', adjustments } }, ...results.messages],
    reply: { adjustments },
  };
}

function standing(all: readonly StoredAdjustment[]): Adjustment[] {
  return all.filter(({ withdrawn_at }) => withdrawn_at === null).map(adjustmentView);
}

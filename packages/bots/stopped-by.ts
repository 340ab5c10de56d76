import type { HostGame, RehearsalFinding } from '@snug/contract';
import { StepRefused } from './quizmaster.ts';

/** What a night that was refused to go on found; undefined: it ended for another reason. */
export function stoppedBy(error: unknown, game: HostGame | undefined): RehearsalFinding | undefined {
  if (!(error instanceof StepRefused)) return undefined;
  const round_order = (game?.state.round_index ?? -1) + 1;
  return { kind: 'refused', round_order, question_id: '', question_index: -1, text: error.detail };
}

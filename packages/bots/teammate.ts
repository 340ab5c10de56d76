import type { GameClient } from '@snug/client';
import { planAnswer } from './answers.ts';
import { chanceOf } from './chance.ts';
import type { Night } from './night.ts';
import type { TablePlan } from './tables.ts';

/** A teammate suggests something to six questions in ten, and leaves the others to the captain. */
const suggests = 0.6;

/** Plays somebody beside the captain, who suggests answers from a phone of their own. Returns what stops it. */
export function playTeammate(
  plan: TablePlan,
  game: Pick<GameClient, 'get' | 'subscribe' | 'suggest'>,
  { seed, pace, signal, keyOf, failed }: Pick<Night, 'seed' | 'pace' | 'signal' | 'keyOf' | 'failed'>,
): () => void {
  const seen = new Set<string>();

  function look(): void {
    for (const { question_id } of game.get().view?.round?.asked ?? []) {
      if (seen.has(question_id) || signal.aborted) continue;
      seen.add(question_id);
      suggest(question_id).catch((error) => {
        // A round may close under a suggestion, and people shrug at that too.
        if (!signal.aborted && isAsked(question_id)) failed(error);
      });
    }
  }

  const isAsked = (question_id: string) =>
    game.get().view?.round?.asked.some((each) => each.question_id === question_id) ?? false;

  async function suggest(question_id: string): Promise<void> {
    const key = keyOf(question_id);
    if (!key || chanceOf(seed, plan.name, question_id, 'suggests') >= suggests) return;
    const { suggestion } = planAnswer(seed, plan, key.question, key.round);
    await pace.wait(suggestion.atMs, signal);
    if (isAsked(question_id) && game.get().view?.submissions_open) await game.suggest(question_id, suggestion.text);
  }

  const unsubscribe = game.subscribe(look);
  look();
  return unsubscribe;
}

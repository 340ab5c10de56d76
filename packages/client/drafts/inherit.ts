import type { Question } from '@snug/contract';
import type { Game } from '../game/game.ts';
import { viewOf } from '../game/with-view.ts';
import { textsOf } from './texts.ts';
import { withDraft } from './with-draft.ts';

/**
 * In a single-answer round the inputs of a new question start with the texts of the previous one (ROUND-04), for a member
 * with those not suggested yet. After a load this applies to every question without texts: it was asked while the device was
 * away.
 */
export function inherit(game: Game, before?: Game): Game {
  const { round, me, suggested } = viewOf(game);
  if (!round?.single_answer) return game;
  const state = me.is_captain ? 'local' : 'unsuggested';
  const known = new Set(before?.view?.round?.asked.map(({ question_id }) => question_id));
  return round.asked.reduce((next, question, place) => {
    const previous = round.asked[place - 1];
    if (!previous || known.has(question.question_id) || next.drafts[question.question_id]) return next;
    // What was typed for another team is not this one's previous answer.
    const { question_id } = previous;
    const held = next.drafts[question_id]?.moved ? (suggested[question_id] ?? []) : textsOf(next, previous);
    const texts = textsFor(held, question);
    if (texts.every((text) => text === '')) return next;
    if (!me.is_captain && next.drafts[question_id]?.state === 'saved') return next;
    return withDraft(next, question.question_id, { texts, state });
  }, game);
}

function textsFor(texts: readonly string[], { num_answers }: Question): string[] {
  return Array.from({ length: num_answers }, (_, index) => texts[index] ?? '');
}

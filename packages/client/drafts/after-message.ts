import type { Game } from '../game/game.ts';
import { viewOf, withView } from '../game/with-view.ts';
import { withPendingDouble } from './pending.ts';
import { areSame } from './same-texts.ts';
import { questionOf } from './texts.ts';
import { transitions } from './transitions.ts';
import { confirmed, withDraft, withState } from './with-draft.ts';
import { isDraftWrite } from './write.ts';

/** What a message means for the drafts of this device, whatever it was: those of a new question, and those that came late. */
export function afterMessage(before: Game, after: Game): Game {
  const round = after.view?.round;
  if (!before.view || !round) return after;
  const isSame = round.round_id === before.view.round?.round_id;
  let game = withPendingDouble(isSame ? after : { ...after, savedDouble: round.doubled });
  for (const write of newlyAsked(before, game))
    game = transitions.local(game, { type: 'local', write, pending: game.pending });
  // Submissions are open again: a late answer may be in time now, and is tried again as after a load.
  for (const [id, { state, own }] of Object.entries(game.drafts))
    if (viewOf(game).submissions_open && state === 'late' && own) game = withState(game, id, 'local');
  return game;
}

/** The pending writes to questions that this tab did not know until now: taken over from another tab that did. */
export function newlyAsked(before: Game, after: Game) {
  return after.pending
    .filter(isDraftWrite)
    .filter(({ question_id }) => questionOf(after, question_id) && !questionOf(before, question_id));
}

/** The captain's devices hear what was saved for a question (CAPTAIN_SUGGEST). */
export function heard(game: Game, questionId: string, texts: readonly string[]): Game {
  // A draft that is not confirmed yet stays: this message carries an older draft of this device, or another device's. Once
  // confirmed, the captain's devices follow the latest save.
  const { own, state } = game.drafts[questionId] ?? {};
  // The quizmaster has accepted a late answer: it is told of as if it was saved now.
  const draft = game.drafts[questionId];
  if (draft?.state === 'late' && areSame(draft.texts, texts))
    return confirmed(withState(game, questionId, 'saved'), questionId);
  // An unsent draft stays unconfirmed even if the texts are the same.
  if (own) return state === 'local' ? game : confirmed(game, questionId);
  return withDraft(game, questionId, { texts, state: 'saved' });
}

/**
 * The drafts when a submitted round is open again: each question shows what the server was sent for it before, even if other
 * texts were submitted. Texts that the server had only through the withdrawn submission, or refused because of it, exist
 * only on this device now and wait to be sent like anything typed; but not those typed for another team.
 */
export function reopened(game: Game): Game {
  const { me, suggested } = viewOf(game);
  if (!me.is_captain) return game;
  return Object.entries(game.drafts).reduce((next, [id, { texts, state, moved }]) => {
    const held = suggested[id] ?? [];
    const isGone = state === 'saved' && !areSame(held, texts);
    if (isGone && held.some((text) => text)) return withDraft(next, id, { texts: held, state });
    return isGone || (state === 'refused' && !moved) ? withDraft(next, id, { texts, state: 'local', own: true }) : next;
  }, game);
}

/**
 * My drafts when I become captain: I continue from the answers the server holds. A member's inputs start empty: what I saved as
 * captain are the team's answers, and what was on its way becomes a suggestion.
 */
export function handedOver(game: Game, isCaptain: boolean): Game {
  const { suggested } = viewOf(game);
  if (isCaptain) {
    const held = Object.entries(suggested).map(([id, texts]) => [id, { texts, state: 'saved' as const }]);
    return { ...game, drafts: Object.fromEntries(held) };
  }
  const mine = Object.entries(game.drafts).flatMap(([id, { texts, state }]) =>
    state === 'saved' ? [[id, texts]] : [],
  );
  return { ...withView(game, { suggested: { ...suggested, ...Object.fromEntries(mine) } }), drafts: {} };
}

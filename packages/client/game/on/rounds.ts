import type { Message, RoundMessage } from '@snug/contract';
import { reopened } from '../../drafts/after-message.ts';
import { inherit } from '../../drafts/inherit.ts';
import { withoutDraft } from '../../drafts/with-draft.ts';
import { clientErrors } from '../../words.ts';
import { fresh } from '../fresh.ts';
import type { Game } from '../game.ts';
import { mergeAsked } from '../merge-asked.ts';
import type { HandlersFor } from '../reducer.ts';
import { say } from '../say.ts';
import { sayArrived, sayRound } from '../say-arrived.ts';
import { takenBack } from '../taken-back.ts';
import { withSideEffect } from '../with-side-effect.ts';
import { viewOf, withRound, withView } from '../with-view.ts';

export const rounds: HandlersFor<Message, Game, RoundMessage['type']> = {
  ASK: (game, { asked, submissions_open = false }) => {
    const { round, submissions_open: isOpen } = viewOf(game);
    const next = withView(game, {
      game_started: true,
      submissions_open: submissions_open || isOpen,
      round: round && { ...round, asked: mergeAsked(round, asked) },
    });
    return sayArrived(inherit(next, game), viewOf(game).round);
  },

  RECALL: (game, { question_id, question_index }) => {
    const { round, submissions_open } = viewOf(game);
    if (!round) throw new Error(clientErrors.noRound);
    // The server withdraws the round's submissions with the question.
    const { round_order } = round;
    const open = withSideEffect(withRound(takenBack(game, round_order), { submitted: false }), {
      round_order,
    });
    const withdrawn = round.submitted ? reopened(open) : open;
    // By id; falls back to the index for a server that sends no id (OPEN-38).
    const recalled =
      round.asked.find((question) => question.question_id === question_id) ??
      round.asked.find((question) => question.question_index === question_index);
    if (!recalled) return withdrawn;
    const asked = round.asked.filter((question) => question !== recalled);
    const next = withoutDraft(withRound(withdrawn, { asked }), recalled.question_id);
    const number = round.asked.indexOf(recalled) + 1;
    return say(next, 'question-recalled', { number, again: round.submitted || !submissions_open });
  },

  ROUND_START: (game, { round, round_index, restart }) => {
    const { lastRevealed: _, isClosed: __, ...rest } = game;
    const next = sayRound(withView(rest, { round: fresh(round), round_index }), round);
    // After two loads in a row the next one may take half a minute: until then the round shows without its questions, and
    // the drafts they had are no longer certain to be on the server.
    if (restart) return withSideEffect(viewOf(game).round ? { ...rest, said: next.said } : reopened(next), 'load');
    return { ...next, drafts: {}, submitting: { state: 'idle' } };
  },

  ROUND_END: (game) => {
    const next = withView(game, { round: null });
    return viewOf(game).round ? say(next, 'round-ended') : next;
  },

  OPEN_SUBMISSIONS: (game) => {
    // An earlier reminder does not tell who is thinking now.
    const { nudge: _, isClosed: __, ...unreminded } = game;
    const next = withView(withRound(unreminded, { handed_in: undefined }), { submissions_open: true });
    // That the round is open again was said with the recall or the reset before.
    const isSaid = game.roundNotice && game.roundNotice.key !== 'closed';
    return isSaid || viewOf(game).submissions_open ? next : say(next, 'submissions-open');
  },

  CLOSE_SUBMISSIONS: (game, { keep_round }) => {
    const next = withView(game, keep_round ? { submissions_open: false } : { submissions_open: false, round: null });
    return viewOf(game).submissions_open
      ? say({ ...next, isClosed: true }, 'submissions-closed', {}, 'assertive')
      : next;
  },
};

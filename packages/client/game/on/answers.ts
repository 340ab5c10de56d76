import type { AnswerMessage, Message } from '@snug/contract';
import { questionOf, reopened, settled, withDraft } from '../drafts.ts';
import type { Game } from '../game.ts';
import type { HandlersFor } from '../reducer.ts';
import { say } from '../say.ts';
import { isMine, viewOf, withRound, withView } from '../with-view.ts';

/** Messages of other teams change nothing (OPEN-40). */
export const answers: HandlersFor<Message, Game, AnswerMessage['type']> = {
  SUBMIT_ANSWER: (game, { teamid, round_order, submission }) => {
    if (!isMine(game, teamid)) return game;
    return withView(game, { submitted: { ...viewOf(game).submitted, [round_order]: submission } });
  },

  TEAM_SUBMITTED: (game, { teamid, round_order }) => {
    const { round } = viewOf(game);
    if (!isMine(game, teamid) || round?.round_order !== round_order || round.submitted) return game;
    return say(withRound(game, { submitted: true }), 'round-submitted');
  },

  RESET_SUBMISSION: (game, { teamid, round_order }) => {
    if (!isMine(game, teamid)) return game;
    const { round, submitted } = viewOf(game);
    const { [round_order]: _, ...others } = submitted;
    const next = withView(game, { submitted: others });
    if (round?.round_order !== round_order || !round.submitted) return next;
    return say(reopened(withRound(next, { submitted: false })), 'submission-reset');
  },

  SET_DOUBLE: (game, { teamid, round_order, doubled }) => {
    const { round } = viewOf(game);
    if (!isMine(game, teamid) || round?.round_order !== round_order || round.doubled === doubled) return game;
    return say(withRound(game, { doubled }), doubled ? 'doubled' : 'undoubled');
  },

  SUGGEST: (game, { teamid, question_id, suggestion }) => {
    const { round, me } = viewOf(game);
    const question = questionOf(game, question_id);
    if (!isMine(game, teamid) || !round || !question) return game;
    const others = question.suggestions.filter(({ player_code }) => player_code !== suggestion.player_code);
    const suggested = { ...question, suggestions: [...others, suggestion] };
    const asked = round.asked.map((other) => (other === question ? suggested : other));
    const next = withRound(game, { asked });
    // Announces only the first suggestion to a question: a table of six would drown out the quizmaster.
    if (!me.is_captain || suggestion.player_code === me.player_code || question.suggestions.length > 0) return next;
    return say(next, 'suggestion', {
      name: suggestion.player_name,
      suggestion: suggestion.suggestion,
      number: round.asked.indexOf(question) + 1,
    });
  },

  CAPTAIN_SUGGEST: (game, { teamid, question_id, answers: texts }) => {
    if (!isMine(game, teamid)) return game;
    const { suggested, me } = viewOf(game);
    const next = withView(game, { suggested: { ...suggested, [question_id]: texts } });
    if (!me.is_captain) return next;
    // A draft that is not confirmed yet stays: this message carries an older draft of this device, or another device's. Once
    // confirmed, the captain's devices follow the latest save.
    const { own, state } = game.drafts[question_id] ?? {};
    // An unsent draft stays unconfirmed even if the texts are the same.
    if (own) return state === 'local' ? next : settled(next, question_id);
    return withDraft(next, question_id, { texts, state: 'saved' });
  },
};

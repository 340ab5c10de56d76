import type { AnswerMessage, Message } from '@snug/contract';
import { heard, reopened } from '../../drafts/after-message.ts';
import { ownSubmission, withSubmission } from '../../drafts/own-submission.ts';
import { questionOf } from '../../drafts/texts.ts';
import type { Game } from '../game.ts';
import type { HandlersFor } from '../reducer.ts';
import { say } from '../say.ts';
import { sayHandedIn } from '../say-handed-in.ts';
import { takenBack } from '../taken-back.ts';
import { withSideEffect } from '../with-side-effect.ts';
import { isMine, viewOf, withRound, withView } from '../with-view.ts';

/** Messages of other teams change nothing (OPEN-40). */
export const answers: HandlersFor<Message, Game, AnswerMessage['type']> = {
  SUBMIT_ANSWER: (game, { teamid, round_order, submission }) => {
    if (!isMine(game, teamid)) return game;
    const view = viewOf(game);
    const next = withView(game, withSubmission(view, round_order, submission));
    if (submission.at_close) return view.submitted[round_order] ? next : sayHandedIn(next, submission);
    const counts = ownSubmission(view, round_order)?.late && !submission.late;
    if (!counts) return next;
    return say({ ...next, accepted: { ...game.accepted, [round_order]: true } }, 'late-counts', {
      number: round_order,
    });
  },

  TEAM_SUBMITTED: (game, { teamid, round_order }) => {
    const { round, submitted } = viewOf(game);
    if (!isMine(game, teamid) || round?.round_order !== round_order || round.submitted) return game;
    const next = withRound(game, { submitted: true });
    // What the server has handed in is said with its number.
    return submitted[round_order]?.at_close ? next : say(next, 'round-submitted');
  },

  RESET_SUBMISSION: (game, { teamid, round_order, submission_id }) => {
    if (!isMine(game, teamid)) return game;
    const { round, submissions_open } = viewOf(game);
    const next = withSideEffect(takenBack(game, round_order), { round_order, submission_id });
    if (round?.round_order !== round_order || !round.submitted) return next;
    // After the close nothing is handed in for the team again.
    const open = reopened(withRound(next, { submitted: false, handed_in: submissions_open ? undefined : true }));
    return say(open, submissions_open ? 'submission-reset' : 'submissions-closed');
  },

  SET_DOUBLE: (game, { teamid, round_order, doubled }) => {
    const { round } = viewOf(game);
    if (!isMine(game, teamid) || round?.round_order !== round_order) return game;
    // Also where the screen already shows it: then only the reply was lost.
    const next = { ...game, savedDouble: doubled };
    if (round.doubled === doubled) return next;
    return say(withRound(next, { doubled }), doubled ? 'doubled' : 'undoubled', { rule: round.double_rule });
  },

  SUGGEST: (game, { teamid, question_id, suggestion }) => {
    const { round, me } = viewOf(game);
    const question = questionOf(game, question_id);
    if (!isMine(game, teamid) || !round || !question) return game;
    const others = question.suggestions.filter(({ player_code }) => player_code !== suggestion.player_code);
    const suggested = { ...question, suggestions: [...others, suggestion] };
    const asked = round.asked.map((other) => (other === question ? suggested : other));
    const next = withRound(game, { asked });
    if (suggestion.player_code === me.player_code) return me.is_captain ? next : say(next, 'suggested', suggestion);
    // Announces only the first suggestion to a question: a table of six would drown out the quizmaster.
    if (!me.is_captain || question.suggestions.length > 0) return next;
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
    return me.is_captain ? heard(next, question_id, texts) : next;
  },
};

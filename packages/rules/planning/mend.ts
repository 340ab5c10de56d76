import { foldAnswer, type HostQuestion } from '@snug/contract';
import { type Change, type Decision, nothingNew, type OutgoingMessage } from '../decision.ts';
import { details } from '../details.ts';
import { resultsChangedIn } from '../grading/results-changed.ts';
import { toPlayers } from '../recipients.ts';
import { Refusal } from '../refusal.ts';
import { questionOf, refuseFinal, reloadGame } from '../rounds.ts';
import { askedOf, currentRound, type GameState, isRevealed, type Question, type Round } from '../state/game-state.ts';
import { hostQuestionView } from '../views/question.ts';
import { revealedView } from '../views/round.ts';

/** What of a question can be mended. */
export type Mended = Pick<Question, 'question_text' | 'accepted' | 'notes' | 'image_alt'>;

export interface MendQuestion extends Mended {
  readonly question_id: string;
  /** The accepted texts that the quizmaster has looked at; undefined: whatever they are. */
  readonly seen?: readonly (readonly string[])[] | undefined;
}

/**
 * Mends a typo in a question, asked or not, in the game and in the pack that it was made from. Answers, suggestions and
 * submissions stay: they are of the question, not of its text. Phones that show it load again; a revealed round is revealed
 * again; what is not graded by hand counts by the new key. In a round of clues all clues have the same key.
 */
export function mendQuestion(
  state: GameState,
  { question_id, seen, ...mended }: MendQuestion,
): Decision<{ question: HostQuestion }> {
  refuseFinal(state.game);
  const question = questionOf(state, question_id);
  const round = state.rounds.find(({ round_id }) => round_id === question.round_id);
  // A spelling that somebody else has accepted meanwhile would be gone.
  if (seen && JSON.stringify(seen) !== JSON.stringify(question.accepted)) {
    throw new Refusal(409, details.changedMeanwhile);
  }
  if (mended.question_text.trim() === '') throw new Refusal(400, details.questionTextNeeded);
  if (mended.accepted.length !== question.num_answers || mended.accepted.some((texts) => texts.length === 0)) {
    throw new Refusal(400, details.answersNeeded);
  }
  refuseUnreachable(question, round, mended.accepted);

  const inRound = round?.single_answer
    ? state.questions.filter((each) => each.round_id === question.round_id)
    : [question];
  const after = inRound.map((each) => {
    return { ...each, accepted: mended.accepted, ...(each.question_id === question_id && mended) };
  });
  const changed = after.filter((each, nth) => !isSame(each, inRound[nth]));
  const mendedOne = after.find((each) => each.question_id === question_id) ?? question;
  const reply = { question: hostQuestionView(mendedOne) };
  if (!round || changed.length === 0) return nothingNew(reply);

  const hasNewKey = changed.some((each) => !isSameKey(each, questionOf(state, each.question_id)));
  const results = hasNewKey ? resultsChangedIn(state.game, round) : { changes: [], messages: [] };
  return {
    changes: [...changed.flatMap((each) => changesOf(each, round)), ...results.changes],
    messages: [
      ...toldAgain(state, round, changed),
      ...changed.map(
        (each) => ({ to: 'host', message: { type: 'HOST_QUESTION', question: hostQuestionView(each) } }) as const,
      ),
      ...results.messages,
    ],
    reply,
  };
}

/** Phones choose from a list: at least one accepted text of each answer stays on it, if one was, so that somebody can be right. */
function refuseUnreachable(question: Question, round: Round | undefined, accepted: Question['accepted']): void {
  const list = question.matches.length > 0 ? question.matches : (round?.matches ?? []);
  const choices = new Set(list.map(foldAnswer));
  const isOnList = (texts: readonly string[]) => texts.some((text) => choices.has(foldAnswer(text)));
  const isLost = question.accepted.some((texts, part) => isOnList(texts) && !isOnList(accepted[part] ?? []));
  if (isLost) throw new Refusal(400, details.answerNotListed);
}

function changesOf({ question_id, question_index, ...question }: Question, { round_order }: Round): Change[] {
  const { question_text, accepted, notes, image_alt } = question;
  const set = { question_text, accepted, notes, image_alt };
  return [
    { kind: 'question', question_id, set },
    { kind: 'pack-question', round_order, question_index, set },
  ];
}

/** What phones hear: those that show a question of the round load again, and a round that is revealed is told again. */
function toldAgain(state: GameState, round: Round, changed: readonly Question[]): OutgoingMessage[] {
  const asked = changed.filter(({ asked_order }) => asked_order !== null);
  if (asked.length === 0) return [];
  const isShown = currentRound(state) === round && state.game.round_shown;
  const seesNew = asked.some((each) => {
    const before = questionOf(state, each.question_id);
    return each.question_text !== before.question_text || each.image_alt !== before.image_alt;
  });
  const now = state.questions.map(
    (each) => changed.find(({ question_id }) => question_id === each.question_id) ?? each,
  );
  const told = toPlayers({ type: 'REVEAL', round: revealedView(round, askedOf(now, round.round_id)) });
  return [...(isRevealed(round) ? [told] : []), ...(isShown && seesNew ? [reloadGame] : [])];
}

function isSame(one: Mended, other: Mended | undefined): boolean {
  const { question_text, notes, image_alt } = one;
  return (
    other !== undefined &&
    question_text === other.question_text &&
    notes === other.notes &&
    image_alt === other.image_alt &&
    isSameKey(one, other)
  );
}

function isSameKey({ accepted }: Pick<Mended, 'accepted'>, other: Pick<Mended, 'accepted'>): boolean {
  return JSON.stringify(accepted) === JSON.stringify(other.accepted);
}

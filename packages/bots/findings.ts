import { foldAnswer, type HostGame, type HostQuestion, type HostRound, type RehearsalFinding } from '@snug/contract';
import { isBlank, normalizeAnswer, proposeGrade, toScoredQuestion } from '@snug/grading';
import { optionsOf, planAnswer } from './answers.ts';
import { scoredAnswers } from './open-answers.ts';
import { planTables } from './tables.ts';

/** What would go wrong with the questions of a game, as far as they tell without being asked. */
export function findingsIn(rounds: readonly HostRound[]): RehearsalFinding[] {
  const ofQuestions = rounds.flatMap((round) => round.questions.flatMap((question) => ofQuestion(question, round)));
  return [...rounds.flatMap(ofRound), ...ofQuestions, ...askedTwice(rounds)];
}

function ofRound(round: HostRound): RehearsalFinding[] {
  const { double_or_nothing, tiebreaker, single_answer, questions, round_order } = round;
  const here = { round_order, question_id: '', question_index: -1, text: '' };
  const earns = tiebreaker ? 0 : questions.reduce((sum, { points = 1 }) => sum + points, 0);
  const [first] = questions;
  const differs = single_answer && questions.some((question) => first && !leadsTo(question, first));
  return [
    ...(double_or_nothing && earns === 0 ? [{ ...here, kind: 'no-points' } as const] : []),
    ...(differs ? [{ ...here, kind: 'clues-differ' } as const] : []),
  ];
}

/** Whether a clue leads to the answer of another: one accepted text in common is enough. */
function leadsTo({ accepted }: HostQuestion, other: HostQuestion): boolean {
  const texts = new Set(other.accepted.flat().map(foldAnswer));
  return accepted.flat().some((text) => texts.has(foldAnswer(text)));
}

function ofQuestion(question: HostQuestion, round: HostRound): RehearsalFinding[] {
  const { accepted, image, image_alt } = question;
  const found: RehearsalFinding[] = [];
  const add = (kind: RehearsalFinding['kind'], text: string) => found.push({ kind, ...placeOf(question, round), text });
  if (accepted.length === 0 || accepted.some((texts) => texts.every(isPlaceholder))) add('no-answer', '');
  if (image !== '' && image_alt.trim() === '') add('no-alt', image);

  const shared = accepted.flatMap((texts, n) =>
    accepted.slice(n + 1).flatMap((others) => texts.filter((text) => others.some((other) => isSame(text, other)))),
  );
  for (const text of new Set(shared)) add('answers-conflict', text);

  const options = optionsOf(question, round);
  if (options.length > 0) {
    const noneRight = accepted.filter((texts) => !texts.some((text) => options.some((option) => isSame(option, text))));
    for (const [text = ''] of noneRight) add('no-option', text);
    return found;
  }
  // A tiebreaker is won by the nearest number, not by a grade.
  if (round.tiebreaker) return found;
  for (const text of accepted.flatMap((texts, part) =>
    texts.filter((each) => !countsFor(each, part, question, round)),
  )) {
    add('own-answer', text);
  }
  return found;
}

/** What stands in a key until somebody thinks of the answer. */
function isPlaceholder(text: string): boolean {
  return /^([\s?.…–—_-]*|tbd|tba|todo|xxx+)$/i.test(text.trim());
}

/** Whether somebody who writes exactly this for one wanted answer, and the first text for each other, has all of them right. */
function countsFor(text: string, part: number, question: HostQuestion, round: HostRound): boolean {
  if (isBlank(text) || isPlaceholder(text)) return true;
  const texts = question.accepted.map(([first = ''], n) => (n === part ? text : first));
  return proposeGrade(texts, toScoredQuestion(question, round)).marks.every((mark) => mark === 'full');
}

/** Each question that was there before, in whichever round. */
function askedTwice(rounds: readonly HostRound[]): RehearsalFinding[] {
  const known = new Map<string, { readonly round_order: number; readonly question_index: number }>();
  return rounds.flatMap((round) =>
    round.questions.flatMap((question): RehearsalFinding[] => {
      const { question_index, question_text, image } = question;
      // Ten questions may say "Who is this?", each beside another picture.
      const name = `${normalizeAnswer(question_text)} ${image}`;
      const other = known.get(name);
      if (!other) known.set(name, { round_order: round.round_order, question_index });
      return other ? [{ kind: 'same-question', ...placeOf(question, round), text: question_text, other }] : [];
    }),
  );
}

/**
 * The answers that tables of a rehearsal wrote as the answer key has them, and that were not graded as right.
 *
 * @param played the copy with its results
 * @param original the game that is rehearsed, whose questions are named
 */
export function refusedAnswers(
  played: HostGame,
  original: Pick<HostGame, 'rounds'>,
  seed: string,
  tables: number,
): RehearsalFinding[] {
  const plans = planTables(seed, tables);
  const found = new Map<string, RehearsalFinding>();
  for (const round of played.rounds.filter(({ tiebreaker, single_answer }) => !tiebreaker && !single_answer)) {
    for (const { team_name, question_id, answer, texts } of scoredAnswers(played, round)) {
      const question = round.questions.find((each) => each.question_id === question_id);
      const plan = plans.find(({ name }) => name === team_name);
      const meant = original.rounds[round.round_order - 1];
      const asked = question && meant?.questions[question.question_index];
      if (!question || !plan || !asked || !meant || answer.marks.every((mark) => mark === 'full')) continue;
      const { knows, texts: planned } = planAnswer(seed, plan, question, round);
      const isAsAccepted = planned.every((text, n) => question.accepted[n]?.includes(text));
      if (!knows || !isAsAccepted || texts.length < planned.length) continue;
      const text = texts.join(' / ');
      found.set(`${question_id} ${text}`, { kind: 'not-accepted', ...placeOf(asked, meant), text });
    }
  }
  return [...found.values()];
}

function isSame(one: string, other: string): boolean {
  return foldAnswer(one) === foldAnswer(other);
}

function placeOf({ question_id, question_index }: HostQuestion, { round_order }: HostRound) {
  return { question_id, question_index, round_order };
}

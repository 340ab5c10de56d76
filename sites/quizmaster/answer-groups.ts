import { foldAnswer, type HostGame, type HostQuestion, type HostRound } from '@snug/contract';

/** Teams that gave the same answer to a question. */
export interface AnswerGroup {
  /** What was given, as given; empty for a blank. */
  readonly texts: readonly string[];
  readonly teams: readonly { readonly name: string; readonly late: boolean }[];
  /** How many of the texts stand on the answer key. */
  readonly onKey: number;
  /** How many answers the question wants. */
  readonly wanted: number;
}

/** What the teams submitted for a question: the most frequent first, blanks last. */
export function groupAnswers(game: HostGame, round: HostRound, question: HostQuestion): AnswerGroup[] {
  const groups = new Map<string, { texts: readonly string[]; teams: { name: string; late: boolean }[] }>();
  for (const team of game.teams) {
    const submission = team.submitted[round.round_order];
    if (!submission) continue;
    const texts = answerTo(question, round, submission.answers);
    // "China, Nepal" and "Nepal, China" are one answer: the wanted answers have no order.
    const key = JSON.stringify(texts.map(foldAnswer).sort());
    const group = groups.get(key) ?? { texts, teams: [] };
    group.teams.push({ name: team.team_name, late: submission.late });
    groups.set(key, group);
  }
  return [...groups.values()]
    .map(({ texts, teams }) => ({
      texts,
      teams,
      onKey: countOnKey(texts, question.accepted),
      wanted: question.accepted.length,
    }))
    .sort(byWeight);
}

/** A submission's texts for a question, without blanks. Its answers stand in the order asked; clues share the last one given. */
function answerTo(
  question: HostQuestion,
  round: HostRound,
  answers: readonly (readonly string[])[],
): readonly string[] {
  const isGiven = (text: string) => text.trim() !== '';
  const place = round.single_answer
    ? answers.findLastIndex((texts) => texts.some(isGiven))
    : round.asked.indexOf(question.question_id);
  return (answers[place] ?? []).filter(isGiven);
}

/** How many of the texts equal an accepted one, each accepted answer counted once. */
export function countOnKey(texts: readonly string[], accepted: readonly (readonly string[])[]): number {
  const takenBy = new Map<number, number>();
  const folded = texts.map(foldAnswer);
  const keys = accepted.map((same) => new Set(same.map(foldAnswer)));

  // Kuhn's matching: a text moves to another accepted answer when that makes room for the next text.
  const place = (text: number, tried: Set<number>): boolean =>
    keys.some((key, index) => {
      if (tried.has(index) || !key.has(folded[text] ?? '')) return false;
      tried.add(index);
      const holder = takenBy.get(index);
      if (holder !== undefined && !place(holder, tried)) return false;
      takenBy.set(index, text);
      return true;
    });

  return folded.filter((text, index) => text !== '' && place(index, new Set())).length;
}

function byWeight(a: AnswerGroup, b: AnswerGroup): number {
  const blanksLast = Number(a.texts.length === 0) - Number(b.texts.length === 0);
  return blanksLast || b.teams.length - a.teams.length || a.texts.join().localeCompare(b.texts.join());
}

/** How many teams have every wanted answer on the key, of how many that are in. Late ones do not count yet. */
export function countRight(groups: readonly AnswerGroup[]): { right: number; all: number } {
  const count = (some: readonly AnswerGroup[]) =>
    some.reduce((sum, { teams }) => sum + teams.filter(({ late }) => !late).length, 0);
  return { right: count(groups.filter(({ onKey, wanted }) => onKey === wanted)), all: count(groups) };
}

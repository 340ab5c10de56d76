import { foldAnswer, type HostGame, type HostQuestion, type HostRound } from '@snug/contract';

/** The teams that gave the same answer to a question. */
export interface AnswerGroup {
  /** The texts as given; empty for a blank answer. */
  readonly texts: readonly string[];
  readonly teams: readonly { readonly name: string; readonly late: boolean }[];
  /** How many of the texts are on the answer key. */
  readonly onKey: number;
  /** How many answers the question wants. */
  readonly wanted: number;
}

/**
 * Groups the teams' submitted answers to a question, the most frequent first, blanks last. A team is there twice if its own
 * submission came late beside what was handed in at the close.
 */
export function groupAnswers(game: HostGame, round: HostRound, question: HostQuestion): AnswerGroup[] {
  const groups = new Map<string, { texts: readonly string[]; teams: { name: string; late: boolean }[] }>();
  const submissions = game.teams.flatMap(({ team_name, submitted, late_submitted }) =>
    [submitted, late_submitted].flatMap((all) => {
      const submission = all?.[round.round_order];
      return submission ? [{ team_name, submission }] : [];
    }),
  );
  for (const { team_name, submission } of submissions) {
    const texts = answerTo(question, round, submission.answers);
    // "China, Nepal" and "Nepal, China" are the same answer, because the wanted answers have no order.
    const key = JSON.stringify(texts.map(foldAnswer).sort());
    const group = groups.get(key) ?? { texts, teams: [] };
    group.teams.push({ name: team_name, late: submission.late });
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

/**
 * Finds a submission's texts for a question, without blanks. The answers stand in the order asked; the clues of a
 * single-answer round share the last answer given.
 */
function answerTo(
  question: HostQuestion,
  round: HostRound,
  answers: readonly (readonly string[])[],
): readonly string[] {
  const isGiven = (text: string) => text.trim() !== '';
  const index = round.single_answer
    ? answers.findLastIndex((texts) => texts.some(isGiven))
    : round.asked.indexOf(question.question_id);
  return (answers[index] ?? []).filter(isGiven);
}

/** Counts the texts that equal an accepted one. Each accepted answer counts once. */
export function countOnKey(texts: readonly string[], accepted: readonly (readonly string[])[]): number {
  const textByKey = new Map<number, number>();
  const folded = texts.map(foldAnswer);
  const keys = accepted.map((same) => new Set(same.map(foldAnswer)));

  // Kuhn's matching: a text moves to another accepted answer when that frees one for the next text.
  const assign = (text: number, tried: Set<number>): boolean =>
    keys.some((key, index) => {
      if (tried.has(index) || !key.has(folded[text] ?? '')) return false;
      tried.add(index);
      const holder = textByKey.get(index);
      if (holder !== undefined && !assign(holder, tried)) return false;
      textByKey.set(index, text);
      return true;
    });

  return folded.filter((text, index) => text !== '' && assign(index, new Set())).length;
}

function byWeight(a: AnswerGroup, b: AnswerGroup): number {
  const blanksLast = Number(a.texts.length === 0) - Number(b.texts.length === 0);
  return blanksLast || b.teams.length - a.teams.length || a.texts.join().localeCompare(b.texts.join());
}

/** Counts the teams with every wanted answer on the key, and all teams with an answer. Late answers do not count yet. */
export function countRight(groups: readonly AnswerGroup[]): { right: number; all: number } {
  const count = (some: readonly AnswerGroup[]) =>
    some.reduce((sum, { teams }) => sum + teams.filter(({ late }) => !late).length, 0);
  return { right: count(groups.filter(({ onKey, wanted }) => onKey === wanted)), all: count(groups) };
}

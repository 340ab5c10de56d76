import type { HostGame, HostRound, HostTeam } from '@snug/contract';

/** What a team has written on paper, as it is typed in. */
export interface PaperDraft {
  /** The texts of each answer by `question_id`; of a round of clues the one answer. */
  readonly answers: Readonly<Record<string, readonly string[]>>;
  readonly doubled: boolean;
  /** In a round of clues: the clue at which the answer was given, counted from 1. */
  readonly clue: number;
}

/** The fields of a round: how many texts each answer has. A round of clues has one answer. */
export function paperFields({ asked, questions, single_answer }: HostRound): { question_id: string; texts: number }[] {
  const all = asked.map((question_id) => {
    const question = questions.find((each) => each.question_id === question_id);
    return { question_id, texts: question?.num_answers ?? 1 };
  });
  return single_answer ? all.slice(0, 1) : all;
}

/** What stands in the form at first: what was typed in before, or nothing. */
export function paperDraft(team: HostTeam, round: HostRound): PaperDraft {
  const before = team.submitted[round.round_order];
  const given = before?.answers ?? [];
  const last = given.findLast((texts) => texts.some((text) => text !== '')) ?? [];
  const answers = paperFields(round).map(({ question_id, texts }, place) => {
    const known = (round.single_answer ? last : given[place]) ?? [];
    return [question_id, Array.from({ length: texts }, (_, nth) => known[nth] ?? '')];
  });
  return {
    answers: Object.fromEntries(answers),
    doubled: before?.doubled ?? false,
    clue: (before?.clue ?? round.asked.length - 1) + 1,
  };
}

/** The draft as a submission: of a round of clues the answer stands at its clue. */
export function paperSubmission({ answers: all, doubled, clue }: PaperDraft, round: HostRound) {
  const answers = paperFields(round).map(({ question_id, texts }) =>
    Array.from({ length: texts }, (_, nth) => all[question_id]?.[nth] ?? ''),
  );
  if (!round.single_answer) return { answers, doubled };
  const place = Math.min(Math.max(clue, 1), round.asked.length) - 1;
  const [answer = []] = answers;
  const before = Array.from({ length: place }, () => answer.map(() => ''));
  return { answers: [...before, answer], doubled, clue: place };
}

/** The teams whose answers can be typed in: on paper, or with phones and not in. What is missing comes first. */
export function paperTeams({ teams }: HostGame, { round_order }: HostRound): HostTeam[] {
  const isIn = (team: HostTeam) => team.submitted[round_order]?.late === false;
  return teams
    .filter((team) => team.paper === true || !isIn(team))
    .toSorted(
      (one, other) => Number(isIn(one)) - Number(isIn(other)) || Number(other.paper ?? 0) - Number(one.paper ?? 0),
    );
}

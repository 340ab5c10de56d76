import type { HostGame, HostRound, Mark } from '@snug/contract';
import { countedTeams, marksOfKey, scoreGame, toScoredRound } from '@snug/grading';

/** An answer that nobody has graded, with the grade that its comparison with the answer key proposes. */
export interface OpenAnswer {
  readonly question_id: string;
  readonly answer_key: string;
  readonly marks: Mark[];
  /** The version of the grade that was seen; 0: none. */
  readonly seen: number;
  /** Whether the comparison is far from the border between right and wrong. */
  readonly isSure: boolean;
}

/** The different answers to a round that wait for a quizmaster, as the console's desk lists them. */
export function openAnswers(game: HostGame, round: HostRound): OpenAnswer[] {
  if (round.tiebreaker) return [];
  const open = new Map<string, OpenAnswer>();
  for (const { question_id, answer, texts } of scoredAnswers(game, round)) {
    if (answer.state !== 'ungraded') continue;
    const { key, grade, proposal } = answer;
    const given = texts.filter((text) => text.trim() !== '');
    const marks = [...marksOfKey(proposal.marks, given, { ordered: false })];
    const isSure = proposal.reasons.every(({ kind }) => kind === 'not-accepted' || kind === 'dont-know');
    open.set(`${question_id} ${key}`, { question_id, answer_key: key, marks, seen: grade?.version ?? 0, isSure });
  }
  return [...open.values()];
}

/** Every team's answers to a round, scored by the function that the server scores with. */
export function scoredAnswers(game: HostGame, round: HostRound) {
  const asked = round.asked.flatMap((id) => round.questions.filter(({ question_id }) => question_id === id));
  const scores = scoreGame({
    rounds: [toScoredRound(round, round.questions, asked)],
    teams: countedTeams(game),
    grades: game.grades ?? [],
    adjustments: [],
  });
  return scores.flatMap(({ team_name, rounds }) =>
    rounds.flatMap(({ questions }) => questions.map((question) => ({ ...question, team_name }))),
  );
}

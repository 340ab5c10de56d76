import type { HostGame, HostQuestion, HostRound } from '@snug/contract';
import { numberIn } from '@snug/grading';

/** What a team has answered to a tiebreak question. */
export interface TiebreakLine {
  readonly teamid: string;
  readonly name: string;
  readonly text: string;
  /** How far it is from the accepted number; undefined: it is not a number. */
  readonly distance: number | undefined;
}

/** The answers to a tiebreak question by their distance, the nearest first. What came late and waits does not count. */
export function tiebreakLines({ teams }: HostGame, round: HostRound, question: HostQuestion): TiebreakLine[] {
  const wanted = numberIn(question.accepted[0]?.[0] ?? '');
  const place = round.asked.indexOf(question.question_id);
  const lines = teams.flatMap(({ teamid, team_name, submitted }) => {
    const submission = submitted[round.round_order];
    if (!submission || submission.late) return [];
    const text = submission.answers[place]?.find((each) => each.trim() !== '') ?? '';
    const given = numberIn(text);
    const distance = given === undefined || wanted === undefined ? undefined : Math.abs(given - wanted);
    return [{ teamid, name: team_name, text, distance }];
  });
  const far = (line: TiebreakLine) => line.distance ?? Number.POSITIVE_INFINITY;
  return lines.toSorted((one, other) => (far(one) === far(other) ? 0 : far(one) - far(other)));
}

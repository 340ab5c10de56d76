import type { OutgoingMessage } from './decision.ts';
import { toTeam } from './recipients.ts';
import type { Answer } from './state/team-round.ts';

/** Tells a team which answer of its captain's is kept. */
export function captainSuggest({
  teamid,
  question_id,
  answer,
}: Pick<Answer, 'teamid' | 'question_id' | 'answer'>): OutgoingMessage {
  return toTeam(teamid, { type: 'CAPTAIN_SUGGEST', teamid, question_id, answers: [...answer] });
}

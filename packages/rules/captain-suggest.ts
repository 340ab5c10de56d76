import type { OutgoingMessage } from './decision.ts';
import { toTeam } from './recipients.ts';
import type { Answer } from './state/team-round.ts';

/** Tells a team which answer of its captain's is kept. */
export function captainSuggest(saved: Pick<Answer, 'teamid' | 'question_id' | 'answer'>): OutgoingMessage {
  const { teamid, question_id, answer } = saved;
  return toTeam(teamid, { type: 'CAPTAIN_SUGGEST', teamid, question_id, answers: [...answer] });
}

import type { Message } from '@snug/contract';
import type { OutgoingMessage } from './decision.ts';
import type { Player } from './state/people.ts';

export function toTeam(teamid: string, message: Message): OutgoingMessage {
  return { to: { teamid }, message };
}

/** To one player alone, on the stream they hear now. */
export function toPlayer({ player_id, status, teamid }: Player, message: Message): OutgoingMessage {
  return { to: status === 'joined' && teamid !== null ? { teamid } : 'watchers', message, only: player_id };
}

/** What concerns an asker: for the team whose captain decides, and for the asker alone. */
export function toBoth(asker: Player, teamid: string, message: Message): OutgoingMessage[] {
  return [toTeam(teamid, message), toPlayer(asker, message)];
}

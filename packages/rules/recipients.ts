import type { Message } from '@snug/contract';
import type { OutgoingMessage } from './decision.ts';
import type { Player } from './state/people.ts';

export function toPlayers(message: Message): OutgoingMessage {
  return { to: 'players', message };
}

export function toTeam(teamid: string, message: Message): OutgoingMessage {
  return { to: { teamid }, message };
}

/** To this player only, on the stream they receive now. */
export function toPlayer({ player_id, status, teamid }: Player, message: Message): OutgoingMessage {
  return { to: status === 'joined' && teamid !== null ? { teamid } : 'watchers', message, only: player_id };
}

/** A message about a request to join: to the team, whose captain decides, and to the player who asks. */
export function toBoth(asker: Player, teamid: string, message: Message): OutgoingMessage[] {
  return [toTeam(teamid, message), toPlayer(asker, message)];
}

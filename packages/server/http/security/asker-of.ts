import type { ActorName } from './actors.ts';

/** Whoever gets furthest with a call. */
export function askerOf(call: string): ActorName {
  if (call.startsWith('host')) return 'host';
  if (/Team|Owner|Member/.test(call) && !/register|upgrade|invite|add|My/i.test(call)) return 'owner';
  if (['askToJoin', 'addTeam', 'joinWithCode', 'joinGame', 'newPlayer'].includes(call)) return 'spectator';
  return 'captain';
}

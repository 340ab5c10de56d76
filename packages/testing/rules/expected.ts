import { now } from './states.ts';

/** The reply of most commands. */
export const success = { status: 'success' };
/** The fields of a player who is on no team. */
export const watching = { teamid: null, status: 'watching', is_captain: false, joined_at: null, captain_until: null };

const about = (type: string, more: object) => ({ type, teamid: 'foxes', ...more });
/** A message about the foxes, to them alone. */
export const toFoxes = (type: string, more: object) => ({ to: { teamid: 'foxes' }, message: about(type, more) });
/** A message about the foxes, to one watcher alone. */
export const toWatcher = (name: string, type: string, more: object) => {
  return { to: 'watchers', message: about(type, more), only: `id of ${name}` };
};
/** A message about somebody's request to join the foxes: to them, and to whose request it is. */
export const toBoth = (name: string, type: string, more: object) => [toFoxes(type, more), toWatcher(name, type, more)];
export const toPlayers = (type: string, more: object = {}) => ({ to: 'players', message: { type, ...more } });

export const setGame = (set: object) => ({ kind: 'game', set });
export const setRound = (round_order: number, set: object) => ({
  kind: 'round',
  round_id: `round-${round_order}`,
  set,
});
export const setTeam = (set: object) => ({ kind: 'team', teamid: 'foxes', set });
export const setPlayer = (name: string, set: object) => ({ kind: 'player', player_id: `id of ${name}`, set });
export const closedInvite = (invite_id: string, closed_as = 'cancelled') => {
  return { kind: 'invite', invite_id, set: { closed_at: now, closed_as } };
};

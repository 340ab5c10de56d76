import { closeInvites } from '../close-invites.ts';
import { type Decision, done, type Moment, nothingNew, type Success, success } from '../decision.ts';
import { setPlayer, withoutWayBack } from '../people/player.ts';
import type { InGame } from '../people/requests.ts';
import { watching } from '../people/watching.ts';
import { toPlayers } from '../recipients.ts';
import { refuseFinal } from '../rounds.ts';
import type { GameTeam, Invite, Player } from '../state/people.ts';

/** Teams and people whom the quizmaster takes out at once. What has left meanwhile is not among them. */
export interface ToRemove extends InGame {
  readonly teams: readonly GameTeam[];
  /** Whoever is on one of the teams, or asks to join it. */
  readonly players: readonly Player[];
  /** Whoever has left one of the teams by themselves. */
  readonly leavers: readonly Player[];
  /** The open invites to the teams. */
  readonly invites: readonly Pick<Invite, 'invite_id'>[];
  /** The people named. */
  readonly people: readonly Player[];
}

/**
 * Takes many teams and people out of the game: whoever is on one of the teams goes with it, and is a newcomer from then on. As
 * for one team, what they have answered and handed in is kept, and counts no more. Who has joined a team that stays is not
 * removed with the spectators. Everybody loads the game once, however many go: a message for each to each phone would be
 * millions.
 */
export function removeMany(
  { game, teams, players, leavers, invites, people }: ToRemove,
  _command: object,
  { now }: Moment,
): Decision<Success> {
  refuseFinal(game);
  const watchers = people.filter(({ status, teamid }) => status !== 'joined' && teamid === null);
  if (teams.length === 0 && watchers.length === 0) return nothingNew(success);
  const waiting = new Set(teams.filter(({ waiting_since }) => waiting_since !== null).map(({ teamid }) => teamid));
  // Who only asked to join a team in the game has done nothing yet, and watches. Who waits with a new one came with it.
  const goes = ({ status, teamid }: Player) => status === 'joined' || waiting.has(teamid ?? '');
  const out = [...players.filter(goes), ...watchers];
  return done({
    changes: [
      ...teams.map(({ teamid }) => ({ kind: 'team', teamid, set: { kicked_at: now } }) as const),
      ...closeInvites(invites, 'cancelled', now).changes,
      ...leavers.map(withoutWayBack),
      ...out.map((player) => setPlayer(player, { ...watching, left_teamid: null, left_at: now, removed_at: now })),
      ...players.filter((player) => !goes(player)).map((player) => setPlayer(player, watching)),
    ],
    messages: [
      { ...toPlayers({ type: 'RELOAD_GAME' }), farewell: true },
      { to: 'host', message: { type: 'HOST_RELOAD' } },
    ],
    hostNews: { watchers: true },
    moved: out.map(({ player_id }) => player_id),
  });
}

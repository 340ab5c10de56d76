import { details, Refusal } from '../refusals.ts';
import type { GamePlayerRow, GameTeamRow } from '../store/schema.ts';
import { playerView } from '../views/player.ts';
import { nothingNew, type Outcome } from './outcome.ts';

/** Puts a player who watches on a team whose code they hold; the team is told (CALL-21). */
export function joinTeam(player: GamePlayerRow, team: GameTeamRow, members: readonly GamePlayerRow[]): Outcome {
  if (player.teamid === team.teamid) return nothingNew;
  if (player.teamid !== null) throw new Refusal(409, details.alreadyOnTeam);
  // A guest plays alone (OPEN-03), on the guest's own team as on anyone else's.
  if (player.account_id === null) throw new Refusal(403, details.guestCannotJoin);
  if (members.some((member) => member.account_id === null)) throw new Refusal(403, details.guestTeam);

  const is_captain = members.some((member) => member.is_captain === 1) ? 0 : 1;
  const set = { teamid: team.teamid, status: 'joined', is_captain } as const;
  const { teamid } = team;
  return {
    changes: [{ kind: 'player', player_id: player.player_id, set }],
    posts: [{ to: { teamid }, message: { type: 'PLAYER_JOIN', teamid, player: playerView({ ...player, ...set }) } }],
    tellHostSoon: [teamid],
    watchers: true,
    moved: [player.player_id],
  };
}

/** A player goes by another name; the team hears it as a player listed there who changed. */
export function rename(player: GamePlayerRow, player_name: string): Outcome {
  const { player_id, teamid, status } = player;
  if (player.player_name === player_name) return nothingNew;
  const changes = [{ kind: 'player', player_id, set: { player_name } }] as const;
  if (teamid === null || status !== 'joined') return { changes, posts: [] };
  return {
    changes,
    posts: [
      { to: { teamid }, message: { type: 'PLAYER_JOIN', teamid, player: playerView({ ...player, player_name }) } },
    ],
    tellHostSoon: [teamid],
  };
}

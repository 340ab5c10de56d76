import type { Change, OutgoingMessage } from '../decision.ts';
import { memberFields } from '../people/membership.ts';
import { setPlayer } from '../people/player.ts';
import { toPlayer, toTeam } from '../recipients.ts';
import type { Person, TeamRoster } from '../state/people.ts';
import { playerView } from '../views/player.ts';

/**
 * Seats a player on a team without asking anybody. The player hears it as an approval, at which every client loads the game;
 * for whoever was captain elsewhere a write still on its way is refused with that reason (G20).
 */
export function changeTeam(
  player: Person,
  { team: { teamid } }: TeamRoster,
  is_captain: boolean,
  now: number,
): { change: Change; toThem: OutgoingMessage; toTeam: OutgoingMessage } {
  const captain_until = player.is_captain && !is_captain ? now : null;
  const set = { ...memberFields(player, teamid, is_captain, now), captain_until };
  const shown = playerView({ ...player, ...set });
  return {
    change: setPlayer(player, set),
    toThem: toPlayer(player, { type: 'PLAYER_APPROVED_TEAM_JOIN', teamid, player: shown }),
    toTeam: toTeam(teamid, { type: 'PLAYER_JOIN', teamid, player: shown }),
  };
}

import type { RegisteredTeam } from '@snug/contract';
import { registeredTeamView } from '@snug/rules';
import { numbersInGame, rosterOf } from '../database/registered-teams.ts';
import type { Db } from '../database/schema.ts';
import type { ServerContext } from '../foundation/server-context.ts';

/** A registered team as the viewer's account may see it; undefined: as somebody without a login may. */
export async function readRegisteredTeam(
  { keys }: Pick<ServerContext, 'keys'>,
  db: Db,
  teamid: string,
  viewer: string | undefined,
): Promise<RegisteredTeam> {
  const roster = await rosterOf(db, keys, teamid);
  const playing = await numbersInGame(db, [roster.team]);
  return registeredTeamView(roster, viewer, playing.size > 0);
}

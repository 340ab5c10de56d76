import { registeredTeamView } from '@snug/rules';
import { numbersInGame, rosterOf } from '../database/registered-teams.ts';
/** A registered team as the viewer's account may see it; undefined: as somebody without a login may. */
export async function readRegisteredTeam({ keys }, db, teamid, viewer) {
    const roster = await rosterOf(db, keys, teamid);
    const playing = await numbersInGame(db, [roster.team]);
    return registeredTeamView(roster, viewer, playing.size > 0);
}

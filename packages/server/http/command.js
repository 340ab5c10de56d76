import { runCommand } from '../commands/run-command.ts';
import { gameOf, gameTeamOf, playerOf } from './route.ts';
/** Runs a command of the game that the call is about. */
export function command(request, name, data) {
    return runCommand(request.context, gameOf(request).game_id, name, data);
}
/** The team in the game that a call changes, and the player who does. */
export function teamAndPlayer(request) {
    return { teamid: gameTeamOf(request).teamid, by: playerOf(request).player_id };
}

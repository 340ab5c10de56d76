import type { CommandData, CommandName, ReplyOf } from '@snug/rules';
import { runCommand } from '../commands/run-command.ts';
import { gameOf, gameTeamOf, playerOf, type RequestContext } from './route.ts';

/** Runs a command of the game that the call is about. */
export function command<N extends CommandName>(
  request: Pick<RequestContext<never>, 'context' | 'game'>,
  name: N,
  data: CommandData<N>,
): Promise<ReplyOf<N>> {
  return runCommand(request.context, gameOf(request).game_id, name, data);
}

/** The team in the game that a call changes, and the player who does. */
export function teamAndPlayer(request: Pick<RequestContext<never>, 'gameTeam' | 'player'>) {
  return { teamid: gameTeamOf(request).teamid, by: playerOf(request).player_id };
}

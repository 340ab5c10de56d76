import type { CommandData, CommandName, ReplyOf } from '@snug/rules';
import { runCommand } from '../commands/run-command.ts';
import { gameOf, gameTeamOf, playerOf, type RequestContext } from './route.ts';

/**
 * Runs a command of the game that the call is about. A bot that runs it steps back before what a person presses, and is refused
 * from then on.
 */
export async function command<N extends CommandName>(
  request: Pick<RequestContext<never>, 'context' | 'game' | 'actor' | 'isByBot'>,
  name: N,
  data: CommandData<N>,
): Promise<ReplyOf<N>> {
  const { context, actor } = request;
  const { game_id, autopilot } = gameOf(request);
  if (autopilot === 'on' && takesOver(name) && actor.bearer?.kind === 'host' && !request.isByBot) {
    await runCommand(context, game_id, 'setAutopilot', { on: false });
  }
  return runCommand(context, game_id, name, data, { isByBot: request.isByBot });
}

const besideBots: readonly CommandName[] = [
  'gradeAnswers',
  'acceptSpelling',
  'setAutopilot',
  'choosePhoto',
  'openVote',
  'closeVote',
  'hideVote',
  'setDoors',
  'removeMany',
];

/** A person grades, chooses photos, has the room vote and minds the doors beside the bot; whatever else they press makes the game theirs (decision 39). */
function takesOver(name: CommandName): boolean {
  return !besideBots.includes(name);
}

/** The team in the game that a call changes, and the player who does. */
export function teamAndPlayer(request: Pick<RequestContext<never>, 'gameTeam' | 'player'>) {
  return { teamid: gameTeamOf(request).teamid, by: playerOf(request).player_id };
}

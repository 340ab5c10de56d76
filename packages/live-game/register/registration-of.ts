import { createTeamRegistration, type GameClient, type SnugCore, type TeamRegistration } from '@snug/client';
import { keptFor } from '../kept-for.ts';

const kept = new WeakMap<GameClient, Map<string, TeamRegistration>>();

/** One for each captain of each team: what was typed, or made and not yet tied, outlives the dialog. */
export function registrationOf(core: Pick<SnugCore, 'call'>, game: GameClient): TeamRegistration {
  const { gameid, view } = game.get();
  const whose = `${view?.team?.teamid} ${view?.me.playerid}`;
  const ofGame = keptFor(kept, game, () => new Map<string, TeamRegistration>());
  return keptFor(ofGame, whose, () => createTeamRegistration(core, { gameId: gameid, view: () => game.get().view }));
}

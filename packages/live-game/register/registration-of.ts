import { createTeamRegistration, type GameClient, type SnugCore, type TeamRegistration } from '@snug/client';
import { getOrCreate } from '../panels/get-or-create.ts';

const kept = new WeakMap<GameClient, Map<string, TeamRegistration>>();

/** One per captain and team, so that typed text, and a team that is made but not yet linked, outlive the dialog. */
export function registrationOf(core: Pick<SnugCore, 'call'>, game: GameClient): TeamRegistration {
  const { gameid, view } = game.get();
  const whose = `${view?.team?.teamid} ${view?.me.playerid}`;
  const ofGame = getOrCreate(kept, game, () => new Map<string, TeamRegistration>());
  return getOrCreate(ofGame, whose, () =>
    createTeamRegistration(core, { gameId: gameid, view: () => game.get().view }),
  );
}

import { generateInviteToken, getInviteToken } from '@snug/contract';
import type { SnugCore } from '../client.ts';
import { Refused } from '../refused.ts';

/** The team in the game whose link it is: the game's id, and the team's own code. */
interface TeamInGame {
  readonly gameId: string;
  readonly team: string;
}

/**
 * The id of the team's shared short link: the one there is, else a new one (CALL-43, CALL-34, OPEN-49). Only its captain
 * makes one. Throws `Refused`, or weather.
 *
 * What a whole pub may photograph is a link of its own, which ends after a day, with a newer one, and with a kick. The
 * team's code lets in whoever knows it for as long as the game lasts, and stays out of every picture (H48, H50).
 */
export async function sharedLink(core: Pick<SnugCore, 'call'>, { gameId, team }: TeamInGame): Promise<string> {
  try {
    return urlidIn(await core.call(getInviteToken, { params: { gameid: gameId, team_code: team } }));
  } catch (error) {
    if (!(error instanceof Refused) || error.status_code !== 404) throw error;
    return newSharedLink(core, { gameId, team });
  }
}

/** The id of a new one; the one before ends (CALL-34). */
export async function newSharedLink({ call }: Pick<SnugCore, 'call'>, { gameId, team }: TeamInGame): Promise<string> {
  return urlidIn(await call(generateInviteToken, { params: { id: gameId, team } }));
}

/** Checked at the door: a code that leads nowhere looks like any other. */
function urlidIn({ urlid }: { urlid?: unknown }): string {
  if (typeof urlid === 'string' && urlid !== '') return urlid;
  throw new Error('The server answered something else than its contract says.');
}

import { generateInviteToken, getInviteToken } from '@snug/contract';
import type { SnugCore } from '../client.ts';
import { Refused } from '../refused.ts';

/** The team in the game that the link belongs to: the game's id and the team's code. */
interface TeamInGame {
  readonly gameId: string;
  readonly team: string;
}

/**
 * The id of the team's shared short link: the existing one, else a new one (CALL-43, CALL-34, OPEN-49). Only the captain
 * creates one. Throws `Refused`, or a network error.
 *
 * A whole pub may photograph this link, so it is separate from the team's code: it ends after a day, with a newer link, and
 * with a kick. The code admits whoever knows it for the whole game, and never appears in a picture (H48, H50).
 */
export async function sharedLink(core: Pick<SnugCore, 'call'>, { gameId, team }: TeamInGame): Promise<string> {
  try {
    return urlidIn(await core.call(getInviteToken, { params: { gameid: gameId, team_code: team } }));
  } catch (error) {
    if (!(error instanceof Refused) || error.status_code !== 404) throw error;
    return newSharedLink(core, { gameId, team });
  }
}

/** The id of a new link; the previous one ends (CALL-34). */
export async function newSharedLink({ call }: Pick<SnugCore, 'call'>, { gameId, team }: TeamInGame): Promise<string> {
  return urlidIn(await call(generateInviteToken, { params: { id: gameId, team } }));
}

/** Validates the reply: a code with an invalid link looks like any other. */
function urlidIn({ urlid }: { urlid?: unknown }): string {
  if (typeof urlid === 'string' && urlid !== '') return urlid;
  throw new Error('The server answered something else than its contract says.');
}

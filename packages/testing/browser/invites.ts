import { generateInviteToken, inviteToTeam, shortUrl } from '@snug/contract';
import { httpPlayer } from '../http/player.ts';
import { fetchTransport } from '../http/transport.ts';
import type { TestServer } from '../program/built-server.ts';
import type { BrowserPlayer } from './player.ts';

/** Who a page is: its client id and its login. */
export function identityOf({ page }: Pick<BrowserPlayer, 'page'>) {
  return page.evaluate(() => ({
    id: localStorage.getItem('kt_client_id') ?? '',
    token: localStorage.getItem('auth_token') ?? undefined,
  }));
}

/** The same person beside the page, by calls: what the page does meanwhile has journeys of its own. */
export async function sameAs(player: Pick<BrowserPlayer, 'page'>, server: Pick<TestServer, 'url'>) {
  const { id, token } = await identityOf(player);
  const same = httpPlayer(
    fetchTransport(() => server.url),
    id,
  );
  same.token = token;
  return same;
}

/** A captain's team in a call. */
async function teamOf(captain: BrowserPlayer, server: TestServer) {
  const player = await sameAs(captain, server);
  const id = new URL(captain.page.url()).pathname.split('/')[2] ?? '';
  const { team } = await player.load(id);
  return { player, params: { id, team: team?.teamid ?? '' } };
}

/** Makes a shared link, which replaces the one before. Returns its path. */
export async function sharedLink(captain: BrowserPlayer, server: TestServer): Promise<string> {
  const { player, params } = await teamOf(captain, server);
  const { urlid } = await player.call(generateInviteToken, { params });
  return `/sl/${urlid}`;
}

/** Invites somebody by e-mail. Returns where its link leads, including the token. */
export async function inviteByEmail(captain: BrowserPlayer, server: TestServer, email: string): Promise<string> {
  const { player, params } = await teamOf(captain, server);
  await player.call(inviteToTeam, { params, body: { inviteBy: 'email', email } });
  const urlid = (await server.linkSentTo(email)).replace('/sl/', '');
  return (await player.call(shortUrl, { query: { urlid } })).long_url;
}

import { expect } from '@playwright/test';
import type { TestServer } from '../program/built-server.ts';
import type { TestPlayer } from './players.ts';

/** What a captain does in the team panel, by its calls: the panel has journeys of its own. */
async function asCaptain({ page }: TestPlayer, server: TestServer) {
  const { id, token } = await page.evaluate(() => ({
    id: localStorage.getItem('kt_client_id') ?? '',
    token: localStorage.getItem('auth_token') ?? '',
  }));
  const game_id = new URL(page.url()).pathname.split('/')[2] ?? '';
  const headers = { 'user-client-id': id, authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const api = `${server.url}/api/player/game`;
  const { team } = await (await fetch(`${api}/load?game_id=${game_id}`, { headers })).json();
  return async (path: string, body: object) => {
    const address = `${api}/${game_id}/team/${team.teamid}/${path}`;
    const reply = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(reply.status).toBe(200);
    return reply.json();
  };
}

/** Makes a shared link, which replaces the one before. Returns its path. */
export async function sharedLink(captain: TestPlayer, server: TestServer): Promise<string> {
  const { urlid } = await (await asCaptain(captain, server))('invite-token/generate', {});
  return `/sl/${urlid}`;
}

/** Invites somebody by e-mail. Returns where its link leads, including the token. */
export async function inviteByEmail(captain: TestPlayer, server: TestServer, email: string): Promise<string> {
  await (await asCaptain(captain, server))('invite', { inviteBy: 'email', email });
  const urlid = (await server.linkSentTo(email)).replace('/sl/', '');
  const { long_url } = await (await fetch(`${server.url}/api/short-url?urlid=${urlid}`)).json();
  return long_url;
}

import {
  cleanPlayerName,
  contactCheck,
  getVersion,
  logout,
  nameCheck,
  registerPlayer,
  setName,
  validateCode,
} from '@snug/contract';
import {
  contactCheckShapes,
  getVersionShapes,
  logoutShapes,
  nameCheckShapes,
  registerPlayerShapes,
  setNameShapes,
  validateCodeShapes,
} from '@snug/contract/shapes';
import { confirmCode, contactFrom, findAccount, sendCode } from '../accounts/one-time-codes.ts';
import { act } from '../act.ts';
import { type Actor, accountOf } from '../actor.ts';
import type { House } from '../house.ts';
import { details, Refusal } from '../refusals.ts';
import { route } from '../route.ts';
import { rename } from '../rules/people.ts';
import type { AccountRow } from '../store/schema.ts';

export const sessionRoutes = [
  route(getVersion, getVersionShapes, async ({ house }) => house.version),

  route(contactCheck, contactCheckShapes, async ({ query, house }) => ({
    exists: (await findAccount(house.store.db, contactFrom(query))) !== undefined,
  })),

  route(registerPlayer, registerPlayerShapes, async ({ body, actor, house }) => ({
    playerid: await sendCode(house, {
      ...contactFrom(body),
      player_name: cleanPlayerName(body.player_name),
      client_hash: clientHashOf(actor),
      address: actor.address,
    }),
  })),

  route(validateCode, validateCodeShapes, async ({ body, actor, house }) => {
    const client_hash = clientHashOf(actor);
    const account = await confirmCode(house, { ...body, client_hash, address: actor.address });
    return { status: 'success', message: await house.tokens.ofPlayer(account) };
  }),

  route(nameCheck, nameCheckShapes, async ({ actor }) => ({
    status: loggedIn(actor).player_name === '' ? 'no-name' : 'success',
    // Nothing in the token has changed: the name is set by the call below, which answers a new one.
    message: '',
  })),

  route(setName, setNameShapes, async ({ body, actor, house }) => {
    const player_name = cleanPlayerName(body.name);
    if (player_name === '') throw new Refusal(400, details.nameNeeded);
    const { account_id } = loggedIn(actor);
    const account = await house.store.db
      .updateTable('accounts')
      .set({ player_name })
      .where('account_id', '=', account_id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await renameInGames(house, account);
    return { status: 'success', message: await house.tokens.ofPlayer(account) };
  }),

  /** Only this token ends: another phone of the same person stays logged in. */
  route(logout, logoutShapes, async ({ body, actor, house }) => {
    if (body.client_id !== actor.clientId) throw new Refusal(400, details.clientIdOther);
    const { bearer } = actor;
    if (bearer?.kind === 'player') {
      const { jti, expiresAt } = bearer;
      await house.store.db
        .insertInto('revoked_tokens')
        .values({ jti, expires_at: expiresAt })
        .onConflict((row) => row.column('jti').doNothing())
        .execute();
      house.doorbell.loggedOut(jti);
    }
    return { status: 'success' };
  }),
];

/** The teams of a renamed player in open games hear the new name. */
async function renameInGames(house: House, { account_id, player_name }: AccountRow): Promise<void> {
  const players = await house.store.db
    .selectFrom('game_players')
    .innerJoin('games', 'games.game_id', 'game_players.game_id')
    .selectAll('game_players')
    .where('account_id', '=', account_id)
    .where('games.status', '=', 'live')
    .execute();
  for (const player of players) {
    await act(house, player.game_id, async () => ({ outcome: rename(player, player_name), reply: undefined }));
  }
}

function clientHashOf({ client_hash }: Actor): string {
  if (client_hash === undefined) throw new Refusal(400, details.clientIdMissing);
  return client_hash;
}

function loggedIn(actor: Actor): AccountRow {
  const account = accountOf(actor);
  if (!account) throw new Refusal(403, details.loginNeeded);
  return account;
}

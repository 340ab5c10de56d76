import {
  addContact,
  cleanPlayerName,
  confirmContact,
  contactCheck,
  getVersion,
  logout,
  nameCheck,
  registerPlayer,
  setName,
  updateToken,
  validateCode,
} from '@snug/contract';
import {
  addContactShapes,
  confirmContactShapes,
  contactCheckShapes,
  getVersionShapes,
  logoutShapes,
  nameCheckShapes,
  registerPlayerShapes,
  setNameShapes,
  updateTokenShapes,
  validateCodeShapes,
} from '@snug/contract/shapes';
import { contactFrom, findAccount } from '../accounts/contact.ts';
import * as contacts from '../accounts/contacts.ts';
import { logInByCode, logInByLink } from '../accounts/login.ts';
import { type Asker, countContactCheck, sendCode } from '../accounts/one-time-codes.ts';
import { renameAccount } from '../accounts/rename.ts';
import { endLogin, renew } from '../accounts/revocation.ts';
import type { PlayerBearer } from '../accounts/tokens.ts';
import { type Actor, clientHashOf } from '../actor.ts';
import { details, Refusal } from '../refusals.ts';
import { route } from '../route.ts';

export const sessionRoutes = [
  route(getVersion, getVersionShapes, async ({ house }) => house.version),

  /** Tells who has an account, since the login asks for a name or not: counted instead (H35). */
  route(contactCheck, contactCheckShapes, async ({ query, actor, house }) => {
    const contact = contactFrom(query);
    return house.store.write(async (trx) => {
      await countContactCheck(trx, house, askerOf(actor));
      return { exists: (await findAccount(trx, contact)) !== undefined };
    });
  }),

  route(registerPlayer, registerPlayerShapes, async ({ body, actor, house }) => ({
    playerid: await sendCode(house, {
      ...contactFrom(body),
      ...askerOf(actor),
      player_name: cleanPlayerName(body.player_name),
      purpose: 'login',
      account_id: null,
      next_contact: null,
    }),
  })),

  route(validateCode, validateCodeShapes, async ({ body, actor, house }) => {
    const account = await logInByCode(house, { ...body, ...askerOf(actor) });
    return success(await house.tokens.ofPlayer(account));
  }),

  route(updateToken, updateTokenShapes, async ({ actor, house }) =>
    success(actor.link ? await logInByLink(house, actor.link) : await renew(house, loggedIn(actor))),
  ),

  /** A new token only where the one presented no longer says what is so: fetched ahead by a browser, it must change nothing (H42). */
  route(nameCheck, nameCheckShapes, async ({ actor, house }) => {
    const bearer = loggedIn(actor);
    if (bearer.account.player_name === '') return { status: 'no-name', message: '' };
    return success(bearer.isStale ? await house.tokens.renewed(bearer) : '');
  }),

  route(setName, setNameShapes, async ({ body, actor, house }) => {
    const player_name = cleanPlayerName(body.name);
    if (player_name === '') throw new Refusal(400, details.nameNeeded);
    const bearer = loggedIn(actor);
    // A link lets in who has no name yet, not change the one there is (H47).
    if (bearer.account.player_name !== '') codeLoginOnly(bearer);
    const account = await renameAccount(house, bearer.account.account_id, player_name);
    return success(await house.tokens.renewed(bearer, account));
  }),

  route(addContact, addContactShapes, async ({ body, actor, house }) => {
    const bearer = codeLoginOnly(loggedIn(actor));
    return { status: await contacts.addContact(house, bearer, contactFrom(body), askerOf(actor)) };
  }),

  route(confirmContact, confirmContactShapes, async ({ body, actor, house }) => {
    const bearer = codeLoginOnly(loggedIn(actor));
    const account = await contacts.confirmContact(house, bearer, body.code, askerOf(actor));
    if (account === 'confirm-new') return { status: account, message: '' };
    return { status: 'success' as const, message: await house.tokens.renewed(bearer, account) };
  }),

  /** Only this phone's login ends: another phone of the same person stays logged in, and the players in games stay. */
  route(logout, logoutShapes, async ({ body, actor, house }) => {
    if (body.client_id !== actor.clientId) throw new Refusal(400, details.clientIdOther);
    if (actor.bearer?.kind === 'player') await endLogin(house, actor.bearer);
    return { status: 'success' };
  }),
];

function success(message: string) {
  return { status: 'success', message };
}

function askerOf(actor: Actor): Asker {
  return { client_hash: clientHashOf(actor), address: actor.address };
}

function loggedIn({ bearer }: Actor): PlayerBearer {
  if (bearer?.kind !== 'player') throw new Refusal(403, details.loginNeeded);
  return bearer;
}

function codeLoginOnly(bearer: PlayerBearer): PlayerBearer {
  if (bearer.linkGame !== undefined) throw new Refusal(403, details.codeLoginNeeded);
  return bearer;
}

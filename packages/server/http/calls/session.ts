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
import { contactFrom } from '../../accounts/contact.ts';
import * as contacts from '../../accounts/contacts.ts';
import { logInByCode, logInByLink } from '../../accounts/login.ts';
import { type Asker, countContactCheck, sendCode } from '../../accounts/one-time-codes.ts';
import { endLogin, renew } from '../../accounts/revocation.ts';
import type { PlayerBearer } from '../../accounts/tokens.ts';
import { renameAccount } from '../../commands/rename-account.ts';
import { findAccount } from '../../database/contact.ts';
import { details, Refusal } from '../../foundation/refusals.ts';
import { type Actor, clientHashOf } from '../actor.ts';
import { route } from '../route.ts';

export const sessionRoutes = [
  route(getVersion, getVersionShapes, async ({ context }) => context.version),

  /** Tells who has an account, since the login asks for a name or not: counted instead (H35). */
  route(contactCheck, contactCheckShapes, async ({ query, actor, context }) => {
    const contact = contactFrom(query);
    return context.store.write(async (trx) => {
      await countContactCheck(trx, context, askerOf(actor));
      return { exists: (await findAccount(trx, contact)) !== undefined };
    });
  }),

  route(registerPlayer, registerPlayerShapes, async ({ body, actor, context }) => ({
    playerid: await sendCode(context, {
      ...contactFrom(body),
      ...askerOf(actor),
      player_name: cleanPlayerName(body.player_name),
      purpose: 'login',
      account_id: null,
      next_contact: null,
    }),
  })),

  route(validateCode, validateCodeShapes, async ({ body, actor, context }) => {
    const account = await logInByCode(context, { ...body, ...askerOf(actor) });
    return success(await context.tokens.ofPlayer(account));
  }),

  route(updateToken, updateTokenShapes, async ({ actor, context }) =>
    success(actor.link ? await logInByLink(context, actor.link) : await renew(context, loggedIn(actor))),
  ),

  /** A new token only where the one presented no longer says what is so: fetched ahead by a browser, it must change nothing (H42). */
  route(nameCheck, nameCheckShapes, async ({ actor, context }) => {
    const bearer = loggedIn(actor);
    if (bearer.account.player_name === '') return { status: 'no-name', message: '' };
    return success(bearer.isStale ? await context.tokens.renewed(bearer) : '');
  }),

  route(setName, setNameShapes, async ({ body, actor, context }) => {
    const player_name = cleanPlayerName(body.name);
    if (player_name === '') throw new Refusal(400, details.nameNeeded);
    const bearer = loggedIn(actor);
    // A link lets in who has no name yet, not change the one there is (H47).
    if (bearer.account.player_name !== '') codeLoginOnly(bearer);
    const account = await renameAccount(context, bearer.account.account_id, player_name);
    return success(await context.tokens.renewed(bearer, account));
  }),

  route(addContact, addContactShapes, async ({ body, actor, context }) => {
    const bearer = codeLoginOnly(loggedIn(actor));
    return { status: await contacts.addContact(context, bearer, contactFrom(body), askerOf(actor)) };
  }),

  route(confirmContact, confirmContactShapes, async ({ body, actor, context }) => {
    const bearer = codeLoginOnly(loggedIn(actor));
    const account = await contacts.confirmContact(context, bearer, body.code, askerOf(actor));
    if (account === 'confirm-new') return { status: account, message: '' };
    return { status: 'success' as const, message: await context.tokens.renewed(bearer, account) };
  }),

  /** Only this phone's login ends: another phone of the same person stays logged in, and the players in games stay. */
  route(logout, logoutShapes, async ({ body, actor, context }) => {
    if (body.client_id !== actor.clientId) throw new Refusal(400, details.clientIdOther);
    if (actor.bearer?.kind === 'player') await endLogin(context, actor.bearer);
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

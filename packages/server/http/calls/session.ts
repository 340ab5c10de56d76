import * as contract from '@snug/contract';
import * as shapes from '@snug/contract/shapes';
import { contactFrom, details, Refusal, requirePlayerName, typedPlayerName } from '@snug/rules';
import { type Actor, askerOf } from '../../accounts/actor.ts';
import * as contacts from '../../accounts/contacts.ts';
import { logInByCode, logInByLink } from '../../accounts/login.ts';
import { isKnownContact, sendCode } from '../../accounts/one-time-codes.ts';
import { renew } from '../../accounts/revocation.ts';
import type { PlayerBearer } from '../../accounts/tokens.ts';
import { renameAccount } from '../../commands/rename-account.ts';
import { endLogin, endSession, endSessions } from '../../commands/sessions.ts';
import { sessionsOf } from '../../queries/sessions.ts';
import { players } from '../policy.ts';
import { type CallFamily, route } from '../route.ts';

/** Of calls that send a code. */
const sending = { 429: ['codeJustSent', 'tooManyCodes', 'tooMany'], 503: ['cannotSend', 'noTextsLeft'] } as const;

export const session: CallFamily = {
  name: 'session',
  about: 'Who somebody is: one-time codes, tokens, names and contacts.',
  calls: [
    route(contract.getVersion, shapes.getVersionShapes, {
      summary: 'The version that serves.',
      allow: { roles: [...players, 'host'], clientId: 'none' },
      answer: async ({ context }) => context.version,
    }),

    /** Reveals who has an account, since the login must know whether to ask for a name: limited instead (H35). */
    route(contract.contactCheck, shapes.contactCheckShapes, {
      summary: 'Whether a contact is known.',
      allow: { roles: players },
      refusals: { 400: ['contactNeeded'], 429: ['tooMany'] },
      answer: async ({ query, actor, context }) => ({
        exists: await isKnownContact(context, contactFrom(query), askerOf(actor)),
      }),
    }),

    route(contract.registerPlayer, shapes.registerPlayerShapes, {
      summary: 'Sends a one-time code to a contact. playerid names this challenge, not the player.',
      allow: { roles: players },
      refusals: { ...sending, 400: ['contactNeeded', 'nameNeeded'], 409: ['quizmastersName'] },
      answer: async ({ body, actor, context }) => ({
        playerid: await sendCode(context, {
          ...contactFrom(body),
          ...askerOf(actor),
          player_name: typedPlayerName(body.player_name),
          purpose: 'login',
          account_id: null,
          next_contact: null,
        }),
      }),
    }),

    route(contract.validateCode, shapes.validateCodeShapes, {
      summary: 'Trades the code for a token, in message.',
      allow: { roles: players },
      refusals: { 400: ['wrongCode'], 429: ['tooMany'] },
      answer: async ({ body, actor, device, context }) =>
        success(await logInByCode(context, { ...body, ...askerOf(actor), device })),
    }),

    route(contract.updateToken, shapes.updateTokenShapes, {
      summary: 'Signs the caller’s present fields anew, in message; also trades the token of a sent link for a login.',
      allow: { roles: ['account'], linkToken: true, linkLogin: 'yes' },
      refusals: { 403: ['loginNeeded'] },
      answer: async ({ actor, device, context }) =>
        success(
          actor.link
            ? await logInByLink(context, actor.link, { ...actor, device })
            : await renew(context, loggedIn(actor)),
        ),
    }),

    /** Renews the token only when it is out of date: a browser may prefetch this GET, which must change nothing (H42). */
    route(contract.nameCheck, shapes.nameCheckShapes, {
      summary: 'success when the player has a display name (message may be a new token), else no-name.',
      allow: { roles: ['account'], linkLogin: 'yes' },
      async answer({ actor, context }) {
        const bearer = loggedIn(actor);
        if (bearer.account.player_name === '') return { status: 'no-name', message: '' };
        return success(bearer.isStale ? await context.tokens.renewed(bearer) : '');
      },
    }),

    route(contract.setName, shapes.setNameShapes, {
      summary: 'Saves the display name; message is a new token.',
      allow: { roles: ['account'], linkLogin: 'yes' },
      refusals: { 400: ['nameNeeded'], 403: ['codeLoginNeeded'], 409: ['quizmastersName'] },
      async answer({ body, actor, context }) {
        const player_name = requirePlayerName(body.name);
        const bearer = loggedIn(actor);
        // A login by a link may set a first name, but not change one (H47).
        if (bearer.account.player_name !== '') codeLoginOnly(bearer);
        const account = await renameAccount(context, bearer.account.account_id, player_name);
        return success(await context.tokens.renewed(bearer, account));
      },
    }),

    route(contract.addContact, shapes.addContactShapes, {
      summary: 'Begins to add or change a contact of the caller’s: a code is sent.',
      allow: { roles: ['account'] },
      refusals: { ...sending, 400: ['contactNeeded'], 403: ['codeLoginNeeded'], 409: ['contactIsYours'] },
      async answer({ body, actor, context }) {
        const bearer = codeLoginOnly(loggedIn(actor));
        return { status: await contacts.addContact(context, bearer, contactFrom(body), askerOf(actor)) };
      },
    }),

    route(contract.confirmContact, shapes.confirmContactShapes, {
      summary: 'Attaches the contact whose code this is; message is a new token.',
      allow: { roles: ['account'] },
      refusals: { ...sending, 400: ['wrongCode'], 403: ['codeLoginNeeded'], 409: ['contactTaken'] },
      async answer({ body, actor, context }) {
        const bearer = codeLoginOnly(loggedIn(actor));
        const account = await contacts.confirmContact(context, bearer, body.code, askerOf(actor));
        if (account === 'confirm-new') return { status: account, message: '' };
        return { status: 'success' as const, message: await context.tokens.renewed(bearer, account) };
      },
    }),

    /** Ends this phone's login alone. The person's other phones stay logged in, and their players stay in games. */
    route(contract.logout, shapes.logoutShapes, {
      summary: 'Revokes the caller’s token; the client’s game players stay.',
      allow: { roles: players },
      refusals: { 400: ['clientIdOther'] },
      async answer({ body, actor, context }) {
        if (body.client_id !== actor.clientId) throw new Refusal(400, details.clientIdOther);
        if (actor.bearer?.kind === 'player') await endLogin(context, actor.bearer, actor);
        return { status: 'success' };
      },
    }),

    route(contract.listSessions, shapes.listSessionsShapes, {
      summary: 'Where the caller is logged in; the login that asks first.',
      allow: { roles: ['account'] },
      answer: async ({ actor, context }) => sessionsOf(context, loggedIn(actor)),
    }),

    route(contract.endSession, shapes.endSessionShapes, {
      summary: 'Ends one of the caller’s own logins, and the connections it opened.',
      allow: { roles: ['account'] },
      refusals: { 404: ['noSuchSession'] },
      async answer({ params, actor, context }) {
        await endSession(context, loggedIn(actor), params.session_id, actor);
        return { status: 'success' };
      },
    }),

    route(contract.endSessions, shapes.endSessionsShapes, {
      summary: 'Logs the caller out everywhere, or everywhere else.',
      allow: { roles: ['account'] },
      async answer({ body, actor, context }) {
        await endSessions(context, loggedIn(actor), body, actor);
        return { status: 'success' };
      },
    }),
  ],
};

function success(message: string) {
  return { status: 'success', message };
}

function loggedIn({ bearer }: Actor): PlayerBearer {
  if (bearer?.kind !== 'player') throw new Refusal(403, details.loginNeeded);
  return bearer;
}

function codeLoginOnly(bearer: PlayerBearer): PlayerBearer {
  if (bearer.linkGame !== undefined) throw new Refusal(403, details.codeLoginNeeded);
  return bearer;
}

import {
  type Contact,
  claimTeamInvite,
  contactFrom,
  details,
  type OwnAccount,
  Refusal,
  refuseOwnContact,
  renamePlayer,
  requirePlayerName,
  takenContactRefusal,
  typedPlayerName,
} from '@snug/rules';
import { accountWith, applyTeamChange, personOf, set } from '@snug/rules/memory';
import { tokenPayload } from '../../token-payload.ts';
import { commit } from './commands.ts';
import { accountOf, type Handlers, type RequestContext, refuseOtherClient } from './request-context.ts';
import type { FakeServerContext } from './server-context.ts';
import { unsigned } from './unsigned.ts';

/** The one-time code of every login, since the fake server sends no notifications. */
export const fakeCode = '123456';

const version = '0.0.0+fake';
/** The life of a login: longer than any story or test. */
const loginMs = 30 * 86_400_000;

export const session: Handlers<
  | 'getVersion'
  | 'contactCheck'
  | 'registerPlayer'
  | 'validateCode'
  | 'nameCheck'
  | 'setName'
  | 'updateToken'
  | 'logout'
  | 'addContact'
  | 'confirmContact'
  | 'listSessions'
  | 'endSession'
  | 'endSessions'
> = {
  getVersion: () => version,

  contactCheck: ({ query, state }) => ({ exists: accountWith(state, contactFrom(query)) !== undefined }),

  registerPlayer({ body, state, context }) {
    const playerid = context.id('challenge');
    const player_name = typedPlayerName(body.player_name);
    state.challenges.set(playerid, { ...contactFrom(body), player_name, account_id: undefined });
    return { playerid };
  },

  validateCode({ body, state, context }) {
    const challenge = state.challenges.get(body.playerid);
    if (!challenge || challenge.account_id !== undefined || body.code !== fakeCode) {
      throw new Refusal(400, details.wrongCode);
    }
    state.challenges.delete(body.playerid);
    const account = accountWith(state, challenge) ?? newAccount(context, challenge, challenge.player_name);
    return success(newToken(context, account));
  },

  nameCheck: (request) => (accountOf(request).player_name === '' ? { status: 'no-name', message: '' } : success('')),

  setName(request) {
    const { body, state, context } = request;
    const { account_id } = accountOf(request);
    const player_name = requirePlayerName(body.name);
    set(state.accounts, { account_id }, { player_name });
    const player = state.players.find((each) => each.account_id === account_id);
    if (player && state.game.status === 'live')
      commit(context, renamePlayer(personOf(state, player), player_name, state.hosts));
    return success(newToken(context, { ...accountOf(request), player_name }, sidOf(request)));
  },

  updateToken: (request) => success(newToken(request.context, accountOf(request), sidOf(request))),

  logout({ body, actor, context }) {
    refuseOtherClient(actor, body.client_id);
    if (actor.token !== undefined) end(context, actor.token);
    return { status: 'success' };
  },

  listSessions(request) {
    const logins = new Map(tokensOf(request).map(({ sid, iat }) => [sid, iat * 1_000]));
    return [...logins].map(([session_id, at]) => ({
      ...{ session_id, how: 'code', browser: null, system: null },
      ...{ made_at: at, used_at: at, is_this: session_id === sidOf(request) },
    }));
  },

  endSession(request) {
    const { session_id } = request.params;
    const own = tokensOf(request).filter(({ sid }) => sid === session_id);
    if (own.length === 0) throw new Refusal(404, details.noSuchSession);
    for (const { token } of own) end(request.context, token);
    return { status: 'success' };
  },

  endSessions(request) {
    const kept = request.body.except_this ? sidOf(request) : undefined;
    for (const { token, sid } of tokensOf(request)) if (sid !== kept) end(request.context, token);
    return { status: 'success' };
  },

  addContact(request) {
    const account = accountOf(request);
    const next = contactFrom(request.body);
    refuseOwnContact(account, next);
    const { account_id } = account;
    request.state.challenges.set(account_id, { ...next, player_name: '', account_id });
    return { status: 'success' };
  },

  confirmContact(request) {
    const { body, state, context } = request;
    const account = accountOf(request);
    const { account_id } = account;
    const challenge = state.challenges.get(account_id);
    if (!challenge || body.code !== fakeCode) throw new Refusal(400, details.wrongCode);
    const refusal = takenContactRefusal(account_id, accountWith(state, challenge));
    if (refusal) throw refusal;
    state.challenges.delete(account_id);
    const { kind, contact } = challenge;
    set(state.accounts, { account_id }, { [kind]: contact });
    claimInvites(context, account_id, challenge);
    return { status: 'success', message: newToken(context, { ...account, [kind]: contact }, sidOf(request)) };
  },
};

function success(message: string) {
  return { status: 'success', message };
}

export function newAccount(context: FakeServerContext, contact: Contact, player_name: string): OwnAccount {
  const none = { email: null, phone: null, profile_img: '' };
  const account_id = context.id('account');
  const account: OwnAccount = { account_id, player_name, ...none, [contact.kind]: contact.contact };
  context.state.accounts.push(account);
  claimInvites(context, account_id, contact);
  return account;
}

/** Assigns an account the invites to its contact from before it had an account. */
function claimInvites({ state, clock }: FakeServerContext, account_id: string, { kind, contact }: Contact): void {
  set(state.invites, { kind, contact, account_id: null, closed_at: null }, { account_id });
  const mine = state.teamMembers.filter((each) => each.account_id === account_id);
  const sent = state.teamInvites.filter((each) => each.kind === kind && each.contact === contact);
  for (const invite of sent.filter(({ closed_at }) => closed_at === null)) {
    const changes = claimTeamInvite(invite, account_id, mine, clock.now());
    for (const each of changes) applyTeamChange(state, invite.teamid, each);
  }
}

/** The login of a token, which renewed ones share. */
function loginOf(token: string): { readonly token: string; readonly sid: string; readonly iat: number } {
  const { sid, iat } = tokenPayload(token) ?? {};
  return { token, sid: String(sid), iat: Number(iat) };
}

function sidOf({ actor }: Pick<RequestContext, 'actor'>): string {
  return loginOf(actor.token ?? '').sid;
}

/** All tokens of the caller's account. */
function tokensOf(request: Pick<RequestContext, 'actor' | 'state'>) {
  const { account_id } = accountOf(request);
  return [...request.state.tokens].filter(([, owner]) => owner === account_id).map(([token]) => loginOf(token));
}

function end({ state, connections }: FakeServerContext, token: string): void {
  state.tokens.delete(token);
  state.endedTokens.add(token);
  connections.loggedOut(token);
}

export function newToken({ state, clock, id }: FakeServerContext, account: OwnAccount, sid = id('session')): string {
  const { account_id, player_name, email, phone } = account;
  const iat = Math.floor(clock.now() / 1_000);
  const exp = iat + loginMs / 1_000;
  const claims = {
    sub: account_id,
    player_name,
    email: email ?? '',
    phone: phone ?? '',
    iat,
    exp,
    sid,
    jti: id('login'),
  };
  const token = unsigned(claims);
  state.tokens.set(token, account_id);
  return token;
}

import { cleanPlayerName } from '@snug/contract';
import { accountOf, type Family, refuse } from './asked.ts';
import { accountWith, type Contact, contactFrom } from './contact.ts';
import type { FakeHouse } from './house.ts';
import type { Changing } from './people.ts';
import type { FakeAccount, FakeState } from './state.ts';
import { toTeam } from './told.ts';
import { unsigned } from './unsigned.ts';
import { playerView } from './view.ts';
import { refusals } from './words.ts';

/** Every one-time code there is: nobody sends letters here. */
export const fakeCode = '123456';

const version = '0.0.0+fake';
/** A login lasts as long as any story or test. */
const loginMs = 30 * 86_400_000;

export const session: Family<
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
> = {
  getVersion: () => version,

  contactCheck: ({ query, state }) => ({ exists: accountWith(state, contactFrom(query)) !== undefined }),

  registerPlayer({ body, state, house }) {
    const playerid = house.id('challenge');
    const player_name = cleanPlayerName(body.player_name);
    state.challenges.set(playerid, { ...contactFrom(body), player_name, account_id: undefined });
    return { playerid };
  },

  validateCode({ body, state, house }) {
    const challenge = state.challenges.get(body.playerid);
    if (!challenge || challenge.account_id !== undefined || body.code !== fakeCode) refuse(400, refusals.wrongCode);
    state.challenges.delete(body.playerid);
    const account = accountWith(state, challenge) ?? newAccount(state, house, challenge, challenge.player_name);
    return success(newToken(state, house, account));
  },

  nameCheck: (asked) => (accountOf(asked).player_name === '' ? { status: 'no-name', message: '' } : success('')),

  setName(asked) {
    const { body, state, house } = asked;
    const account = accountOf(asked);
    const player_name = cleanPlayerName(body.name);
    if (player_name === '') refuse(400, refusals.nameNeeded);
    account.player_name = player_name;
    renameIn(asked, account);
    return success(newToken(state, house, account));
  },

  updateToken: (asked) => success(newToken(asked.state, asked.house, accountOf(asked))),

  logout({ body, actor, state, house }) {
    if (body.client_id !== actor.clientId) refuse(400, refusals.clientIdOther);
    if (actor.token !== undefined) {
      state.tokens.delete(actor.token);
      house.lines.loggedOut(actor.token);
    }
    return { status: 'success' };
  },

  addContact(asked) {
    const { body, state } = asked;
    const { account_id, email, phone } = accountOf(asked);
    const next = contactFrom(body);
    if (next.contact === (next.kind === 'email' ? email : phone)) refuse(409, refusals.contactIsYours);
    state.challenges.set(account_id, { ...next, player_name: '', account_id });
    return { status: 'success' };
  },

  confirmContact(asked) {
    const { body, state, house } = asked;
    const account = accountOf(asked);
    const challenge = state.challenges.get(account.account_id);
    if (!challenge || body.code !== fakeCode) refuse(400, refusals.wrongCode);
    if (accountWith(state, challenge)) refuse(409, refusals.contactTaken);
    state.challenges.delete(account.account_id);
    account[challenge.kind] = challenge.contact;
    return { status: 'success', message: newToken(state, house, account) };
  },
};

function success(message: string) {
  return { status: 'success', message };
}

export function newAccount(state: FakeState, { id }: FakeHouse, { kind, contact }: Contact, player_name: string) {
  const account: FakeAccount = { account_id: id('account'), player_name, email: '', phone: '', profile_img: '' };
  account[kind] = contact;
  state.accounts.push(account);
  // Invites to the contact were waiting for whoever it belongs to.
  for (const invite of state.invites) {
    if (invite.kind === kind && invite.contact === contact) invite.account_id = account.account_id;
  }
  return account;
}

export function newToken(state: FakeState, { clock, id }: FakeHouse, account: FakeAccount): string {
  const { account_id, player_name, email, phone } = account;
  const exp = Math.floor((clock.now() + loginMs) / 1_000);
  const token = unsigned({ sub: account_id, player_name, email, phone, exp, jti: id('login') });
  state.tokens.set(token, account_id);
  return token;
}

/** The team hears of another name as of a player listed there who changed. */
function renameIn({ state, told }: Changing, { account_id, player_name }: FakeAccount): void {
  const player = state.players.find((each) => each.account_id === account_id);
  if (!player || player.player_name === player_name) return;
  player.player_name = player_name;
  const { teamid, status } = player;
  if (teamid === null) return;
  const type = status === 'joined' ? 'PLAYER_JOIN' : 'PLAYER_PENDING_TEAM_JOIN';
  toTeam(told, teamid, { type, teamid, player: playerView(state, player) });
}

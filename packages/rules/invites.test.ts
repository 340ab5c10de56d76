import { inviteLifeMs } from '@snug/contract';
import {
  aCaller,
  aCaptain,
  aMember,
  anInvite,
  aPlayer,
  aRoster,
  bare,
  closedInvite,
  decided,
  nothingBut,
  now,
  refused,
  refusedCallers,
  sent,
  success,
  toFoxes,
  toWatcher,
} from '@snug/testing/rules';
import { describe, expect, test } from 'vitest';
import { isOpen } from './close-invites.ts';
import type { ToInvite } from './invites.ts';
import type { StateOf } from './rules.ts';
import { inviteToMeView } from './views/invite.ts';

const captain = aCaller('Ada', aCaptain('Ada'));

test.each([
  ['open', {}, true],
  ['over', { closed_at: 1 }, false],
  ['at its end', { expires_at: now }, false],
  ['a moment before', { expires_at: now + 1 }, true],
])('H50 an invite that is %s', (_, set, expected) => {
  expect(isOpen(anInvite(set), now)).toBe(expected);
});

describe('inviteToTeam', () => {
  const cleo = { account_id: 'account of Cleo', player_name: 'Cleo' };
  const contact = { kind: 'email', contact: 'cleo@example.com' } as const;
  const toCleo: ToInvite = { invitee: contact, account: undefined, player: undefined, haveMet: false, contact };
  const byId: ToInvite = {
    ...toCleo,
    invitee: { kind: 'playerid', contact: 'account of Cleo' },
    account: cleo,
    player: aPlayer('Cleo'),
  };
  const invite = (invitee: ToInvite, set: Partial<StateOf<'inviteToTeam'>> = {}) =>
    decided('inviteToTeam', { ...captain, roster: aRoster(), open: [], invitee, ...set }, {});
  const made = anInvite({
    invite_id: 'new-1',
    code: 'secret-1',
    created_at: now,
    expires_at: now + inviteLifeMs,
  });

  test('CALL-30 an invite by contact is recorded; without a player of that account no message is sent', () => {
    expect(invite(toCleo)).toEqual({
      changes: [{ kind: 'new-invite', row: bare(made) }],
      messages: [],
      reply: { invite: made, recorded: [{ invite: made, contact }] },
      hostNews: { now: [], soon: [], watchers: false },
      moved: [],
    });
  });

  test('CALL-30 H55 only the invitee in the game gets a message, with the code of this invite', () => {
    const decision = invite({ ...toCleo, account: cleo, player: aPlayer('Cleo') });
    const own = { ...made, account_id: 'account of Cleo' };
    expect(decision.messages).toEqual([toWatcher('Cleo', 'PLAYER_INVITE', { invite: inviteToMeView(own) })]);
    // An invite by contact does not show the name.
    expect(decision.reply.invite).toEqual(own);
    expect(decision.reply.invite.invitee_name).toBe('');
  });

  test('CALL-30 an invitee on another team gets it on that team’s stream', () => {
    const player = aMember('Cleo', { teamid: 'owls' });
    expect(sent(invite({ ...byId, player }))).toEqual(['PLAYER_INVITE>owls:id of Cleo']);
  });

  test('CALL-30 an invite by playerid shows the name; an account without a contact gets no notification', () => {
    const { reply } = invite({ ...byId, contact: undefined });
    expect(reply.invite).toMatchObject({ kind: 'playerid', contact: 'account of Cleo', invitee_name: 'Cleo' });
    expect(reply.recorded).toMatchObject([{ contact: undefined }]);
  });

  test('CALL-30 a playerid is invited only if the player is in the game or on a registered team with the inviter', () => {
    const stranger = { ...byId, player: undefined };
    expect(refused(() => invite(stranger))).toBe('403 inviteStranger');
    expect(invite({ ...stranger, haveMet: true }).changes).toHaveLength(1);
  });

  test('CALL-30 RULE-07 a contact with an open invite is not invited again, and the reply has that invite', () => {
    const standing = anInvite();
    expect(invite(toCleo, { open: [anInvite({ contact: 'other@example.com' }), standing] })).toMatchObject({
      changes: [],
      messages: [],
      reply: { invite: standing, recorded: [] },
    });
  });

  test('H55 two contacts of one person get two invites', () => {
    const byPhone = { kind: 'phone', contact: '5551234567' } as const;
    const phone: ToInvite = { ...toCleo, invitee: byPhone, account: cleo, contact: byPhone };
    expect(invite(phone, { open: [anInvite({ account_id: 'account of Cleo' })] }).changes).toHaveLength(1);
  });

  test('CALL-30 a member is not invited', () => {
    const roster = aRoster({ members: [aCaptain('Ada'), aMember('Cleo')] });
    expect(refused(() => invite(byId, { roster }))).toBe('409 alreadyOnYourTeam');
    // A guest on the team has no account, and is not taken for the invitee.
    const guests = aRoster({ members: [aCaptain('Ada'), aMember('Guest', { account_id: null })] });
    expect(invite(toCleo, { roster: guests }).changes).toHaveLength(1);
  });

  test.each(refusedCallers)('CALL-30 an invite is refused %s', (_, set, refusal) => {
    expect(refused(() => invite(toCleo, set))).toBe(refusal);
  });
});

describe('shareLink', () => {
  const command = { invite_id: 'link-2', code: 'secret of link-2', url_id: 'abc', path: '/auth/link/invite/token' };
  const share = (set: Partial<StateOf<'shareLink'>> = {}) =>
    decided('shareLink', { ...captain, roster: aRoster(), links: [], ...set }, command);

  test('CALL-34 H50 a link has a code of its own; it replaces the previous link, and no message is sent', () => {
    const link = anInvite({
      invite_id: 'link-2',
      kind: 'link',
      contact: '',
      url_id: 'abc',
      created_at: now,
      expires_at: now + inviteLifeMs,
    });
    expect(share({ links: [anInvite({ invite_id: 'link-1', kind: 'link' })] })).toEqual({
      changes: [
        {
          kind: 'short-link',
          row: { url_id: 'abc', path: command.path, created_at: now, expires_at: now + inviteLifeMs },
        },
        closedInvite('link-1', 'replaced'),
        { kind: 'new-invite', row: bare(link) },
      ],
      messages: [],
      reply: { urlid: 'abc' },
      hostNews: { now: [], soon: [], watchers: false },
      moved: [],
    });
  });

  test.each(refusedCallers)('CALL-34 a link is refused %s', (_, set, refusal) => {
    expect(refused(() => share(set))).toBe(refusal);
  });
});

describe('closing an invite', () => {
  const invited = aPlayer('Cleo');
  const ended = (closed_as: string) => ({
    changes: [closedInvite('invite', closed_as)],
    messages: [
      toFoxes('CANCEL_INVITE', { invite_id: 'invite' }),
      toWatcher('Cleo', 'CANCEL_INVITE', { invite_id: 'invite' }),
    ],
    reply: success,
  });
  const over = anInvite({ closed_at: 3, closed_as: 'accepted' });
  const cancel = (set: Partial<StateOf<'cancelInvite'>> = {}, by = 'id of Ada') =>
    decided('cancelInvite', { roster: aRoster(), invite: anInvite(), invited, ...set }, { by });
  const withdraw = (set: Partial<StateOf<'withdrawInvite'>> = {}) =>
    decided('withdrawInvite', { invite: anInvite(), invited, ...set }, {});
  const decline = (set: Partial<StateOf<'declineInvite'>> = {}) =>
    decided('declineInvite', { mine: [anInvite()], invited, ...set }, {});

  test('CALL-33 the captain cancels an invite: the team and the invitee get a message', () => {
    expect(cancel()).toEqual(ended('cancelled'));
    expect(sent(cancel({ invited: undefined }))).toEqual(['CANCEL_INVITE>foxes']);
  });

  test('CALL-33 a closed invite stays as it is', () => {
    expect(cancel({ invite: over })).toEqual(nothingBut(success));
  });

  test.each([
    ['ROLE-06 by a member', {}, 'id of Ben', '403 captainOnly'],
    ['by a player outside the team', {}, 'id of Zoe', '403 membersOnly'],
    ['of an unknown invite', { invite: undefined }, 'id of Ada', '404 inviteNotFound'],
  ])('CALL-33 a cancellation is refused %s', (_, set, by, refusal) => {
    expect(refused(() => cancel(set, by))).toBe(refusal);
  });

  test('G30 an invite whose notification cannot be sent is cancelled', () => {
    expect(withdraw()).toEqual(ended('cancelled'));
    expect(withdraw({ invite: over })).toEqual(nothingBut(success));
    expect(withdraw({ invite: undefined })).toEqual(nothingBut(success));
  });

  test('CALL-28 the invitee declines all their invites to the team', () => {
    expect(decline()).toEqual(ended('declined'));
    const two = decline({ mine: [anInvite(), over, anInvite({ invite_id: 'other' })] });
    expect(two.changes).toEqual([closedInvite('invite', 'declined'), closedInvite('other', 'declined')]);
    expect(two.messages).toHaveLength(4);
  });

  test('CALL-28 a repeated decline changes nothing; without an invite it is refused', () => {
    expect(decline({ mine: [over] })).toEqual(nothingBut(success));
    expect(refused(() => decline({ mine: [] }))).toBe('404 inviteNotFound');
  });
});

import { type GameView, type Invite, shortUrl } from '@snug/contract';
import { expect, test, vi } from 'vitest';
import { createClient } from '../create-client.ts';
import {
  demoGame,
  demoInvite,
  type FakeAnswers,
  fakeClient,
  fakeServer,
  never,
  offline,
  refuses,
  virtualClock,
} from '../fake/index.ts';
import { createInviting } from './inviting.ts';

const made = (partial: Partial<Invite> = {}) => ({
  status: 'success',
  invite: demoInvite({ invite_id: 'i-new', inviteBy: 'email', invitee: 'b***@example.com', ...partial }),
});

function inviting(answers: FakeAnswers = {}, view: Partial<GameView> = {}) {
  const clock = virtualClock();
  const game = demoGame(view);
  const keep = vi.fn();
  const core = fakeClient({ answers: { getInviteToken: { urlid: 'u1' }, ...answers } });
  const mine = createInviting(core, { gameId: 'g1', view: () => game, keep, clock });
  return { ...mine, clock, keep, game };
}

test('LIMIT-23 OPEN-91 the panel starts to open 200 ms after the dialog, and is reset 800 ms after it closed', async () => {
  const { open, close, type, get, clock } = inviting();
  open();
  type('ben@');
  await clock.pass(199);
  expect(get()).toMatchObject({ isPanelOpen: false, link: { at: 'there', urlid: 'u1' } });
  await clock.pass(1);
  expect(get().isPanelOpen).toBe(true);
  close();
  expect(get()).toMatchObject({ isPanelOpen: false, typed: 'ben@' });
  await clock.pass(799);
  expect(get()).toMatchObject({ typed: 'ben@', link: { at: 'there' } });
  await clock.pass(1);
  expect(get()).toEqual({
    isPanelOpen: false,
    typed: '',
    busy: false,
    error: undefined,
    sent: [],
    link: { at: 'coming' },
  });
  expect(clock.pending()).toBe(0);
});

test('LIMIT-23 opened again before the reset, it keeps what was typed, and the panel opens as before', async () => {
  const { open, close, type, get, clock } = inviting();
  open();
  type('ben@example.com');
  close();
  await clock.pass(799);
  open();
  await clock.pass(199);
  expect(get()).toMatchObject({ isPanelOpen: false, typed: 'ben@example.com' });
  await clock.pass(5_000);
  expect(get()).toMatchObject({ isPanelOpen: true, typed: 'ben@example.com' });
});

test('LIMIT-23 Y14 without motion there is no wait: it opens and resets at once', () => {
  const { open, close, type, get, clock } = inviting();
  open(true);
  expect(get().isPanelOpen).toBe(true);
  type('ben@');
  close(true);
  expect(get()).toMatchObject({ isPanelOpen: false, typed: '' });
  expect(clock.pending()).toBe(0);
});

test('CALL-43 OPEN-49 an existing link is shown; a new one is created only where there is none', async () => {
  const generated: unknown[] = [];
  const generateInviteToken: FakeAnswers['generateInviteToken'] = ({ params }) => {
    generated.push(params);
    return { urlid: 'u2' };
  };
  const first = inviting({ generateInviteToken });
  first.open();
  await first.clock.pass(0);
  expect([first.get().link, generated]).toEqual([{ at: 'there', urlid: 'u1', busy: false }, []]);

  const none = refuses(404, 'There is no invite link yet.');
  const second = inviting({ generateInviteToken, getInviteToken: none });
  second.open();
  await second.clock.pass(0);
  expect(second.get().link).toEqual({ at: 'there', urlid: 'u2', busy: false });
  expect(generated).toEqual([{ id: 'g1', team: 'owls-own-code' }]);
});

test('CALL-43 opened, closed and opened at once, it requests the link once', async () => {
  const reply = Promise.withResolvers<{ urlid: string }>();
  const getInviteToken = vi.fn(() => reply.promise);
  const { open, close, get, clock } = inviting({ getInviteToken });
  open();
  close();
  open();
  await clock.pass(0);
  reply.resolve({ urlid: 'u1' });
  await clock.pass(0);
  expect(getInviteToken).toHaveBeenCalledTimes(1);
  expect(get().link).toMatchObject({ at: 'there', urlid: 'u1' });
});

test('ERR-25 ERR-39 a link that fails to load says why, in the server’s text if there is one, and can be loaded again', async () => {
  const getInviteToken = vi.fn(offline as () => { urlid: string });
  const { open, askLink, get, clock } = inviting({ getInviteToken });
  open();
  await clock.pass(0);
  expect(get().link).toEqual({ at: 'failed', detail: '', busy: false });
  getInviteToken.mockImplementation(refuses(403, 'Only the captain can do this.'));
  const again = askLink();
  expect(get().link).toEqual({ at: 'failed', detail: '', busy: true });
  void askLink();
  await again;
  expect(getInviteToken).toHaveBeenCalledTimes(2);
  expect(get().link).toEqual({ at: 'failed', detail: 'Only the captain can do this.', busy: false });
  getInviteToken.mockImplementation(() => ({ urlid: '' }));
  await askLink();
  expect(get().link).toMatchObject({ at: 'failed' });
  getInviteToken.mockImplementation(() => ({ urlid: 'u3' }));
  await askLink();
  expect(get().link).toEqual({ at: 'there', urlid: 'u3', busy: false });
});

test('CALL-34 a new link replaces the old one; after a refusal the old one stands, with the reason', async () => {
  const generateInviteToken = vi.fn(() => ({ urlid: 'u2' }));
  const { open, renewLink, get, clock } = inviting({ generateInviteToken });
  open();
  await clock.pass(0);
  const renewed = renewLink();
  expect(get().link).toEqual({ at: 'there', urlid: 'u1', busy: true });
  expect(await renewLink()).toBe(false);
  expect(await renewed).toBe(true);
  expect(generateInviteToken).toHaveBeenCalledTimes(1);
  expect(get().link).toEqual({ at: 'there', urlid: 'u2', busy: false });

  generateInviteToken.mockImplementation(refuses(429, 'Please wait a moment.'));
  expect(await renewLink()).toBe(false);
  expect(get().link).toEqual({ at: 'there', urlid: 'u2', busy: false, error: 'Please wait a moment.' });
  // It may have been created or not, so the valid link is loaded.
  generateInviteToken.mockImplementation(offline);
  expect(await renewLink()).toBe(false);
  expect(get().link).toEqual({ at: 'failed', detail: '', busy: false });
});

test('CALL-30 OPEN-47 an invite is sent by email or phone, and the field is free for the next one', async () => {
  const bodies: unknown[] = [];
  const { open, type, send, get, clock } = inviting({
    inviteToTeam: ({ params, body }) => {
      bodies.push([params, body]);
      return made({ invite_id: `i${bodies.length}` });
    },
  });
  open();
  await clock.pass(0);
  type(' Ben@Example.com ');
  expect(await send()).toBe(true);
  expect(get()).toMatchObject({ typed: '', busy: false, error: undefined });
  type('555.010.4477');
  expect(await send()).toBe(true);
  const params = { id: 'g1', team: 'owls-own-code' };
  expect(bodies).toEqual([
    [params, { inviteBy: 'email', email: 'Ben@Example.com' }],
    [params, { inviteBy: 'phone', phone: '5550104477' }],
  ]);
  expect(get().sent).toEqual([{ email: 'Ben@Example.com' }, { phone: '5550104477' }]);
});

test('RULE-08 RULE-09 RULE-11 a text that is neither an email nor ten digits is not sent', async () => {
  const inviteToTeam = vi.fn(() => made());
  const { type, send, get } = inviting({ inviteToTeam });
  for (const text of ['', 'ben', 'ben@example', '555010447', '55501044771', 'a@b.co, c@d.co']) {
    type(text);
    expect(await send()).toBe(false);
    expect([text, get()]).toMatchObject([text, { typed: text, error: { key: 'neither-contact' } }]);
  }
  type('ben');
  expect(get().error).toBeUndefined();
  expect(inviteToTeam).not.toHaveBeenCalled();
});

test('RULE-10 a phone number is shown as (XXX) XXX-XXXX once the field loses focus; an email as it was typed', () => {
  const { type, leaveField, get } = inviting();
  for (const [typed, shown] of [
    ['5550104477', '(555) 010-4477'],
    ['555-010-4477', '(555) 010-4477'],
    ['55501', '55501'],
    ['Ben@example.com', 'Ben@example.com'],
  ] as const) {
    type(typed);
    leaveField();
    expect(get().typed).toBe(shown);
  }
});

test('RULE-07 a contact that is on the team or invited already is not invited again', async () => {
  const inviteToTeam = vi.fn(() => made());
  const me = { ...demoGame().me, email: 'Ada@example.com', phone: '5550100001' };
  const cleo = demoInvite({ invite_id: 'i-cleo', email: 'cleo@example.com' });
  const team = demoGame().team && { ...demoGame().team, invites: [cleo] };
  const { type, send, get } = inviting({ inviteToTeam }, { me, team } as Partial<GameView>);
  for (const [text, key] of [
    ['ADA@example.com', 'on-team'],
    ['(555) 010-0001', 'on-team'],
    ['Cleo@Example.com', 'invited'],
  ] as const) {
    type(text);
    expect(await send()).toBe(false);
    expect(get()).toMatchObject({ typed: text, error: { key } });
  }
  expect(inviteToTeam).not.toHaveBeenCalled();
  type('dan@example.com');
  await send();
  type('DAN@example.com');
  expect(await send()).toBe(false);
  expect(get().error).toEqual({ key: 'invited', detail: '' });
  // An earlier captain sent it: the server returns the same invite, and sends no notification.
  inviteToTeam.mockImplementation(() => made({ invite_id: 'i-cleo' }));
  type('5550104477');
  expect(await send()).toBe(false);
  expect(get()).toMatchObject({ typed: '5550104477', error: { key: 'invited' }, sent: [{ email: 'dan@example.com' }] });
});

test('ERR-39 a refusal shows the server’s text and keeps what was typed; a network error shows none', async () => {
  const tooMany = 'Too many invites were sent. Please try again tomorrow.';
  const inviteToTeam = vi.fn(refuses(429, tooMany) as () => ReturnType<typeof made>);
  const { type, send, get } = inviting({ inviteToTeam });
  type('ben@example.com');
  expect(await send()).toBe(false);
  expect(get()).toMatchObject({
    ...{ typed: 'ben@example.com', busy: false, sent: [], error: { key: 'went-wrong', detail: tooMany } },
  });
  inviteToTeam.mockImplementation(offline);
  expect(await send()).toBe(false);
  expect(get()).toMatchObject({ typed: 'ben@example.com', error: { key: 'went-wrong', detail: '' } });
});

test('a double click sends once, and what is typed meanwhile stays', async () => {
  const reply = Promise.withResolvers<ReturnType<typeof made>>();
  const inviteToTeam = vi.fn(() => reply.promise);
  const { type, send, leaveField, get } = inviting({ inviteToTeam });
  type('5550104477');
  const first = send();
  expect(await send()).toBe(false);
  leaveField();
  type('dan@exa');
  reply.resolve(made());
  expect(await first).toBe(true);
  expect(inviteToTeam).toHaveBeenCalledTimes(1);
  expect(get()).toMatchObject({ typed: 'dan@exa', sent: [{ phone: '5550104477' }] });
});

test('CALL-30 an invited contact is in the team’s list at once, without a load', async () => {
  const { open, close, type, send, keep } = inviting({ inviteToTeam: () => made() });
  open();
  type('ben@example.com');
  await send();
  expect(keep.mock.calls).toEqual([[made().invite]]);
  close();
  expect(keep).toHaveBeenCalledTimes(1);
});

test.each([
  ['on the same team', 't-owls', 1],
  ['on another team by then', 't-bears', 0],
])(
  'a reply that comes after the dialog was closed and reset tells nothing there; the list of who is %s has it',
  async (_, teamid, count) => {
    const reply = Promise.withResolvers<ReturnType<typeof made>>();
    const { open, close, type, send, get, keep, clock, game } = inviting({
      inviteToTeam: () => reply.promise,
      getInviteToken: never,
    });
    open();
    type('ben@example.com');
    const sent = send();
    close();
    await clock.pass(800);
    if (game.team) Object.assign(game.team, { teamid });
    reply.resolve(made());
    expect(await sent).toBe(false);
    expect(get()).toMatchObject({ typed: '', sent: [], busy: false });
    expect(keep).toHaveBeenCalledTimes(count);
  },
);

test('CALL-30 CALL-34 CALL-43 with a server: the link leads into the team by a code of its own, and the list has the invited contact', async () => {
  const server = fakeServer();
  const core = createClient(server.phone({ name: 'Ada', team: 'The Night Owls' }));
  const game = core.game(server.gameId);
  game.subscribe(() => {});
  await expect.poll(() => game.get().view?.team?.team_name).toBe('The Night Owls');
  const mine = createInviting(core, { gameId: server.gameId, view: () => game.get().view, keep: game.keepInvite });
  mine.open(true);
  await expect.poll(() => mine.get().link.at).toBe('there');
  const { link } = mine.get();
  const { long_url } = await core.call(shortUrl, {
    query: { urlid: link.at === 'there' ? link.urlid : '' },
  });
  expect(new URL(long_url).pathname).toMatch(/^\/auth\/link\/invite\/./);
  expect(long_url).not.toContain(game.get().view?.team?.team_code);
  expect(await mine.renewLink()).toBe(true);
  expect(mine.get().link).not.toEqual(link);
  mine.type('cleo@example.com');
  expect(await mine.send()).toBe(true);
  mine.close(true);
  await expect.poll(() => game.get().view?.team?.invites).toMatchObject([{ email: 'cleo@example.com' }]);
});

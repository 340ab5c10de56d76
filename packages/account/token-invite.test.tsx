import { type FakeAnswers, fakeClient, never, offline, refuses, unsigned } from '@snug/client/fake';
import { announced } from '@snug/testing/page';
import { AnnouncerProvider } from '@snug/ui';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TokenInvite } from './token-invite.tsx';

const claims = { team_name: 'Quizzly Bears', game_id: '12', team_code: 'k3', inviter: 'Priya', exp: 4e9 };
const genuine = unsigned({ ...claims, aud: 'invite' });
const login = unsigned({ sub: 'ben', exp: 4e9, player_name: 'Ben' });

const invalid = 'Invalid or expired join link. Ask one of your teammates to invite you again!';
const invited = "You're invited to play with 'Quizzly Bears'";

/** The invite's clock, set by the tests. */
let time = 0;
const now = () => time;
/** Advances the clock; a countdown reads it when its page becomes visible. */
function pass(ms: number) {
  time += ms;
  document.dispatchEvent(new Event('visibilitychange'));
}
beforeEach(() => {
  time = 1_800_000_000_000;
});

async function open(answers: FakeAnswers = {}, { token = genuine, isKnown = false } = {}) {
  const sent = vi.fn(() => ({ status: 'success' }));
  const client = fakeClient({ answers: { checkInvite: claims, sendInvite: sent, ...answers } });
  if (isKnown) client.session.setToken(login);
  const onJoinLink = vi.fn();
  const onEnterCode = vi.fn();
  const onLogIn = vi.fn();
  const screen = await render(
    <AnnouncerProvider>
      <TokenInvite {...{ client, token, now, onJoinLink, onEnterCode, onLogIn }} />
    </AnnouncerProvider>,
  );
  const title = (name: string) => screen.getByRole('heading', { level: 1, name, exact: true });
  const field = screen.getByLabelText('Email or phone number');
  const button = (name: string) => screen.getByRole('button', { name });
  async function send(contact: string) {
    await field.fill(contact);
    await button('Send me the join link!').click();
  }
  return { client, screen, title, field, button, send, sent, onJoinLink, onEnterCode, onLogIn };
}

test('RULE-11 what the check says as the field is left does not move what is pressed', async () => {
  const { field, button, onLogIn, screen } = await open();
  await field.fill('ben@');
  await button('Log In').click();
  expect(onLogIn).toHaveBeenCalledOnce();
  await expect.element(screen.getByRole('alert')).toBeVisible();
});

test('H50 OPEN-22 nothing of a token is shown before the server has found it genuine', async () => {
  const { screen } = await open({ checkInvite: never });
  await expect.element(screen.getByText('Looking up your invite...')).toBeVisible();
  expect(screen.container.textContent).not.toContain('Bears');
});

test('H50 INVITE-03 it shows what the server says, as text', async () => {
  const team_name = '<img src=x onerror=alert(1)>';
  const checkInvite = vi.fn(() => ({ ...claims, team_name }));
  const { screen, title } = await open({ checkInvite });
  await expect.element(title(`You're invited to play with '${team_name}'`)).toBeVisible();
  expect(screen.container.querySelector('img')).toBeNull();
  expect(checkInvite).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ body: { token: genuine } }));
});

test('INVITE-01 INVITE-02 OPEN-22 a logged-in player goes straight to the join link of the game and team code', async () => {
  const { screen, onJoinLink } = await open({}, { isKnown: true });
  await expect.poll(() => onJoinLink.mock.calls).toEqual([['/auth/link/join/12/team/k3']]);
  expect(screen.container.textContent).not.toContain('Bears');
});

test('INVITE-02 so does a player who logs in meanwhile in another tab', async () => {
  const { client, title, onJoinLink } = await open();
  await expect.element(title(invited)).toBeVisible();
  expect(onJoinLink).not.toHaveBeenCalled();
  client.session.setToken(login);
  await expect.poll(() => onJoinLink.mock.calls).toEqual([['/auth/link/join/12/team/k3']]);
});

test('INVITE-01 INVITE-03 INVITE-04 without a login it shows team and inviter, and asks for an email or phone', async () => {
  const { screen, title, field, button, onLogIn } = await open();
  await expect.element(title(invited)).toBeVisible();
  await expect.element(screen.getByText(/^Priya keeps a chair for you\./)).toBeVisible();
  await expect.element(field).toBeVisible();
  await expect.element(button('Send me the join link!')).toBeVisible();
  // The first screen of a page takes no focus.
  expect(document.activeElement).toBe(document.body);
  await button('Log In').click();
  expect(onLogIn).toHaveBeenCalledOnce();
});

test.each([
  [' Ada@Example.com ', { email: 'Ada@Example.com' }, 'Ada@Example.com'],
  ['(555) 010-0199', { phone: '5550100199' }, '(555) 010-0199'],
])(
  'INVITE-05 CALL-36 OPEN-23 %j is sent normalised, and confirmed as it was entered',
  async (typed, contact, shown) => {
    const { title, send, sent } = await open();
    await send(typed);
    await expect.element(title(`Invite sent to ${shown}!`)).toHaveFocus();
    const body = { team_code: 'k3', inviter: 'Priya', ...contact };
    expect(sent).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ params: { id: '12' }, body }));
  },
);

test('RULE-11 INVITE-04 an invalid contact cannot be sent, and shows an error on blur or Enter', async () => {
  const { screen, field, button, sent } = await open();
  const neither = screen.getByText('That is neither an email address nor a phone number with ten digits.');
  await expect.element(button('Send me the join link!')).toBeDisabled();
  for (const [typed, key] of [
    ['ada@', '{Tab}'],
    ['555 01', '{Enter}'],
  ] as const) {
    await field.fill(typed);
    await expect.element(button('Send me the join link!')).toBeDisabled();
    // Only the space for it is there.
    await expect.element(neither).not.toBeVisible();
    await userEvent.keyboard(key);
    await expect.element(neither).toBeVisible();
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  }
  await field.fill('ada@example.com');
  await expect.element(field).not.toHaveAttribute('aria-invalid');
  await expect.element(button('Send me the join link!')).toBeEnabled();
  expect(sent).not.toHaveBeenCalled();
});

test.each([
  ['a refusal', refuses(429, 'Too many invites were sent. Please try again tomorrow.'), /^Too many invites/],
  ['a network error', offline, /^That did not go out\./],
])('OPEN-78 H51 an invite that could not be sent because of %s keeps the typed text', async (_, sendInvite, text) => {
  const { screen, field, send } = await open({ sendInvite });
  await send('ada@example.com');
  await expect.element(screen.getByText(text)).toBeVisible();
  await expect.element(field).toHaveValue('ada@example.com');
});

test('INVITE-05 it can be sent again after a minute, which is announced, or to another contact', async () => {
  const { screen, title, field, button, send, sent } = await open();
  await send('ada@example.com');
  await expect.element(screen.getByText(/It works once, for 15 minutes\.$/)).toBeVisible();
  const again = screen.getByRole('button', { name: /^Send it again/ });
  await expect.element(again).toHaveTextContent('Send it again in 60 s');
  await expect.element(again).toBeDisabled();
  pass(59_999);
  await expect.element(again).toHaveTextContent('Send it again in 1 s');
  await expect.element(again).toBeDisabled();
  expect(announced()).toEqual([]);
  pass(1);
  expect(announced()).toEqual(['Send it again']);
  await expect.element(again).toHaveTextContent('Send it again');
  await again.click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('Another one is on its way.');
  await expect.element(title('Invite sent to ada@example.com!')).toHaveFocus();
  await expect.element(again).toHaveTextContent('Send it again in 60 s');
  await expect.element(again).toBeDisabled();
  expect(sent).toHaveBeenCalledTimes(2);

  await button('Use another address or number').click();
  await expect.element(field).toHaveValue('ada@example.com');
  await send('ben@example.com');
  await expect.element(title('Invite sent to ben@example.com!')).toBeVisible();
  await expect.element(screen.getByRole('status')).not.toBeInTheDocument();
});

test('INVITE-05 after going back for another contact, the reply for the first one is ignored', async () => {
  const late = Promise.withResolvers<{ status: string }>();
  const sendInvite = vi.fn(() => late.promise).mockResolvedValueOnce({ status: 'success' });
  const { title, field, button, send } = await open({ sendInvite });
  await send('ada@example.com');
  await expect.element(title('Invite sent to ada@example.com!')).toBeVisible();
  pass(60_000);
  await button('Send it again').click();
  await button('Use another address or number').click();
  late.resolve({ status: 'success' });
  // The button is enabled again once the reply has arrived.
  await expect.element(button('Send me the join link!')).toBeEnabled();
  await expect.element(field).toHaveValue('ada@example.com');
});

const tampered = unsigned({ ...claims, aud: 'player' });
test.each([
  ['that is garbage', { token: 'nothing' }, {}],
  ['of another kind', { token: tampered }, {}],
  [
    'that the server does not know, or that has ended',
    {},
    { checkInvite: refuses(403, 'This team link is not valid.') },
  ],
])('OPEN-22 ERR-01 a token %s shows the invalid-link error, and next steps', async (_, options, answers) => {
  const { screen, button, onEnterCode, onLogIn } = await open(answers, options);
  await expect.element(screen.getByRole('alert')).toHaveTextContent(invalid);
  expect(screen.container.textContent).not.toContain('Bears');
  await button('Log In').click();
  await button('Enter a game code').click();
  expect([onLogIn.mock.calls.length, onEnterCode.mock.calls.length]).toEqual([1, 1]);
});

test('OPEN-22 garbage is not even sent to the server', async () => {
  const checkInvite = vi.fn(() => claims);
  const { screen } = await open({ checkInvite }, { token: 'a.b' });
  await expect.element(screen.getByRole('alert')).toBeVisible();
  expect(checkInvite).not.toHaveBeenCalled();
});

test('H50 an invite that ends while somebody types becomes invalid, and an ended game says so', async () => {
  const revoked = await open({ sendInvite: refuses(403, 'This team link is not valid.') });
  await revoked.send('ada@example.com');
  await expect.element(revoked.screen.getByRole('alert')).toHaveTextContent(invalid);
  await expect.element(revoked.title('Your invite')).toBeVisible();
  await expect.element(revoked.button('Enter a game code')).toHaveFocus();
  await revoked.screen.unmount();
  const ended = await open({ checkInvite: refuses(409, 'This game has ended.') });
  await expect.element(ended.screen.getByRole('alert')).toHaveTextContent('This game has ended.');
});

test('OPEN-22 after a network error the invite can be retried', async () => {
  let isOffline = true;
  const { screen, title, button } = await open({ checkInvite: () => (isOffline ? offline() : claims) });
  await expect.element(screen.getByText(/^We could not look up your invite\./)).toBeVisible();
  isOffline = false;
  await button('Try again').click();
  await expect.element(title(invited)).toHaveFocus();
});

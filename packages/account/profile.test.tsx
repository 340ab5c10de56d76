import { type FakeAnswers, fakeClient, refuses, unsigned } from '@snug/client/fake';
import type { TokenClaims } from '@snug/contract';
import { AnnouncerProvider } from '@snug/ui';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Profile } from './profile.tsx';

const ada = { sub: 'p1', exp: 4e9, player_name: 'Ada', email: 'ada@example.com', phone: '' };
const withPhone = { ...ada, phone: '5550104477' };

const success = (claims: TokenClaims) => ({ status: 'success' as const, message: unsigned(claims) });

let time = 0;
const now = () => time;
beforeEach(() => {
  time = 1_800_000_000_000;
});

const browser = (claims: TokenClaims, answers: FakeAnswers) => {
  const client = fakeClient({ answers });
  client.session.setToken(unsigned(claims));
  return client;
};

async function open(claims: TokenClaims, answers: FakeAnswers = {}, client = browser(claims, answers)) {
  const onLogIn = vi.fn();
  const screen = await render(
    <AnnouncerProvider>
      <Profile client={client} onLogIn={onLogIn} now={now} />
    </AnnouncerProvider>,
  );
  return {
    client,
    onLogIn,
    screen,
    press: (name: string | RegExp) => screen.getByRole('button', { name, exact: true }).click(),
    field: (label: string) => screen.getByLabelText(label, { exact: true }),
    /** The value beside a term. */
    known: () =>
      screen
        .getByRole('definition')
        .elements()
        .map(({ textContent }) => textContent),
  };
}

test('PROFILE-01 PROFILE-03 PROFILE-04 name, email and phone are formatted, each with its button', async () => {
  const { screen, known } = await open(withPhone);
  await expect.element(screen.getByRole('heading', { level: 1, name: 'My Profile', exact: true })).toBeVisible();
  expect(known()).toEqual([
    ...['Ada', 'Edit Name'],
    ...['ada@example.com', 'Edit Email'],
    ...['(555) 010-4477', 'Edit Phone Number'],
  ]);
  await screen.unmount();

  const other = await open({ ...ada, player_name: '', email: '', phone: '5550104477' });
  expect(other.known()).toEqual([
    ...['none yet', 'Edit Name'],
    ...['none yet', 'Add Email'],
    ...['(555) 010-4477', 'Edit Phone Number'],
  ]);
  await other.screen.unmount();
  expect((await open(ada)).known().slice(4)).toEqual(['none yet', 'Add Phone Number']);
});

test('PROFILE-06 a change made on another phone is shown here', async () => {
  const { client, screen } = await open(ada, { nameCheck: success({ ...withPhone, player_name: 'Countess' }) });
  await expect.element(screen.getByText('Countess')).toBeVisible();
  await expect.element(screen.getByText('(555) 010-4477')).toBeVisible();
  expect(client.session.token()).toBe(unsigned({ ...withPhone, player_name: 'Countess' }));
});

test('PROFILE-02 PROFILE-05 PROFILE-06 CALL-07 OPEN-29 a new name takes a code to the existing contact, then the name is saved', async () => {
  const said: string[] = [];
  const registerPlayer = vi.fn(() => ({ playerid: 'challenge-1' }));
  const validateCode = vi.fn(() => {
    said.push('code');
    return success({ ...ada, exp: 5e9 });
  });
  const setName = vi.fn(() => {
    said.push(client.session.token() ?? '');
    return success({ ...ada, player_name: 'Grace' });
  });
  const { client, screen, press, field } = await open(ada, { registerPlayer, validateCode, setName });
  await press('Edit Name');
  await expect.element(field('Display name')).toHaveFocus();
  await expect.element(field('Display name')).toHaveValue('Ada');
  await expect.element(screen.getByText(/we send a code to ada@example\.com\.$/)).toBeVisible();
  await field('Display name').fill(' Grace ');
  await press('Send Code');
  await expect.element(screen.getByText('We sent a code to ada@example.com.')).toBeVisible();
  await expect.element(screen.getByText('Enter it to be called Grace.')).toBeVisible();
  await expect.element(field('Code')).toHaveFocus();
  const body = { player_name: '', email: 'ada@example.com', phone: '' };
  expect(registerPlayer).toHaveBeenCalledWith(expect.objectContaining({ body }));
  expect(setName).not.toHaveBeenCalled();

  await userEvent.keyboard('123456{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Edit Name' })).toHaveFocus();
  expect(validateCode).toHaveBeenCalledWith(
    expect.objectContaining({ body: { code: '123456', playerid: 'challenge-1' } }),
  );
  expect(setName).toHaveBeenCalledWith(expect.objectContaining({ body: { name: 'Grace' } }));
  // The name is saved with the token that the code has just produced.
  expect(said).toEqual(['code', unsigned({ ...ada, exp: 5e9 })]);
  expect(client.session.token()).toBe(unsigned({ ...ada, player_name: 'Grace' }));
  await expect.element(screen.getByText('Grace', { exact: true })).toBeVisible();
  // Shown, and announced.
  await expect.poll(() => screen.getByText('You are Grace now.').elements().length).toBe(2);
});

test('OPEN-29 a player with two contacts chooses where the code for a new name is sent', async () => {
  const registerPlayer = vi.fn(() => ({ playerid: 'challenge-1' }));
  const { screen, press, field } = await open(withPhone, { registerPlayer });
  await press('Edit Name');
  await expect.element(field('ada@example.com')).toBeChecked();
  await field('(555) 010-4477').click();
  await press('Send Code');
  await expect.element(screen.getByText('We sent a code to (555) 010-4477.')).toBeVisible();
  const body = { player_name: '', email: '', phone: '5550104477' };
  expect(registerPlayer).toHaveBeenCalledWith(expect.objectContaining({ body }));
});

test('ERR-32 a name that could not be saved stays, and is retried without another code', async () => {
  const registerPlayer = vi.fn(() => ({ playerid: 'challenge-1' }));
  const setName = vi.fn((): { status: string; message: string } => refuses(503, 'The server is busy.')());
  const { screen, press, field } = await open(ada, { registerPlayer, validateCode: success(ada), setName });
  await press('Edit Name');
  await field('Display name').fill('Grace');
  await press('Send Code');
  await field('Code').fill('123456');
  await press('Continue');
  const alert = screen.getByRole('alert');
  await expect.element(alert).toBeVisible();
  expect(alert.element().textContent).toBe('Failed to update name.');
  await expect.element(field('Display name')).toHaveValue('Grace');
  setName.mockReturnValue(success({ ...ada, player_name: 'Grace' }));
  await press('Save Name');
  await expect.element(screen.getByText('Grace', { exact: true })).toBeVisible();
  expect([registerPlayer.mock.calls.length, setName.mock.calls.length]).toEqual([1, 2]);
});

test('H36 a code that logs in the contact’s new owner changes neither the login nor their name', async () => {
  const setName = vi.fn();
  const other = success({ ...ada, sub: 'p2' });
  const answers = { registerPlayer: { playerid: 'c' }, validateCode: other, setName };
  const { client, screen, press, field } = await open(ada, answers);
  await press('Edit Name');
  await press('Send Code');
  await field('Code').fill('123456');
  await press('Continue');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Something went wrong...');
  expect(client.session.token()).toBe(unsigned(ada));
  expect(setName).not.toHaveBeenCalled();
});

test('PROFILE-03 PROFILE-05 PROFILE-06 CALL-08 CALL-09 RULE-12 RULE-14 a new phone number takes a code sent to it', async () => {
  const addContact = vi.fn(() => ({ status: 'success' as const }));
  const confirmContact = vi.fn(() => success(withPhone));
  const { client, screen, press, field } = await open(ada, { addContact, confirmContact });
  await press('Add Phone Number');
  await expect.element(field('Phone number')).toHaveFocus();
  await expect.element(screen.getByRole('button', { name: 'Send Code' })).toBeDisabled();
  await field('Phone number').fill('555010447');
  await userEvent.tab();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('A phone number has ten digits.');
  await expect.element(screen.getByRole('button', { name: 'Send Code' })).toBeDisabled();
  expect(addContact).not.toHaveBeenCalled();
  await field('Phone number').fill('555-010-4477');
  await press('Send Code');
  await expect.element(screen.getByText('We sent a code to (555) 010-4477.')).toBeVisible();
  expect(addContact).toHaveBeenCalledWith(expect.objectContaining({ body: { phone: '5550104477' } }));
  await field('Code').fill('123456');
  await press('Continue');
  await expect.element(screen.getByRole('button', { name: 'Edit Phone Number' })).toHaveFocus();
  expect(confirmContact).toHaveBeenCalledWith(expect.objectContaining({ body: { code: '123456' } }));
  expect(client.session.token()).toBe(unsigned(withPhone));
  const updated = screen.getByText('Your phone number is (555) 010-4477 now.');
  await expect.poll(() => updated.elements().length).toBe(2);
});

test('PROFILE-04 H38 after an old login changing the email takes two codes, and each step says where its code went', async () => {
  const addContact = vi.fn(() => ({ status: 'confirm-existing' as 'confirm-existing' | 'success' }));
  const moved = { ...withPhone, email: 'new@example.com' };
  const confirmContact = vi
    .fn((): { status: 'success' | 'confirm-new'; message: string } => success(moved))
    .mockReturnValueOnce({ status: 'confirm-new', message: '' });
  const { client, screen, press, field } = await open(withPhone, { addContact, confirmContact });
  await press('Edit Email');
  await field('Email address').fill('new@example.com');
  await press('Send Code');
  // To the contact that is not replaced, like the server.
  await expect.element(screen.getByText('We sent a code to (555) 010-4477.')).toBeVisible();
  await expect
    .element(screen.getByText('First we make sure that it is you. Then a second code goes to new@example.com.'))
    .toBeVisible();
  await field('Code').fill('111111');
  await press('Continue');
  await expect.element(screen.getByText('We sent a code to new@example.com.')).toBeVisible();
  await expect.element(screen.getByText(/^That one was right\. Now a second code/)).toBeVisible();
  await expect.element(field('Code')).toHaveValue('');
  await expect.element(field('Code')).toHaveFocus();
  expect(client.session.token()).toBe(unsigned(withPhone));

  // Resending the second code does not ask for the first one again.
  addContact.mockReturnValue({ status: 'success' });
  time += 60_000;
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(screen.getByRole('button', { name: 'Send another code', exact: true })).toBeEnabled();
  await press('Send another code');
  await expect.element(screen.getByText('We sent another code to new@example.com.')).toBeVisible();
  await field('Code').fill('222222');
  await press('Continue');
  await expect.element(screen.getByText('new@example.com', { exact: true })).toBeVisible();
  expect(client.session.token()).toBe(unsigned(moved));
});

test('LIMIT-15 another code is sent only after 60 seconds, also after going back to the form', async () => {
  const addContact = vi.fn(() => ({ status: 'success' as const }));
  const { screen, press, field } = await open(ada, { addContact });
  await press('Edit Email');
  await field('Email address').fill('new@example.com');
  await press('Send Code');
  await expect.element(screen.getByRole('button', { name: 'Send another code in 60 s' })).toBeDisabled();
  time += 59_000;
  await press('Go Back');
  await expect.element(field('Email address')).toHaveValue('new@example.com');
  await press('Send Code');
  await expect.element(screen.getByRole('button', { name: 'Send another code in 1 s' })).toBeDisabled();
  expect(addContact).toHaveBeenCalledTimes(1);
});

test('ERR-33 ERR-38 an empty code, a wrong one and a taken contact each show an error, and cancelling is possible', async () => {
  const taken = 'Somebody else logs in with this contact.';
  const confirmContact = vi.fn(refuses(409, taken));
  const addContact = vi.fn((): { status: 'success' } => refuses(409, 'You log in with this one already.')());
  const { client, screen, press, field } = await open(ada, { addContact, confirmContact });
  await press('Edit Email');
  await field('Email address').fill('ada@example.com');
  await press('Send Code');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('You log in with this one already.');
  await expect.element(field('Email address')).toHaveValue('ada@example.com');
  addContact.mockReturnValue({ status: 'success' });
  await field('Email address').fill('ben@example.com');
  await press('Send Code');
  await expect.element(field('Code')).toBeVisible();
  await press('Continue');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('You must enter the code to continue');
  expect(confirmContact).not.toHaveBeenCalled();
  await field('Code').fill('123456');
  await press('Continue');
  await expect.element(screen.getByRole('alert')).toHaveTextContent(taken);
  await press('Go Back');
  await expect.element(field('Email address')).toHaveValue('ben@example.com');
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  await press('Cancel');
  await expect.element(screen.getByRole('button', { name: 'Edit Email' })).toHaveFocus();
  expect(client.session.token()).toBe(unsigned(ada));
});

test('H47 a login by a link cannot change a contact, and is offered logging in with a code', async () => {
  const addContact = refuses(403, 'Please log in with a code to do this.');
  const first = await open(ada, { addContact });
  await first.press('Add Phone Number');
  await first.field('Phone number').fill('5550104477');
  await first.press('Send Code');
  await expect.element(first.screen.getByRole('alert')).toHaveTextContent('Please log in with a code to do this.');
  await first.press('Log In');
  expect(first.onLogIn).toHaveBeenCalledOnce();
  await first.screen.unmount();

  // A login without any contact: no code can be sent.
  const second = await open({ ...ada, email: '' });
  await second.press('Edit Name');
  await expect.element(second.screen.getByRole('heading', { level: 2, name: 'Edit Name' })).toHaveFocus();
  await second.press('Log In');
  expect(second.onLogIn).toHaveBeenCalledOnce();
  await second.press('Cancel');
  await expect.element(second.screen.getByRole('button', { name: 'Edit Name' })).toHaveFocus();
});

test('H47 PROFILE-01 a login by a link reads that not everything is shown, not that it is missing', async () => {
  const client = fakeClient();
  client.session.setToken(unsigned({ ...ada, via: 'link' }));
  const { screen, press, known, onLogIn } = await open(ada, {}, client);
  expect(known().slice(3, 5)).toEqual(['Edit Email', 'not shown here']);
  const line = screen.getByText(
    'A teammate’s link let you in last time. Log in with your email or phone to see and change everything.',
  );
  await expect.element(line).toBeVisible();
  await press('Log In');
  expect(onLogIn).toHaveBeenCalledOnce();
  // A login by a code knows all contacts.
  client.session.setToken(unsigned(ada));
  await expect.element(line).not.toBeInTheDocument();
  expect(known().slice(3, 5)).toEqual(['Edit Email', 'none yet']);
});

/** Waits until the effects of the latest press or reply are rendered. */
async function settled() {
  for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
}

test('PROFILE-05 a late reply does not reopen an edit that was left', async () => {
  const late = Promise.withResolvers<{ status: 'success' }>();
  const cancelled = await open(ada, { addContact: () => late.promise });
  await cancelled.press('Add Phone Number');
  await cancelled.field('Phone number').fill('5550104477');
  await cancelled.press('Send Code');
  await cancelled.press('Cancel');
  late.resolve({ status: 'success' });
  await settled();
  await expect.element(cancelled.screen.getByRole('button', { name: 'Add Phone Number' })).toBeVisible();
  expect(cancelled.client.storage.session.keys('snug_profile')).toEqual([]);
});

test.each([
  ['Go Back', unsigned(withPhone)],
  ['leave', unsigned(withPhone)],
  ['log out', undefined],
])('PROFILE-06 H41 a contact confirmed late, after %s, updates only a login that still exists', async (way, token) => {
  const late = Promise.withResolvers<ReturnType<typeof success>>();
  const answers = { addContact: { status: 'success' as const }, confirmContact: () => late.promise };
  const { client, screen, press, field } = await open(ada, answers);
  await press('Add Phone Number');
  await field('Phone number').fill('5550104477');
  await press('Send Code');
  await field('Code').fill('123456');
  await press('Continue');
  if (way === 'Go Back') await press('Go Back');
  else if (way === 'leave') await screen.unmount();
  else {
    client.session.clearToken();
    await settled();
  }
  late.resolve(success(withPhone));
  await settled();
  expect(client.session.token()).toBe(token);
  if (way === 'Go Back') await expect.element(field('Phone number')).toHaveValue('5550104477');
});

test('PROFILE-05 H68 a reloaded page continues at the code; another player’s code and garbage are ignored', async () => {
  const answers = { addContact: { status: 'success' as const }, confirmContact: success(withPhone) };
  const first = await open(ada, answers);
  await first.press('Add Phone Number');
  await first.field('Phone number').fill('5550104477');
  await first.press('Send Code');
  await expect.element(first.field('Code')).toBeVisible();
  const { client } = first;
  const kept = client.storage.session.get('snug_profile') ?? '';
  await first.screen.unmount();

  time += 15_000;
  const again = await open(ada, answers, client);
  await expect.element(again.screen.getByRole('button', { name: 'Send another code in 45 s' })).toBeVisible();
  await again.field('Code').fill('123456');
  await again.press('Continue');
  await expect.element(again.screen.getByText('(555) 010-4477', { exact: true })).toBeVisible();
  expect(client.storage.session.keys('snug_profile')).toEqual([]);
  await again.screen.unmount();

  const is = (change: object) => JSON.stringify({ ...JSON.parse(kept), ...change });
  const edit = { field: 'phone', typed: '5550104477', via: 'email' };
  for (const found of [
    ...['', 'null', '[]', '{', is({ sub: 'p2' }), is({ stage: 'name' }), is({ sentTo: 7 }), is({ edit: null })],
    ...[is({ edit: { ...edit, field: 'shoe' } }), is({ edit: { ...edit, typed: {} } }), is({ sentAt: -1 })],
  ]) {
    client.session.setToken(unsigned(ada));
    client.storage.session.set('snug_profile', found);
    const { screen } = await open(ada, answers, client);
    await expect.element(screen.getByRole('button', { name: 'Edit Name' })).toBeVisible();
    await screen.unmount();
  }
});

test('H41 another player who logs in from another tab sees their own profile, not the open edit', async () => {
  const { client, screen, press } = await open(ada);
  await press('Edit Name');
  client.session.setToken(unsigned({ ...ada, sub: 'p2', player_name: 'Ben', email: 'ben@example.com' }));
  await expect.element(screen.getByText('ben@example.com')).toBeVisible();
  await expect.element(screen.getByLabelText('Display name')).not.toBeInTheDocument();
});

test.each([
  ['Add Phone Number', 'Phone number', '555', 'A phone number has ten digits.'],
  ['Edit Email', 'Email address', 'ada@', 'That does not look like an email address.'],
])(
  'RULE-14 %s: what the check says as the field is left does not move Cancel from under the press',
  async (edit, label, typed, wrong) => {
    const { screen, press, field } = await open(ada);
    await press(edit);
    await userEvent.fill(field(label), typed);
    const cancel = screen.getByRole('button', { name: 'Cancel', exact: true });
    const top = () => cancel.element().getBoundingClientRect().top;
    const before = top();
    await userEvent.tab();
    await expect.element(screen.getByRole('alert')).toHaveTextContent(wrong);
    expect(top()).toBe(before);
    await userEvent.fill(field(label), '');
    await userEvent.fill(field(label), typed);
    await press('Cancel');
    await expect.element(screen.getByRole('button', { name: edit, exact: true })).toBeVisible();
  },
);

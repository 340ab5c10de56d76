import { type FakeAnswers, fakeClient, never, refuses } from '@snug/client/fake';
import { announced, forgetAnnounced } from '@snug/testing/page';
import { AnnouncerProvider } from '@snug/ui';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Login, type LoginProps } from './login.tsx';

const sent = { playerid: 'challenge-1' };
const loggedIn = { status: 'success', message: 'head.body.sign' };

/** The login's clock, set by the tests. */
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

/** A client with these replies; the contact is known and is sent a code. */
const browser = (answers: FakeAnswers = {}) =>
  fakeClient({ answers: { contactCheck: { exists: true }, registerPlayer: sent, ...answers } });

async function open(answers: FakeAnswers = {}, { client = browser(answers), ...props }: Partial<LoginProps> = {}) {
  const onDone = vi.fn();
  const onGuest = vi.fn();
  const links = { privacy: 'https://example.com/privacy', terms: 'https://example.com/terms' };
  const screen = await render(
    <AnnouncerProvider>
      <Login client={client} onDone={onDone} onGuest={onGuest} links={links} now={now} {...props} />
    </AnnouncerProvider>,
  );
  return {
    client,
    onDone,
    onGuest,
    screen,
    email: screen.getByLabelText('Email address'),
    send: screen.getByRole('button', { name: 'Send Code' }),
    code: screen.getByLabelText('Code', { exact: true }),
  };
}

/** Waits until the effects of the latest press or reply are rendered. */
async function settled() {
  for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
}

async function sendCode(opened: Awaited<ReturnType<typeof open>>) {
  await opened.email.fill(' ada@example.com ');
  await opened.send.click();
  await expect.element(opened.code).toBeVisible();
}

test('AUTH-01 AUTH-07 the login has its heading, and links to privacy and terms', async () => {
  const { screen } = await open();
  await expect.element(screen.getByRole('heading', { name: 'Log in with your email or phone number' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: /Privacy Policy/ }))
    .toHaveAttribute('href', 'https://example.com/privacy');
  await expect
    .element(screen.getByRole('link', { name: /Terms of Use/ }))
    .toHaveAttribute('href', 'https://example.com/terms');
});

test('AUTH-02 CALL-04 CALL-10 ROLE-04 a phone number works instead of an email', async () => {
  const registerPlayer = vi.fn(() => sent);
  const contactCheck = vi.fn(() => ({ exists: true }));
  const { screen, send } = await open({ registerPlayer, contactCheck });
  await screen.getByLabelText('Phone', { exact: true }).click();
  await screen.getByLabelText('Phone number').fill('(555) 010-4477');
  await send.click();
  await expect.element(screen.getByText('We sent a code to (555) 010-4477.')).toBeVisible();
  expect(contactCheck).toHaveBeenCalledWith(expect.objectContaining({ query: { phone: '5550104477' } }));
  const body = { player_name: '', email: '', phone: '5550104477' };
  expect(registerPlayer).toHaveBeenCalledWith(expect.objectContaining({ body }));
});

test('AUTH-03 AUTH-04 CALL-04 RULE-13 an unknown contact is asked for a display name first', async () => {
  const registerPlayer = vi.fn(() => sent);
  const { screen, email, send, code } = await open({ contactCheck: { exists: false }, registerPlayer });
  await email.fill('ada@example.com');
  await send.click();
  const name = screen.getByLabelText('Display name');
  const create = screen.getByRole('button', { name: 'Create New Account' });
  await expect.element(name).toHaveFocus();
  await expect.element(create).toBeDisabled();
  expect(registerPlayer).not.toHaveBeenCalled();
  await name.fill('Ada');
  await create.click();
  await expect.element(code).toBeVisible();
  const body = { player_name: 'Ada', email: 'ada@example.com', phone: '' };
  expect(registerPlayer).toHaveBeenCalledWith(expect.objectContaining({ body }));
});

test.each([true, false])('OPEN-27 AUTH-03 the reply whether a contact is known may be a bare %s', async (exists) => {
  const { screen, email, send, code } = await open({ contactCheck: exists });
  await email.fill('ada@example.com');
  await send.click();
  await expect.element(exists ? code : screen.getByLabelText('Display name')).toBeVisible();
});

test('RULE-12 RULE-14 nothing is sent to an invalid contact', async () => {
  const registerPlayer = vi.fn(() => sent);
  const { screen, email, send } = await open({ registerPlayer });
  await expect.element(send).toBeDisabled();
  await email.fill('ada@example');
  await expect.element(send).toBeDisabled();
  await userEvent.tab();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('That does not look like an email address.');
  await email.fill('ada@example.com');
  await expect.element(send).toBeEnabled();
  await screen.getByLabelText('Phone', { exact: true }).click();
  await expect.element(send).toBeDisabled();
  await screen.getByLabelText('Phone number').fill('555010447');
  await expect.element(send).toBeDisabled();
  await userEvent.keyboard('{Enter}{Tab}');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('A phone number has ten digits.');
  expect(registerPlayer).not.toHaveBeenCalled();
});

test('AUTH-05 RULE-14 what the check of a contact says as the field is left does not swallow the press that leaves it', async () => {
  const { screen, email, onGuest } = await open();
  await email.fill('ada@');
  await screen.getByRole('link', { name: 'Or Continue as Guest' }).click();
  await expect.poll(() => onGuest.mock.calls.length).toBe(1);
});

test('AUTH-05 ROLE-01 a link continues as a guest: a plain click stays in the app, others are left to the browser', async () => {
  const { client, screen, onGuest } = await open({}, { previous: '/game/12', guest: '/join?code=204816' });
  const link = screen.getByRole('link', { name: 'Or Continue as Guest', exact: true });
  await expect.element(link).toHaveAttribute('href', '/join?code=204816');

  const press = new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true });
  let isLeft = true;
  const stop = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', stop, { once: true });
  link.element().dispatchEvent(press);
  expect([isLeft, onGuest.mock.calls, client.session.isGuest()]).toEqual([true, [], false]);

  await link.click();
  expect(onGuest.mock.calls).toEqual([['/join?code=204816']]);
  expect(client.session.isGuest()).toBe(true);
});

test('AUTH-06 AUTH-08 AUTH-11 CALL-11 ROLE-04 a valid code stores the token and goes to previous', async () => {
  const validateCode = vi.fn(() => loggedIn);
  const opened = await open({ validateCode }, { previous: '/game/12' });
  await sendCode(opened);
  await expect.element(opened.code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect.element(opened.code).toHaveAttribute('inputmode', 'numeric');
  // The focus moves to the next step.
  await expect.element(opened.code).toHaveFocus();
  await opened.code.fill('Your code is 123 456. It works for 10 minutes.');
  await expect.element(opened.code).toHaveValue('123456');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => opened.onDone.mock.calls).toEqual([['/game/12']]);
  expect(opened.client.session.token()).toBe('head.body.sign');
  const body = { code: '123456', playerid: 'challenge-1' };
  expect(validateCode).toHaveBeenCalledWith(expect.objectContaining({ body }));
});

test('H33 codes are longer during a large-scale guessing attack, and the field accepts all eight digits', async () => {
  const validateCode = vi.fn(() => loggedIn);
  const opened = await open({ validateCode });
  await sendCode(opened);
  await opened.code.fill('1234 5678 9');
  await expect.element(opened.code).toHaveValue('12345678');
  const { scrollWidth, clientWidth } = opened.code.element();
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  expect(validateCode).not.toHaveBeenCalled();
  await opened.screen.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect.poll(() => opened.onDone.mock.calls.length).toBe(1);
  const body = { code: '12345678', playerid: 'challenge-1' };
  expect(validateCode).toHaveBeenCalledWith(expect.objectContaining({ body }));
});

test('AUTH-06 a letter typed among the digits is removed', async () => {
  const opened = await open();
  await sendCode(opened);
  await opened.code.click();
  await userEvent.keyboard('12a');
  await expect.element(opened.code).toHaveValue('12');
  await userEvent.keyboard('3');
  await expect.element(opened.code).toHaveValue('123');
});

test('a reply without a token logs nobody in, and shows an error', async () => {
  const opened = await open({ validateCode: { status: 'success', message: '' } });
  await sendCode(opened);
  await opened.code.fill('123456');
  await opened.screen.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect.element(opened.screen.getByRole('alert')).toHaveTextContent('Something went wrong...');
  expect(opened.onDone).not.toHaveBeenCalled();
});

test('AUTH-08 without previous it goes home', async () => {
  const opened = await open({ validateCode: loggedIn });
  await sendCode(opened);
  await opened.code.fill('123456');
  await opened.screen.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect.poll(() => opened.onDone.mock.calls).toEqual([['/']]);
});

test('ERR-33 an empty code shows an error', async () => {
  const validateCode = vi.fn();
  const opened = await open({ validateCode });
  await sendCode(opened);
  await opened.screen.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect.element(opened.screen.getByRole('alert')).toHaveTextContent('You must enter the code to continue');
  await expect.element(opened.code).toHaveFocus();
  expect(validateCode).not.toHaveBeenCalled();
});

test('ERR-38 a wrong code shows the server’s sentence, and the typed text stays', async () => {
  const opened = await open({ validateCode: refuses(400, 'That code is not right or no longer valid.') });
  await sendCode(opened);
  await opened.code.fill('123456');
  await opened.screen.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect
    .element(opened.screen.getByRole('alert'))
    .toHaveTextContent('That code is not right or no longer valid.');
  await expect.element(opened.code).toHaveValue('123456');
  expect(opened.client.session.token()).toBeUndefined();
  // The next code is typed over it.
  await expect.element(opened.code).toHaveFocus();
  await userEvent.keyboard('65');
  await expect.element(opened.code).toHaveValue('65');
  // It was about the code before.
  await expect.element(opened.screen.getByRole('alert')).not.toBeInTheDocument();
});

test('ERR-38 a refused contact shows the server’s sentence', async () => {
  const { screen, email, send } = await open({ registerPlayer: refuses(429, 'Please wait a minute.') });
  await email.fill('ada@example.com');
  await send.click();
  await expect.element(screen.getByText('Please wait a minute.')).toBeVisible();
});

test('AUTH-06 a network error is shown, and the typed text can be sent afterwards', async () => {
  let isOffline = true;
  const registerPlayer = () => {
    if (isOffline) throw new TypeError('offline');
    return sent;
  };
  const { screen, email, send, code } = await open({ registerPlayer });
  await email.fill('ada@example.com');
  await send.click();
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('No answer yet. Your connection may be slow tonight. What you typed is still here: try again.');
  isOffline = false;
  await send.click();
  await expect.element(code).toBeVisible();
});

test('LIMIT-15 another code can be sent after 60 seconds, and then the wait begins anew', async () => {
  const registerPlayer = vi.fn(() => sent);
  const opened = await open({ registerPlayer });
  await sendCode(opened);
  const resend = opened.screen.getByRole('button', { name: /^Send another code/ });
  await expect.element(resend).toHaveTextContent('Send another code in 60 s');
  await expect.element(resend).toBeDisabled();
  const { width } = resend.element().getBoundingClientRect();
  pass(59_000);
  await expect.element(resend).toHaveTextContent('Send another code in 1 s');
  await expect.element(resend).toBeDisabled();
  expect(announced()).toEqual([]);
  expect(resend.element().getBoundingClientRect().width).toBe(width);
  pass(1_000);
  expect(announced()).toEqual(['Send another code']);
  await expect.element(resend).toBeEnabled();
  await opened.code.fill('1234');
  await resend.click();
  await expect.element(opened.screen.getByText('We sent another code to ada@example.com.')).toBeVisible();
  await expect.element(resend).toHaveTextContent('Send another code in 60 s');
  await expect.element(resend).toBeDisabled();
  // The button is disabled, and the typed text belonged to the previous code.
  await expect.element(opened.code).toHaveFocus();
  await expect.element(opened.code).toHaveValue('');
  expect(registerPlayer).toHaveBeenCalledTimes(2);

  // If the wait was over on return, nothing is announced.
  const { client } = opened;
  await opened.screen.unmount();
  forgetAnnounced();
  time += 60_000;
  const again = await open({}, { client });
  await expect.element(again.screen.getByRole('button', { name: 'Send another code', exact: true })).toBeEnabled();
  expect(announced()).toEqual([]);
});

test('AUTH-06 going back from the code to the contact and on again uses the same code, since another is refused so soon', async () => {
  const registerPlayer = vi.fn(() => sent);
  const opened = await open({ contactCheck: { exists: false }, registerPlayer });
  const { screen, email, send, code } = opened;
  const name = screen.getByLabelText('Display name');
  const create = screen.getByRole('button', { name: 'Create New Account' });
  const back = screen.getByRole('button', { name: 'Use another address or number' });
  await email.fill('ada@example.com');
  await send.click();
  await name.fill('Ada');
  await create.click();
  await back.click();
  await expect.element(email).toHaveFocus();
  await expect.element(email).toHaveValue('ada@example.com');
  await expect.element(name).toHaveValue('Ada');
  time += 20_000;
  await create.click();
  await expect.element(screen.getByRole('button', { name: 'Send another code in 40 s' })).toBeVisible();
  expect(registerPlayer).toHaveBeenCalledTimes(1);
  await back.click();
  time += 40_000;
  await create.click();
  await expect.element(code).toBeVisible();
  expect(registerPlayer).toHaveBeenCalledTimes(2);
});

test('AUTH-06 a page reloaded at the code step returns to it while the code is valid', async () => {
  const validateCode = vi.fn(() => loggedIn);
  const first = await open({ validateCode });
  await sendCode(first);
  await first.code.fill('12');
  const { client } = first;
  expect(client.storage.session.get('snug_login')).not.toContain('12"');
  await first.screen.unmount();

  time += 15_000;
  const again = await open({}, { client, previous: '/game/12' });
  await expect.element(again.screen.getByText('We sent a code to ada@example.com.')).toBeVisible();
  await expect.element(again.screen.getByRole('button', { name: 'Send another code in 45 s' })).toBeDisabled();
  await expect.element(again.code).toHaveValue('');
  // The first screen of a page takes no focus.
  expect(document.activeElement).toBe(document.body);
  await again.code.fill('123456');
  await again.screen.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect.poll(() => again.onDone.mock.calls).toEqual([['/game/12']]);
  const body = { code: '123456', playerid: 'challenge-1' };
  expect(validateCode).toHaveBeenCalledWith(expect.objectContaining({ body }));
  expect(client.storage.session.keys('snug_login')).toEqual([]);
});

test('AUTH-06 H41 the stored code is dropped with another contact, as a guest, and after ten minutes', async () => {
  const ways: ((opened: Awaited<ReturnType<typeof open>>) => unknown)[] = [
    ({ screen }) => screen.getByRole('button', { name: 'Use another address or number' }).click(),
    ({ screen }) => screen.getByRole('link', { name: 'Or Continue as Guest' }).click(),
    () => {
      time += 600_000;
    },
  ];
  for (const leave of ways) {
    const first = await open();
    await sendCode(first);
    await leave(first);
    await first.screen.unmount();
    const { client } = first;
    const again = await open({}, { client });
    await expect.element(again.email).toHaveValue('');
    expect(client.storage.session.keys('snug_login')).toEqual([]);
    await again.screen.unmount();
  }
});

test.each([
  ['another address', ({ screen }) => screen.getByRole('button', { name: 'Use another address or number' }).click()],
  ['a guest', ({ screen }) => screen.getByRole('link', { name: 'Or Continue as Guest' }).click()],
  ['gone', ({ screen }) => screen.unmount()],
] satisfies [string, (opened: Awaited<ReturnType<typeof open>>) => unknown][])(
  'AUTH-05 AUTH-06 H41 a late reply neither reopens a step nor logs in after leaving: %s',
  async (_, leave) => {
    for (const name of ['Send another code', 'Continue']) {
      const code = Promise.withResolvers<typeof sent>();
      const login = Promise.withResolvers<typeof loggedIn>();
      const registerPlayer = vi.fn((): Promise<typeof sent> => code.promise).mockResolvedValueOnce(sent);
      const opened = await open({ registerPlayer, validateCode: () => login.promise });
      await sendCode(opened);
      pass(60_000);
      await opened.code.fill('123456');
      await opened.screen.getByRole('button', { name, exact: true }).click();
      await leave(opened);
      code.resolve({ playerid: 'late' });
      login.resolve(loggedIn);
      await settled();
      expect(opened.client.session.token()).toBeUndefined();
      expect(opened.onDone).not.toHaveBeenCalled();
      expect(opened.client.storage.session.get('snug_login') ?? '').not.toContain('late');
      if (opened.email.query()) await expect.element(opened.code).not.toBeInTheDocument();
      await opened.screen.unmount();
    }
  },
);

test('H41 continuing as a guest stores no contact, even if its code is sent later', async () => {
  const late = Promise.withResolvers<typeof sent>();
  const { client, screen, email, send } = await open({ registerPlayer: () => late.promise });
  await email.fill('ada@example.com');
  await send.click();
  await screen.getByRole('link', { name: 'Or Continue as Guest' }).click();
  late.resolve(sent);
  await settled();
  expect(client.storage.session.keys('snug_login')).toEqual([]);
});

test('H68 the login begins as usual with any value under its storage key', async () => {
  const form = { kind: 'email', contact: 'ada@example.com', name: '' };
  const good = { playerid: 'c', form, sent: 1, sentAt: time };
  const bad: unknown[] = [
    ...['', 'null', '[]', '{', '7', '"text"', '{"__proto__":{"sent":1}}'],
    { ...good, sentAt: time + 1 },
    { ...good, sentAt: String(time) },
    { ...good, sent: 0 },
    { ...good, playerid: 7 },
    { ...good, form: null },
    { ...good, form: { ...form, kind: 'pigeon' } },
    { ...good, form: { ...form, contact: '<b>' } },
    { ...good, form: { ...form, name: [] } },
  ];
  for (const found of [...bad, good]) {
    const client = browser();
    client.storage.session.set('snug_login', typeof found === 'string' ? found : JSON.stringify(found));
    const { screen, email, code } = await open({}, { client });
    // The last value is valid, so the others are refused for their own faults.
    await expect.element(found === good ? code : email).toBeVisible();
    await screen.unmount();
  }
});

test('LIMIT-15 another code that takes long says so after 2.5 s, on its button and aloud', async () => {
  forgetAnnounced();
  const answers = [sent];
  const opened = await open({ registerPlayer: () => answers.shift() ?? never() });
  await sendCode(opened);
  pass(60_000);
  await opened.screen.getByRole('button', { name: 'Send another code' }).click();
  await expect.poll(() => announced(), { timeout: 10_000 }).toContain('It takes a while. Please wait.');
  const button = opened.screen.getByRole('button', { name: 'It takes a while. Please wait.' });
  await expect.element(button).toBeVisible();
});

test('H32 who waits long for a code is told so after 2.5 s, on the button and aloud', async () => {
  forgetAnnounced();
  const opened = await open({ registerPlayer: never });
  await opened.email.fill('ada@example.com');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await opened.send.click();
  const button = (name: string) => opened.screen.getByRole('button', { name });
  await expect.element(button('Sending...')).toBeVisible();
  vi.advanceTimersByTime(2_500);
  await expect.element(button('It takes a while. Please wait.')).toBeVisible();
  await expect.poll(() => announced()).toContain('It takes a while. Please wait.');
});

import { Refused } from '@snug/client';
import { type FakeAnswers, fakeClient } from '@snug/client/fake';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Login } from './login.tsx';

const no = (status_code: number, detail: string) => () => {
  throw new Refused(status_code, detail);
};
const sent = { playerid: 'challenge-1' };

async function open(answers: FakeAnswers = {}, previous?: string) {
  const client = fakeClient({ answers: { contactCheck: { exists: true }, registerPlayer: sent, ...answers } });
  const onDone = vi.fn();
  const onGuest = vi.fn();
  const links = { privacy: 'https://example.com/privacy', terms: 'https://example.com/terms' };
  const screen = await render(
    <Login client={client} previous={previous} onDone={onDone} onGuest={onGuest} links={links} />,
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

async function sendCode(opened: Awaited<ReturnType<typeof open>>) {
  await opened.email.fill(' ada@example.com ');
  await opened.send.click();
  await expect.element(opened.code).toBeVisible();
}

afterEach(() => {
  vi.useRealTimers();
});

test('AUTH-01 AUTH-07 the heading, and the links to privacy and terms', async () => {
  const { screen } = await open();
  await expect.element(screen.getByRole('heading', { name: 'Log in with your email or phone number' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: /Privacy Policy/ }))
    .toHaveAttribute('href', 'https://example.com/privacy');
  await expect
    .element(screen.getByRole('link', { name: /Terms of Use/ }))
    .toHaveAttribute('href', 'https://example.com/terms');
});

test('AUTH-02 a phone number instead of an email', async () => {
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

test('AUTH-03 AUTH-04 RULE-13 a contact nobody is known by is asked for a display name first', async () => {
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

test('RULE-12 RULE-14 nothing is sent to a contact that is none', async () => {
  const { screen, email, send } = await open();
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
});

test('AUTH-05 on as a guest', async () => {
  const { client, screen, onGuest } = await open();
  await screen.getByRole('button', { name: 'Or Continue as Guest' }).click();
  expect(onGuest).toHaveBeenCalledOnce();
  expect(client.session.isGuest()).toBe(true);
});

test('AUTH-06 AUTH-08 AUTH-11 a valid code stores the token and goes to previous', async () => {
  const validateCode = vi.fn(() => ({ status: 'success', message: 'head.body.sign' }));
  const opened = await open({ validateCode }, '/game/12');
  await sendCode(opened);
  await expect.element(opened.code).toHaveAttribute('autocomplete', 'one-time-code');
  await opened.code.fill('123 456');
  await opened.screen.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect.poll(() => opened.onDone.mock.calls).toEqual([['/game/12']]);
  expect(opened.client.session.token()).toBe('head.body.sign');
  const body = { code: '123456', playerid: 'challenge-1' };
  expect(validateCode).toHaveBeenCalledWith(expect.objectContaining({ body }));
});

test('H33 while somebody guesses codes on a large scale they are longer, and the field takes all eight digits', async () => {
  const validateCode = vi.fn(() => ({ status: 'success', message: 'head.body.sign' }));
  const opened = await open({ validateCode });
  await sendCode(opened);
  await opened.code.fill('1234 5678 9');
  await expect.element(opened.code).toHaveValue('12345678');
  await opened.screen.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect.poll(() => opened.onDone.mock.calls.length).toBe(1);
  const body = { code: '12345678', playerid: 'challenge-1' };
  expect(validateCode).toHaveBeenCalledWith(expect.objectContaining({ body }));
});

test('an answer without a token logs nobody in, and says so', async () => {
  const opened = await open({ validateCode: { status: 'success', message: '' } });
  await sendCode(opened);
  await opened.code.fill('123456');
  await opened.screen.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect.element(opened.screen.getByRole('alert')).toHaveTextContent('Something went wrong...');
  expect(opened.onDone).not.toHaveBeenCalled();
});

test('AUTH-08 without previous it goes home', async () => {
  const opened = await open({ validateCode: { status: 'success', message: 'head.body.sign' } });
  await sendCode(opened);
  await opened.code.fill('123456');
  await opened.screen.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect.poll(() => opened.onDone.mock.calls).toEqual([['/']]);
});

test('ERR-33 an empty code', async () => {
  const validateCode = vi.fn();
  const opened = await open({ validateCode });
  await sendCode(opened);
  await opened.screen.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect.element(opened.screen.getByRole('alert')).toHaveTextContent('You must enter the code to continue');
  expect(validateCode).not.toHaveBeenCalled();
});

test('ERR-38 the server’s sentence for a wrong code; what was typed stays', async () => {
  const opened = await open({ validateCode: no(400, 'That code is not right or no longer valid.') });
  await sendCode(opened);
  await opened.code.fill('123456');
  await opened.screen.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect
    .element(opened.screen.getByRole('alert'))
    .toHaveTextContent('That code is not right or no longer valid.');
  await expect.element(opened.code).toHaveValue('123456');
  expect(opened.client.session.token()).toBeUndefined();
});

test('ERR-38 the server’s sentence for a contact', async () => {
  const { screen, email, send } = await open({ registerPlayer: no(429, 'Please wait a minute.') });
  await email.fill('ada@example.com');
  await send.click();
  await expect.element(screen.getByText('Please wait a minute.')).toBeVisible();
});

test('LIMIT-15 another code only after 60 seconds, and then the wait begins anew', async () => {
  const registerPlayer = vi.fn(() => sent);
  const opened = await open({ registerPlayer });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  await sendCode(opened);
  const resend = opened.screen.getByRole('button', { name: /^Send another code/ });
  await expect.element(resend).toHaveTextContent('Send another code in 60 s');
  await expect.element(resend).toBeDisabled();
  vi.advanceTimersByTime(59_000);
  await expect.element(resend).toHaveTextContent('Send another code in 1 s');
  vi.advanceTimersByTime(1_000);
  await expect.element(resend).toBeEnabled();
  await resend.click();
  await expect.element(opened.screen.getByText('Another code is on its way.')).toBeVisible();
  await expect.element(resend).toHaveTextContent('Send another code in 60 s');
  expect(registerPlayer).toHaveBeenCalledTimes(2);
});

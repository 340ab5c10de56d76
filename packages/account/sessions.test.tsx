import { type FakeAnswers, fakeClient, offline, refuses, unsigned } from '@snug/client/fake';
import type { LoginSession } from '@snug/contract';
import { AnnouncerProvider } from '@snug/ui';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Profile } from './profile.tsx';

const ada = { sub: 'p1', exp: 4e9, player_name: 'Ada', email: 'ada@example.com', phone: '' };
const session = (session_id: string, more: Partial<LoginSession>): LoginSession => ({
  session_id,
  how: 'code',
  browser: 'Safari',
  system: 'iPhone',
  made_at: Date.UTC(2026, 0, 6),
  used_at: Date.UTC(2026, 0, 13),
  is_this: false,
  ...more,
});
const here = session('here', { is_this: true });
const tablet = session('tablet', { browser: 'Chrome', system: 'Android' });

/** The profile of somebody who is logged in on two devices; the list forgets what is ended. */
async function open(answers: FakeAnswers = {}) {
  let kept = [here, tablet];
  const endSession = vi.fn(({ params: { session_id } }: { params: { session_id: string } }) => {
    kept = kept.filter((each) => each.session_id !== session_id);
    return { status: 'success' };
  });
  const endSessions = vi.fn(({ body }: { body: { except_this: boolean } }) => {
    kept = body.except_this ? [here] : [];
    return { status: 'success' };
  });
  const client = fakeClient({ answers: { listSessions: () => kept, endSession, endSessions, ...answers } });
  client.session.setToken(unsigned(ada));
  const onLoggedOut = vi.fn<(sentence: string) => void>();
  const screen = await render(
    <AnnouncerProvider>
      <Profile client={client} now={() => 1_800_000_000_000} onLoggedOut={onLoggedOut} />
    </AnnouncerProvider>,
  );
  const press = (name: string) => screen.getByRole('button', { name, exact: true }).click();
  return { client, screen, press, onLoggedOut, endSession, endSessions };
}

test('each device is told, this one without a button; one is logged out, and the list says so', async () => {
  const { screen, press, endSession } = await open();
  await expect.element(screen.getByText('This device')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Log Out There/ }).elements()).toHaveLength(1);
  await press('Log Out There Chrome on Android');
  await expect.element(screen.getByText('Chrome on Android is logged out.').first()).toBeVisible();
  expect(endSession).toHaveBeenCalledTimes(1);
  await expect.poll(() => screen.getByRole('button', { name: /^Log Out There/ }).elements()).toHaveLength(0);
  await expect.poll(() => document.activeElement?.textContent).toBe('Logged out Chrome on Android');
});

test('everywhere else is logged out after a question, and this device stays in', async () => {
  const { client, screen, press, endSessions } = await open();
  await press('Log Out Everywhere Else');
  expect(endSessions).not.toHaveBeenCalled();
  await screen.getByRole('dialog').getByRole('button', { name: 'Log Out Everywhere Else' }).click();
  await expect.element(screen.getByText('You are logged out everywhere else.').first()).toBeVisible();
  expect(endSessions).toHaveBeenCalledWith(expect.objectContaining({ body: { except_this: true } }));
  expect(client.session.token()).toBeDefined();
});

test('everywhere means here too: this phone forgets the login, and it is said', async () => {
  const { client, screen, press, onLoggedOut } = await open();
  await press('Log Out Everywhere');
  await screen.getByRole('dialog').getByRole('button', { name: 'Log Out Everywhere' }).click();
  await expect.poll(() => client.session.token()).toBeUndefined();
  expect(onLoggedOut.mock.calls).toEqual([['You are logged out everywhere.']]);
});

test('a list that does not arrive is asked for again, and a device that had ended already goes with a word', async () => {
  let kept = [here, tablet];
  const lists = vi.fn<() => LoginSession[]>(() => kept).mockImplementationOnce(() => offline());
  const endSession = (): never => {
    kept = [here];
    return refuses(404, 'This login has ended already.')();
  };
  const { screen, press } = await open({ listSessions: lists, endSession });
  const heading = screen.getByRole('heading', { name: 'Logged in on' });
  await expect.element(screen.getByText('The list of your devices did not arrive.').first()).toBeVisible();
  await press('Try again');
  await expect.element(heading).toHaveFocus();
  await press('Log Out There Chrome on Android');
  await expect.element(screen.getByText('This login has ended already.').first()).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^Log Out There/ })).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.textContent).toBe('This login has ended already. Chrome on Android');
});

test('a device that is logged out although the reply was lost says so; one that is not keeps its button', async () => {
  let kept = [here, tablet];
  const endSession = vi.fn(() => {
    if (endSession.mock.calls.length > 1) kept = [here];
    return offline();
  });
  const { screen, press } = await open({ listSessions: () => kept, endSession });
  await press('Log Out There Chrome on Android');
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await press('Log Out There Chrome on Android');
  await expect.poll(() => document.activeElement?.textContent).toBe('Logged out Chrome on Android');
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

import { type FakeAnswers, fakeClient, never, offline, refuses, unsigned } from '@snug/client/fake';
import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { JoinLink } from './join-link.tsx';

const invalid = 'Invalid or expired join link. Ask one of your teammates to invite you again!';
const named = { status: 'success', message: '' };
const joined = { status: 'success', game_id: 'g7' };

async function open(answers: FakeAnswers = {}, loggedIn = true) {
  const client = fakeClient({ answers: { nameCheck: named, joinGame: joined, ...answers } });
  if (loggedIn) client.session.setToken('old.old.old');
  const onGame = vi.fn();
  const onLogIn = vi.fn();
  const onEnterCode = vi.fn();
  const screen = await render(
    <JoinLink {...{ client, gameId: 'g1', teamCode: 'owls-own-code', onGame, onLogIn, onEnterCode }} />,
  );
  return { client, screen, onGame, onLogIn, onEnterCode };
}

/** Waits until Preact has run its cleanups, after the next paint. */
async function settled() {
  for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
}

test('LINK-02 finding shows a spinner', async () => {
  const { screen } = await open({ nameCheck: never });
  await expect.element(screen.getByText('Finding your game...')).toBeVisible();
});

test('LINK-03 LINK-06 joining shows a spinner', async () => {
  const { screen } = await open({ joinGame: never });
  await expect.element(screen.getByText('Joining Game...')).toBeVisible();
});

test('LINK-03 joining that takes long says so, and offers another way', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { screen, onEnterCode } = await open({ joinGame: never });
  await expect.element(screen.getByText('Joining Game...')).toBeVisible();
  expect(screen.getByRole('button').query()).toBeNull();
  vi.advanceTimersByTime(2_500);
  await expect.element(screen.getByRole('status')).toHaveTextContent('It takes a while. Please wait.');
  const way = screen.getByRole('button', { name: 'Enter a game code' });
  // Below the sentence, clear of it.
  const words = screen.getByRole('status').element().getBoundingClientRect();
  expect(way.element().getBoundingClientRect().top - words.bottom).toBeGreaterThanOrEqual(0);
  await way.click();
  expect(onEnterCode).toHaveBeenCalledOnce();
});

test('LINK-04 ERR-01 without a token the link is invalid, with no name check, and logging in is offered', async () => {
  const nameCheck = vi.fn(() => named);
  const { screen, onLogIn, onEnterCode } = await open({ nameCheck }, false);
  await expect.element(screen.getByText(invalid)).toBeVisible();
  expect(nameCheck).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Log In' }).click();
  expect(onLogIn).toHaveBeenCalledOnce();
  await screen.getByRole('button', { name: 'Enter a game code' }).click();
  expect(onEnterCode).toHaveBeenCalledOnce();
  await expect.element(screen.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('LINK-01 LINK-05 LINK-14 CALL-21 it checks the name, joins with the team’s code, and opens the game of the reply', async () => {
  const joinGame = vi.fn(() => joined);
  const { onGame } = await open({ joinGame });
  await expect.poll(() => onGame.mock.calls).toEqual([['g7']]);
  const sent = { params: { id: 'g1' }, body: { team_code: 'owls-own-code' } };
  expect(joinGame).toHaveBeenCalledWith(expect.objectContaining(sent));
});

test.each([
  ['new.new.new', 'new.new.new'],
  ['', 'old.old.old'],
  ['welcome back', 'old.old.old'],
])('LINK-07 CALL-06 after the message "%s" the stored token is %s', async (message, token) => {
  const { client, onGame } = await open({ nameCheck: { status: 'success', message } });
  await expect.poll(() => onGame.mock.calls.length).toBe(1);
  expect(client.session.token()).toBe(token);
});

test('LINK-08 LINK-09 LINK-10 without a name it asks for one, and does nothing until it has one', async () => {
  const setName = vi.fn();
  const { screen } = await open({ nameCheck: { status: 'no-name', message: '' }, setName });
  const name = screen.getByLabelText('Please choose your display name:');
  const join = screen.getByRole('button', { name: 'Join Game' });
  await expect.element(join).toBeDisabled();
  await name.fill('   ');
  await expect.element(join).toBeDisabled();
  (name.element() as HTMLInputElement).form?.requestSubmit();
  expect(setName).not.toHaveBeenCalled();
});

test('LINK-11 CALL-07 it sets the name, stores the token, and then joins', async () => {
  const order: string[] = [];
  const { client, screen, onGame } = await open({
    nameCheck: { status: 'no-name', message: '' },
    setName: ({ body }) => {
      order.push(`name ${body.name}`);
      return { status: 'success', message: 'new.new.new' };
    },
    joinGame: () => {
      order.push(`join with ${client.session.token()}`);
      return joined;
    },
  });
  await screen.getByLabelText('Please choose your display name:').fill('  Ben ');
  await screen.getByRole('button', { name: 'Join Game' }).click();
  await expect.poll(() => onGame.mock.calls).toEqual([['g7']]);
  expect(order).toEqual(['name Ben', 'join with new.new.new']);
});

test('LINK-08 LINK-11 a name given in another tab meanwhile is used to join', async () => {
  const nameless = { status: 'no-name', message: '' };
  const other = unsigned({ sub: 'p1', exp: 4e9, player_name: 'Ben' });
  const nameCheck = vi.fn(() => named).mockReturnValueOnce(nameless);
  const seen = await open({ nameCheck });
  await expect.element(seen.screen.getByRole('textbox')).toBeVisible();
  seen.client.session.setToken(other);
  await expect.poll(() => seen.onGame.mock.calls).toEqual([['g7']]);
  await seen.screen.unmount();

  // If this tab missed the new name, the server refuses: a login by a link may not change a name (H47).
  const setName = refuses(403, 'Please log in with a code to do this.');
  const again = vi.fn(() => named).mockReturnValueOnce(nameless);
  const renamed = await open({ nameCheck: again, setName });
  await renamed.screen.getByRole('textbox').fill('Benjamin');
  await renamed.screen.getByRole('button', { name: 'Join Game' }).click();
  await expect.poll(() => renamed.onGame.mock.calls).toEqual([['g7']]);
  await renamed.screen.unmount();

  const nobody = await open({ nameCheck: nameless, setName });
  await nobody.screen.getByRole('textbox').fill('Benjamin');
  await nobody.screen.getByRole('button', { name: 'Join Game' }).click();
  await expect.element(nobody.screen.getByRole('alert')).toHaveTextContent('Please log in with a code to do this.');
});

test('LINK-14 leaving the screen while it runs does not open the game', async () => {
  const name = Promise.withResolvers<typeof named>();
  const joinGame = vi.fn(() => joined);
  const naming = await open({
    nameCheck: { status: 'no-name', message: '' },
    setName: () => name.promise,
    joinGame,
  });
  await naming.screen.getByRole('textbox').fill('Ben');
  await naming.screen.getByRole('button', { name: 'Join Game' }).click();
  await naming.screen.unmount();
  name.resolve({ status: 'success', message: 'new.new.new' });
  // The stored name is right on every screen.
  await expect.poll(naming.client.session.token).toBe('new.new.new');
  expect([joinGame.mock.calls.length, naming.onGame.mock.calls.length]).toEqual([0, 0]);

  const check = Promise.withResolvers<typeof named>();
  const nameCheck = vi.fn((): Promise<typeof named> => check.promise).mockImplementationOnce(offline);
  const retrying = await open({ nameCheck });
  await retrying.screen.getByRole('button', { name: 'Try again' }).click();
  await retrying.screen.unmount();
  check.resolve({ status: 'success', message: 'late.late.late' });
  await settled();
  expect([retrying.client.session.token(), retrying.onGame.mock.calls.length]).toEqual(['old.old.old', 0]);
});

test('H41 after a logout in another tab, a late reply does not log in again', async () => {
  let answer = (_: typeof named) => {};
  const nameCheck = () =>
    new Promise<typeof named>((resolve) => {
      answer = resolve;
    });
  const { client, screen, onGame } = await open({ nameCheck });
  await expect.element(screen.getByText('Finding your game...')).toBeVisible();
  client.session.clearToken();
  answer({ status: 'success', message: 'new.new.new' });
  await expect.element(screen.getByText(invalid)).toBeVisible();
  expect([client.session.token(), onGame.mock.calls]).toEqual([undefined, []]);
});

test('LINK-12 any other status means an invalid link', async () => {
  const { screen } = await open({ nameCheck: { status: 'expired', message: '' } });
  await expect.element(screen.getByText(invalid)).toBeVisible();
});

test('LINK-13 LINK-15 a failed name check means an invalid link, and nothing else is shown', async () => {
  const { screen } = await open({ nameCheck: refuses(500, 'Ouch.') });
  await expect.element(screen.getByText(invalid)).toBeVisible();
  expect(screen.getByText('Finding your game...').query()).toBeNull();
  expect(screen.getByRole('textbox').query()).toBeNull();
});

test('LINK-13 after a network error the check can be retried', async () => {
  let isOffline = true;
  const { screen, onGame } = await open({
    nameCheck: () => (isOffline ? offline() : named),
  });
  await expect.element(screen.getByText(invalid)).toBeVisible();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  isOffline = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => onGame.mock.calls).toEqual([['g7']]);
});

test('H47 a login by a link to another game is offered logging in with a code; a login by a code is not', async () => {
  const needsCode = { joinGame: refuses(403, 'Please log in with a code to do this.') };
  const logIn = { name: 'Log In' };
  const byCode = await open(needsCode);
  await expect.element(byCode.screen.getByText('Please log in with a code to do this.')).toBeVisible();
  await expect.element(byCode.screen.getByRole('button', logIn)).not.toBeInTheDocument();
  await byCode.screen.unmount();
  const byLink = await open({
    ...needsCode,
    nameCheck: { status: 'success', message: unsigned({ via: 'link' }) },
  });
  await byLink.screen.getByRole('button', logIn).click();
  expect(byLink.onLogIn).toHaveBeenCalledOnce();
});

test('ERR-02 a refused name shows the server’s sentence, stops loading, and keeps the name', async () => {
  const { screen } = await open({
    nameCheck: { status: 'no-name', message: '' },
    setName: refuses(400, 'That name is taken.'),
  });
  const name = screen.getByLabelText('Please choose your display name:');
  await name.fill('Ben');
  await screen.getByRole('button', { name: 'Join Game' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('That name is taken.');
  await expect.element(name).toHaveValue('Ben');
  await expect.element(name).toHaveFocus();
});

test('ERR-03 a refused join shows the server’s sentence and stops loading', async () => {
  const { screen, onGame } = await open({ joinGame: refuses(409, 'You are on another team already.') });
  await expect.element(screen.getByText('You are on another team already.')).toBeVisible();
  expect(screen.getByText('Joining Game...').query()).toBeNull();
  expect(onGame).not.toHaveBeenCalled();
});

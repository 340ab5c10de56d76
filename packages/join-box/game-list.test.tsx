import { demoHead, demoStub, type FakeAnswers, fakeClient, never, offline, refuses, unsigned } from '@snug/client/fake';
import type { GameStub } from '@snug/contract';
import { AnnouncerProvider, Button } from '@snug/ui';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { GameList, type GameListProps } from './game-list.tsx';

const { gameid, title } = demoHead;
const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
/** Half past seven in the local time zone. */
const date = new Date(2030, 0, 15, 19, 30).toISOString();

const stub = (partial: Partial<GameStub> = {}) =>
  demoStub({ date, team: { team_name: 'The Night Owls', team_image: '' }, ...partial });
const foxes = { team_name: 'The Foxes', team_image: '' };
const invite = stub({ gameid: 'g2', title: 'Wednesday Quiz', invite: true, team: foxes, team_code: 'foxes-invite' });

const joined = ({ params }: { params: { id: string } }) => ({ status: 'success', game_id: params.id });

/** A page with the list and a button that opens it. */
function Page(list: Pick<GameListProps, 'client' | 'games' | 'onGo' | 'onChange'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <AnnouncerProvider>
      <h1>Home</h1>
      <Button onClick={() => setOpen(true)}>Games</Button>
      <GameList {...list} open={isOpen} onClose={() => setOpen(false)} />
    </AnnouncerProvider>
  );
}

async function open(games: FakeAnswers['listGames'], answers: FakeAnswers = {}, known?: readonly GameStub[]) {
  const joinGame = vi.fn(joined);
  const client = fakeClient({ answers: { joinGame, listGames: games, ...answers } });
  const onGo = vi.fn();
  const onChange = vi.fn();

  const screen = await render(<Page client={client} games={known} onGo={onGo} onChange={onChange} />);
  const opener = screen.getByRole('button', { name: 'Games', exact: true });
  await opener.click();
  const dialog = screen.getByRole('dialog', { name: 'Your Games' });
  return {
    opener,
    dialog,
    onGo,
    onChange,
    joinGame,
    client,
    /** Presses a button of a line, and confirms in the dialog that opens. */
    async turnDown(name: string, title: string) {
      await dialog.getByRole('button', { name, exact: true }).click();
      const question = screen.getByRole('dialog', { name: title, exact: true });
      await question.getByRole('button', { name: /^(Decline|Leave Game)$/ }).click();
      await expect.element(question).not.toBeInTheDocument();
    },
    question: (title: string) => screen.getByRole('dialog', { name: title, exact: true }),
    button: (name: string) => dialog.getByRole('button', { name, exact: true }),
    /** The text of a game's line, with its buttons and its error. */
    line: (of: string) => dialog.getByRole('rowgroup').filter({ hasText: of }),
  };
}

test('GAMES-01 GAMES-02 GAMES-03 GAMES-04 GAMES-05 CALL-14 OPEN-01 a line has the game, the place, the team and the date; a declined invite is left out', async () => {
  const { dialog, line } = await open([
    stub({ team: { team_name: 'The Night Owls', team_image: picture } }),
    stub({ gameid: 'g3', title: 'Bingo Night', kind: 'Music Bingo', spectator: true, team: null }),
    stub({ gameid: 'g4', title: 'No Thanks', declined: true, team: null }),
  ]);
  await expect.element(dialog.getByRole('columnheader', { name: 'TITLE', exact: true })).toBeVisible();
  await expect.element(dialog.getByRole('columnheader', { name: 'STATUS', exact: true })).toBeVisible();
  for (const text of ['Tuesday Trivia', 'Pub Quiz at The Lantern', 'Team: The Night Owls'])
    await expect.element(line('Tuesday Trivia').getByText(text, { exact: true }).first()).toBeVisible();
  await expect.element(line('Tuesday Trivia').getByText(/^Jan 15, 2030, 7:30\sPM$/)).toBeVisible();
  expect(line('Tuesday Trivia').element().querySelector('img')?.getAttribute('src')).toBe(picture);
  await expect.element(line('Bingo Night').getByText('Music Bingo at The Lantern')).toBeVisible();
  expect(line('Bingo Night').element().textContent).not.toContain('Team:');
  // The default avatar is a glass.
  expect(line('Bingo Night').element().querySelector('img')).toBeNull();
  expect(line('Bingo Night').element().querySelector('svg')).not.toBeNull();
  expect(dialog.element().textContent).not.toContain('No Thanks');
});

test.each<[shown: string, goes: 'yes' | 'off' | 'hidden', game: Partial<GameStub>]>([
  ['live', 'yes', {}],
  ['watching', 'yes', { spectator: true, team: null }],
  ['invited', 'hidden', { invite: true, team_code: 'x' }],
  ['watching', 'yes', { spectator: true, invite: true, team_code: 'x' }],
  ['ended', 'off', { status: 'ended' }],
  ['postponed', 'off', { status: 'postponed' }],
  ['watching', 'off', { status: 'finalized', spectator: true, team: null }],
  ['constructor', 'off', { status: 'constructor' }],
])('GAMES-06 GAMES-07 GAMES-08 OPEN-52 %s: Go To Game %s', async (shown, goes, game) => {
  const { line } = await open([stub(game)]);
  await expect.element(line(title).getByText(shown, { exact: true })).toBeVisible();
  const go = line(title).getByRole('button', { name: /^Go To Game/ });
  if (goes === 'hidden') await expect.element(go).not.toBeInTheDocument();
  else if (goes === 'off') await expect.element(go).toBeDisabled();
  else await expect.element(go).toBeEnabled();
});

test('GAMES-07 a game that is over leads to the rating of its host, though nobody goes to it as to a live one', async () => {
  const last = stub({ gameid: 'g/9', title: 'Last Night', status: 'ended', feedback_due: true });
  const { button, line, onGo, joinGame } = await open([stub(), last]);
  await expect.element(button('Go To Game Last Night')).toBeDisabled();
  await expect.element(line('Last Night').getByText('ended', { exact: true })).toBeVisible();
  expect(
    line(title)
      .getByRole('button', { name: /^Rate your host/ })
      .query(),
  ).toBeNull();
  await button('Rate your host Last Night').click();
  expect([onGo.mock.calls, joinGame.mock.calls]).toEqual([[['/game/g%2F9']], []]);
});

test('JOIN-15 a spectator enters without a call, a player joins first, with a busy button', async () => {
  const reply = Promise.withResolvers<{ status: string; game_id: string }>();
  const slow = vi.fn(() => reply.promise);
  const games = [stub(), stub({ gameid: 'g3', title: 'Bingo Night', spectator: true, team: null })];
  const { button, onGo } = await open(games, { joinGame: slow });
  await button('Go To Game Bingo Night').click();
  expect([onGo.mock.calls, slow.mock.calls]).toEqual([[['/game/g3']], []]);

  const play = button('Go To Game Tuesday Trivia');
  await play.click();
  await expect.element(play).toHaveAttribute('aria-busy', 'true');
  await expect.element(button('Go To Game Bingo Night')).toBeDisabled();
  reply.resolve({ status: 'success', game_id: gameid });
  await expect.poll(() => onGo.mock.calls.at(-1)).toEqual([`/game/${gameid}`]);
  expect(slow).toHaveBeenCalledExactlyOnceWith({ params: { id: gameid }, query: undefined, body: {} });
});

test('ERR-06 ERR-07 an ended login leads to /auth and back; a refusal or a network error is shown at its line', async () => {
  const answers = [refuses(401, 'Log in again.'), refuses(409, 'This game is full.'), offline];
  const games = [stub(), stub({ gameid: 'g3', title: 'Bingo Night', kind: 'Music Bingo' })];
  const { button, line, onGo } = await open(games, { joinGame: () => answers.shift()?.() as never });
  const go = button('Go To Game Tuesday Trivia');
  await go.click();
  await expect.poll(() => onGo.mock.calls).toEqual([['/auth?previous=%2Fgame%2Fg1']]);
  await go.click();
  await expect.element(line('Tuesday Trivia').getByRole('alert')).toHaveTextContent('This game is full.');
  await expect.element(go).toHaveFocus();
  await go.click();
  await expect
    .element(line('Tuesday Trivia').getByRole('alert'))
    .toHaveTextContent('We could not get you in. Your connection may be slow tonight.');
  await expect.element(line('Bingo Night').getByRole('alert')).not.toBeInTheDocument();
  expect(onGo).toHaveBeenCalledOnce();
});

test('OPEN-71 accepting an invite joins its team by its code', async () => {
  const { button, onGo, joinGame } = await open([stub(), invite]);
  await button('Accept The Foxes').click();
  await expect.poll(() => onGo.mock.calls).toEqual([['/game/g2']]);
  const sent = { params: { id: 'g2' }, query: undefined, body: { team_code: 'foxes-invite' } };
  expect(joinGame).toHaveBeenCalledExactlyOnceWith(sent);
});

test('OPEN-71 an invite that is being accepted cannot be ignored meanwhile', async () => {
  const { button } = await open([stub(), invite], { joinGame: never });
  await button('Accept The Foxes').click();
  await expect.element(button('Ignore The Foxes')).toBeDisabled();
  await expect.element(button('Accept The Foxes')).toHaveFocus();
});

test('OPEN-71 a list that is closed waits no longer for a game that is held up', async () => {
  const { client, button } = await open([stub(), invite], { joinGame: never });
  const call = vi.spyOn(client, 'call');
  await button('Accept The Foxes').click();
  const options = () => call.mock.calls.find(([row]) => row.name === 'joinGame')?.[1];
  await expect.poll(options).toMatchObject({ patient: true, signal: { aborted: false } });
  await button('Close').click();
  await expect.poll(() => options()?.signal?.aborted).toBe(true);
});

test('OPEN-50 OPEN-71 an ignored invite stays pending: its line is hidden until the list is opened again', async () => {
  const { opener, dialog, button, line, joinGame } = await open([stub({ spectator: true, team: null }), invite]);
  await button('Ignore The Foxes').click();
  await expect.element(line('Wednesday Quiz')).not.toBeInTheDocument();
  // Announced, and the focus is not lost with the button.
  await expect.element(page.getByText('The invite to The Foxes stays open.')).toBeInTheDocument();
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
  await button('Close').click();
  await expect.element(opener).toHaveFocus();
  await opener.click();
  await expect.element(button('Ignore The Foxes')).toBeVisible();
  expect(joinGame).not.toHaveBeenCalled();
});

test('OPEN-50 ignoring the only invite closes the list', async () => {
  const { dialog, button, opener } = await open([invite]);
  await button('Ignore The Foxes').click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

const foxesQuestion = 'Decline the invite to The Foxes?';
const accepted = () => ({ status: 'success' });

test('OPEN-50 CALL-33 a declined invite is confirmed first, sent with its own code, announced, and leaves the list', async () => {
  const declineInvite = vi.fn(accepted);
  const { dialog, question, button, line, onChange, onGo } = await open([stub(), invite], { declineInvite });
  const decline = button('Decline The Foxes');
  await decline.click();
  await expect
    .element(question(foxesQuestion))
    .toHaveAccessibleDescription('To play with them you need another invite.');
  await expect.element(question(foxesQuestion).getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(question(foxesQuestion)).not.toBeInTheDocument();
  await expect.element(decline).toHaveFocus();
  await expect.element(dialog).toBeVisible();
  expect(declineInvite).not.toHaveBeenCalled();

  await decline.click();
  await question(foxesQuestion).getByRole('button', { name: 'Decline' }).click();
  await expect.element(line('Wednesday Quiz')).not.toBeInTheDocument();
  const params = { id: 'g2', team: 'foxes-invite' };
  expect(declineInvite).toHaveBeenCalledExactlyOnceWith({ params, query: undefined, body: undefined });
  await expect.element(page.getByText('You declined the invite to The Foxes.')).toBeInTheDocument();
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
  await expect.element(line('Tuesday Trivia')).toBeVisible();
  expect([onChange.mock.calls.length, onGo.mock.calls.length]).toEqual([1, 0]);
});

test('OPEN-50 GAMES-06 GAMES-08 a spectator who declines their only invite to a game goes on watching it', async () => {
  const watching = { ...invite, spectator: true };
  const bears = { ...watching, team: { team_name: 'The Bears', team_image: '' }, team_code: 'bears-invite' };
  const { dialog, button, line, turnDown } = await open([watching, bears], { declineInvite: accepted });
  await turnDown('Decline The Foxes', foxesQuestion);
  await expect.element(line('The Foxes')).not.toBeInTheDocument();
  await turnDown('Decline The Bears', 'Decline the invite to The Bears?');
  await expect.element(button('Accept The Bears')).not.toBeInTheDocument();
  await expect.element(line('Wednesday Quiz').getByText('watching', { exact: true })).toBeVisible();
  await expect.element(button('Go To Game Wednesday Quiz')).toBeEnabled();
  expect(line('Wednesday Quiz').element().textContent).not.toContain('Team:');
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
});

test('OPEN-50 after the only invite the list says that there is nothing, and agrees when it is opened again', async () => {
  const lists = [[invite], [{ ...invite, invite: false, declined: true, team: null, team_code: '' }]];
  const { opener, dialog, button, turnDown } = await open(() => lists.shift() ?? [], { declineInvite: accepted });
  await turnDown('Decline The Foxes', foxesQuestion);
  await expect.element(dialog.getByText('No games now.')).toBeVisible();
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
  await button('Close').click();
  await expect.element(opener).toHaveFocus();
  await opener.click();
  await expect.element(dialog.getByText('No games now.')).toBeVisible();
  expect(lists).toEqual([]);
});

test('OPEN-50 GAMES-08 while an invite is being declined its line is busy, and nothing else can be pressed', async () => {
  const games = [stub({ spectator: true, team: null }), { ...invite, spectator: true }];
  const declineInvite = vi.fn(never);
  const { button, turnDown, question } = await open(games, { declineInvite });
  await turnDown('Decline The Foxes', foxesQuestion);
  const decline = button('Decline The Foxes');
  await expect.element(decline).toHaveAttribute('aria-busy', 'true');
  await expect.element(decline).toHaveFocus();
  for (const name of ['Accept The Foxes', 'Ignore The Foxes', 'Go To Game Wednesday Quiz', `Leave Game ${title}`])
    await expect.element(button(name)).toBeDisabled();
  await userEvent.keyboard('{Enter}');
  await expect.element(question(foxesQuestion)).not.toBeInTheDocument();
  expect(declineInvite).toHaveBeenCalledOnce();
});

test('OPEN-50 ERR-06 ERR-07 a refusal or a network error is shown at the line of the invite, which stays; an ended login leads to /auth', async () => {
  const answers = [refuses(404, 'There is no such team in this game.'), offline, refuses(401, 'Log in again.')];
  const declineInvite = () => answers.shift()?.() as never;
  const { button, line, turnDown, onGo, onChange } = await open([stub(), invite], { declineInvite });
  const alert = line('Wednesday Quiz').getByRole('alert');
  for (const sentence of [
    'There is no such team in this game.',
    'That did not get through. Your connection may be slow tonight.',
  ]) {
    await turnDown('Decline The Foxes', foxesQuestion);
    await expect.element(alert).toHaveTextContent(sentence);
    await expect.element(button('Decline The Foxes')).toHaveFocus();
  }
  await expect.element(line('Tuesday Trivia').getByRole('alert')).not.toBeInTheDocument();
  await turnDown('Decline The Foxes', foxesQuestion);
  await expect.poll(() => onGo.mock.calls).toEqual([['/auth?previous=%2F']]);
  expect(onChange).not.toHaveBeenCalled();
});

test('OPEN-50 a double click opens the question and does not answer it', async () => {
  const declineInvite = vi.fn(accepted);
  const { question, button } = await open([invite], { declineInvite });
  await button('Decline The Foxes').click();
  const confirm = question(foxesQuestion).getByRole('button', { name: 'Decline' });
  confirm.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
  await expect.element(question(foxesQuestion)).toBeVisible();
  expect(declineInvite).not.toHaveBeenCalled();
});

test('CALL-16 OPEN-46 a game that one watches is left, after a question; one that one plays is left from its team', async () => {
  const leaveGame = vi.fn(accepted);
  const watched = stub({ gameid: 'g3', title: 'Bingo Night', kind: 'Music Bingo', spectator: true, team: null });
  const ended = stub({ gameid: 'g4', title: 'Last Week', status: 'ended', spectator: true, team: null });
  const { dialog, button, line, turnDown, onChange, client } = await open([stub(), watched, ended], { leaveGame });
  await expect.element(button('Leave Game Last Week')).toBeEnabled();
  expect(
    line('Tuesday Trivia')
      .getByRole('button', { name: /^Leave/ })
      .query(),
  ).toBeNull();
  client.storage.session.set('choseSpectator', 'true');
  await turnDown('Leave Game Bingo Night', 'Leave Bingo Night?');
  await expect.element(line('Bingo Night')).not.toBeInTheDocument();
  expect(leaveGame).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ params: { id: 'g3' }, body: { only_watching: true } }),
  );
  await expect.element(page.getByText('You left Bingo Night.')).toBeInTheDocument();
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
  expect(client.storage.session.get('choseSpectator')).toBeUndefined();
  expect(onChange).toHaveBeenCalledOnce();
});

test('CALL-16 ERR-07 a game that cannot be left says so at its line', async () => {
  const answers = [refuses(403, 'You have not joined this game.'), offline];
  const leaveGame = () => answers.shift()?.() as never;
  const { line, turnDown } = await open([stub({ spectator: true, team: null })], { leaveGame });
  for (const sentence of [
    'You have not joined this game.',
    'That did not get through. Your connection may be slow tonight.',
  ]) {
    await turnDown(`Leave Game ${title}`, `Leave ${title}?`);
    await expect.element(line(title).getByRole('alert')).toHaveTextContent(sentence);
  }
});

test.each(['Pub Quiz', 'Survey Slam', 'Music Bingo'] as const)(
  'PROD-02 the kind of a game reads exactly %s',
  async (kind) => {
    const { line } = await open([stub({ kind })]);
    const place = line(title).getByText(`${kind} at The Lantern`, { exact: true });
    await expect.element(place).toBeVisible();
    expect(getComputedStyle(place.element()).textTransform).toBe('none');
  },
);

test('LIMIT-29 the list loads whenever it is opened, and shows known games meanwhile; Escape returns the focus', async () => {
  const lists = [[stub({ title: 'Second Quiz' })], [stub({ title: 'Third Quiz' })]];
  const listGames = vi.fn(() => lists.shift() ?? []);
  const first = Promise.withResolvers<void>();
  const slow = vi.fn(() => first.promise.then(listGames));
  const { button, opener } = await open(slow, {}, [stub({ title: 'First Quiz' })]);
  await expect.element(button('Go To Game First Quiz')).toBeVisible();
  first.resolve();
  await expect.element(button('Go To Game Second Quiz')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveFocus();
  await opener.click();
  await expect.element(button('Go To Game Third Quiz')).toBeVisible();
  expect(listGames).toHaveBeenCalledTimes(2);
});

test('a list that fails to load says so and can be retried; an empty one says what to do', async () => {
  const answers = [offline, () => []];
  const { dialog, button } = await open(() => answers.shift()?.() as never);
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent('Your games did not arrive. Your connection may be slow tonight.');
  await button('Try again').click();
  await expect.element(dialog.getByText('No games now.')).toBeVisible();
  await expect.element(dialog.getByText('Ask your Quizmaster for a game code.')).toBeVisible();
  await expect.element(button('Try again')).not.toBeInTheDocument();
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
});

test('another login on this phone sees none of the previous player’s games, and its own failure is shown', async () => {
  const token = (sub: string) => unsigned({ sub, exp: 4e9 });
  let asked = 0;
  const { dialog, line, client } = await open(() => (asked++ === 0 ? [stub()] : offline()));
  await expect.element(line(title)).toBeVisible();
  client.session.setToken(token('somebody'));
  await expect.element(line(title)).not.toBeInTheDocument();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  expect(asked).toBe(2);
});

import { Refused } from '@snug/client';
import {
  demoHead,
  type FakeAnswers,
  type FakeClientOptions,
  fakeClient,
  never,
  offline,
  refuses,
} from '@snug/client/fake';
import { announced, forgetAnnounced } from '@snug/testing/page';
import { AnnouncerProvider } from '@snug/ui';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { JoinBox } from './join-box.tsx';

const { gameid, code, kind, title, venue } = demoHead;
const found = (player: { player_code: string } | null) => ({
  game: demoHead,
  found_player: { client_id: 'client-id-of-ada', player, player_name: 'Ada' },
});

interface Visitor {
  readonly loggedIn?: boolean;
  readonly code?: string;
  readonly session?: FakeClientOptions['session'];
}

async function open(answers: FakeAnswers = {}, { loggedIn = false, code, session }: Visitor = {}) {
  const client = fakeClient({ answers, session: { ...session, ...(loggedIn && { token: () => 'a.b.c' }) } });
  const onGame = vi.fn();
  const onLogIn = vi.fn();
  const onJoinLink = vi.fn();
  const screen = await render(
    <AnnouncerProvider>
      <JoinBox client={client} code={code} onGame={onGame} onLogIn={onLogIn} onJoinLink={onJoinLink} />
    </AnnouncerProvider>,
  );
  return { client, screen, onGame, onLogIn, onJoinLink, field: screen.getByLabelText('Game code') };
}

type Opened = Awaited<ReturnType<typeof open>>;

const press = ({ screen }: Opened, name: string) => screen.getByRole('button', { name, exact: true }).click();

async function find(opened: Opened, digits = code) {
  await opened.field.fill(digits);
  if (digits.length < 6) await press(opened, 'Next');
}

/** Finds the game, and goes on to the choice of a team. */
async function join(opened: Opened) {
  await find(opened);
  await press(opened, 'Join');
}

async function addTeam(opened: Opened, name: string) {
  await opened.screen.getByLabelText('Team name').fill(name);
  await press(opened, 'Add This Team');
}

test('HOME-01 the box has its heading and its hint', async () => {
  const { screen, field } = await open();
  await expect.element(screen.getByRole('heading', { name: 'Join with Code' })).toBeVisible();
  await expect.element(field).toHaveAccessibleDescription('Ask your Quizmaster for a game code.');
});

test('JOIN-01 a numeric field takes six digits and nothing else', async () => {
  const { screen, field } = await open({ findGame: never });
  await expect.element(field).toHaveAttribute('placeholder', 'XXXXXX');
  await expect.element(field).toHaveAttribute('inputmode', 'numeric');
  await field.fill('2a04-81 6999');
  await expect.element(field).toHaveValue('204816');
  await expect.element(screen.getByRole('button', { name: 'Finding Game...' })).toBeVisible();
});

test('JOIN-02 the button shows the progress, and keeps the focus', async () => {
  const opened = await open({ findGame: never });
  await find(opened, '20481');
  await expect.element(opened.screen.getByRole('button', { name: 'Finding Game...' })).toHaveFocus();
});

test('JOIN-03 the button is disabled only while the field is empty', async () => {
  const { screen, field } = await open();
  const next = screen.getByRole('button', { name: 'Next' });
  await expect.element(next).toBeDisabled();
  await field.fill('2');
  await expect.element(next).toBeEnabled();
  await field.fill('');
  await expect.element(next).toBeDisabled();
});

test('JOIN-04 CALL-41 the game is looked up by the code, once, with Enter too', async () => {
  const findGame = vi.fn(() => ({ game: demoHead, found_player: null }));
  const { screen, field } = await open({ findGame });
  await userEvent.click(field);
  await userEvent.keyboard(`${code}{Enter}`);
  await expect.element(screen.getByText('Game Found!')).toBeVisible();
  expect(findGame.mock.calls).toEqual([[expect.objectContaining({ body: { code } })]]);
});

test('OPEN-13 ERR-04 five digits show the server’s sentence, and never join', async () => {
  const joinWithCode = vi.fn();
  const opened = await open({ findGame: refuses(404, 'There is no open game with this code.'), joinWithCode });
  await find(opened, '20481');
  await expect.element(opened.screen.getByRole('alert')).toHaveTextContent('There is no open game with this code.');
  await expect.element(opened.field).toHaveValue('20481');
  expect(joinWithCode).not.toHaveBeenCalled();
});

test('OPEN-13 six digits are looked up without a press, once; fewer never are', async () => {
  const findGame = vi.fn(() => ({ game: demoHead, found_player: null }));
  const { screen, field } = await open({ findGame });
  await userEvent.click(field);
  await userEvent.keyboard('20481');
  await expect.element(screen.getByRole('button', { name: 'Next' })).toBeEnabled();
  expect(findGame).not.toHaveBeenCalled();
  await userEvent.keyboard('6');
  await expect.element(screen.getByText('Game Found!')).toBeVisible();
  expect(findGame).toHaveBeenCalledTimes(1);
});

test('OPEN-13 ERR-04 a wrong code is selected: the next one is typed over it, and looked up in its turn', async () => {
  const findGame = vi.fn(refuses(404, 'There is no open game with this code.'));
  const { screen, field } = await open({ findGame });
  await field.fill('111111');
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('222222');
  await expect.element(field).toHaveValue('222222');
  await expect.poll(() => findGame.mock.calls.length).toBe(2);
});

test('ERR-04 without a sentence of the server a default one is shown', async () => {
  const opened = await open({ findGame: offline });
  await find(opened);
  await expect.element(opened.screen.getByRole('alert')).toHaveTextContent('An error occured. Please try again.');
});

test('JOIN-05 JOIN-06 ROLE-05 a known player who is logged in goes straight to the game', async () => {
  const opened = await open({ findGame: found({ player_code: 'p-ada' }) }, { loggedIn: true });
  await find(opened);
  await expect.poll(() => opened.onGame.mock.calls).toEqual([[gameid, undefined]]);
  expect(opened.client.session.clientId()).toBe('client-id-of-ada');
});

test('JOIN-11 a known guest goes straight to the game', async () => {
  const opened = await open({ findGame: found(null) });
  await find(opened);
  await expect.poll(() => opened.onGame.mock.calls).toEqual([[gameid, undefined]]);
});

test('JOIN-07 JOIN-08 a registered player who is logged out can log in and return to this game', async () => {
  const opened = await open({ findGame: found({ player_code: 'p-ada' }) });
  await find(opened);
  await expect.element(opened.screen.getByRole('button', { name: 'New Player' })).toBeVisible();
  await press(opened, 'Log In');
  expect(opened.onLogIn.mock.calls).toEqual([[`/game/${gameid}`]]);
});

test('CALL-37 JOIN-09 JOIN-10 a new player gets a fresh client id and chooses a team', async () => {
  const newPlayer = vi.fn(() => ({ success: true }));
  const opened = await open({ findGame: found({ player_code: 'p-ada' }), newPlayer });
  const before = opened.client.session.clientId();
  await find(opened);
  await press(opened, 'New Player');
  await expect.element(opened.screen.getByLabelText('Team name')).toBeVisible();
  const fresh = opened.client.session.clientId();
  expect(fresh).not.toBe(before);
  expect(newPlayer).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ params: { id: gameid }, body: { client_id: fresh } }),
  );
});

test('ERR-05 when a new player cannot be created, the two choices stay', async () => {
  const opened = await open({ findGame: found({ player_code: 'p-ada' }), newPlayer: refuses(500, 'Out of chairs.') });
  await find(opened);
  await press(opened, 'New Player');
  await expect.element(opened.screen.getByRole('alert')).toHaveTextContent('Something went wrong...');
  await expect.element(opened.screen.getByRole('button', { name: 'Log In' })).toBeVisible();
});

test('JOIN-12 JOIN-13 CALL-15 Game Found! leads by Join and a team to the game', async () => {
  const joinWithCode = vi.fn(() => ({ status: 'success', game_id: gameid, team_code: 'own' }));
  const opened = await open({ joinWithCode });
  await find(opened);
  await expect.element(opened.screen.getByRole('heading', { name: title })).toHaveFocus();
  await expect.element(opened.screen.getByText(`${kind} at ${venue}`)).toBeVisible();
  await press(opened, 'Join');
  await addTeam(opened, '  The   Night Owls ');
  await expect.poll(() => opened.onGame.mock.calls).toEqual([[gameid, undefined]]);
  const body = { code, team_name: 'The Night Owls', kt_team_id: 'new', num_players: 1, invites: [] };
  expect(joinWithCode).toHaveBeenCalledWith(expect.objectContaining({ body }));
});

test('ERR-04 a refused team stays in the field, with the server’s sentence', async () => {
  const opened = await open({ joinWithCode: refuses(409, 'A team of this name is in the game already.') });
  await join(opened);
  await addTeam(opened, 'Quizzly Bears');
  await expect.element(opened.screen.getByText('A team of this name is in the game already.')).toBeVisible();
  await expect.element(opened.screen.getByLabelText('Team name')).toHaveValue('Quizzly Bears');
  expect(opened.onGame).not.toHaveBeenCalled();
});

test('CALL-21 OPEN-17 watching joins without a team', async () => {
  const joinGame = vi.fn(() => ({ status: 'success', game_id: gameid }));
  const opened = await open({ joinGame });
  await join(opened);
  await press(opened, 'Just watch');
  await expect.poll(() => opened.onGame.mock.calls).toEqual([[gameid, undefined]]);
  expect(joinGame).toHaveBeenCalledWith(expect.objectContaining({ params: { id: gameid }, body: {} }));
});

test('JOIN-14 a given code is looked up by itself', async () => {
  const { screen } = await open({}, { code });
  await expect.element(screen.getByText('Game Found!')).toBeVisible();
});

test('JOIN-14 CALL-35 a stored code is looked up by itself if its game is open', async () => {
  const gameExists = vi.fn(() => ({ exists: true }));
  const client = fakeClient({ answers: { gameExists } });
  client.storage.session.set('target_code', code);
  const screen = await render(<JoinBox client={client} onGame={vi.fn()} onLogIn={vi.fn()} onJoinLink={vi.fn()} />);
  await expect.element(screen.getByText('Game Found!')).toBeVisible();
  expect(gameExists).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ params: { code } }));
});

test('RULE-01 a code of five digits, or a blank team name, cannot be used to join', async () => {
  const joinWithCode = vi.fn();
  const findGame = vi.fn(({ body }: { body: { code: string } }) => {
    if (body.code !== code) throw new Refused(404, 'There is no open game with this code.');
    return { game: demoHead, found_player: null };
  });
  const opened = await open({ findGame, joinWithCode });
  const { screen } = opened;
  await find(opened, '20481');
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Join', exact: true })).not.toBeInTheDocument();
  await find(opened);
  await screen.getByRole('button', { name: 'Join', exact: true }).click();
  const name = screen.getByLabelText('Team name');
  const add = screen.getByRole('button', { name: 'Add This Team' });
  await name.fill('   ');
  (name.element() as HTMLInputElement).form?.requestSubmit();
  await expect.element(add).not.toBeInTheDocument();
  await name.fill('The Night Owls');
  await expect.element(add).toBeEnabled();
  expect(joinWithCode).not.toHaveBeenCalled();
});

test('going back to another code keeps the digits in the field', async () => {
  const opened = await open();
  await find(opened);
  await press(opened, 'Use another code');
  await expect.element(opened.field).toHaveValue(code);
});

test('JOIN-16 a registered team that is in the game already opens the link that joins it', async () => {
  const more = { team_slogan: '', team_image: '', num_players: 4 };
  const owls = { teamid: 't1', kt_team_id: '10042', team_name: 'Owls', ...more };
  const bears = { teamid: 't2', kt_team_id: '10077', team_name: 'Bears', ...more };
  const joinWithCode = vi.fn();
  const findGame = { game: demoHead, found_player: null, my_teams: [{ kt_team_id: '10042', team_code: 'k3v9' }] };
  const opened = await open({ findGame, listMyTeams: [bears, owls], joinWithCode }, { loggedIn: true });
  await join(opened);
  // The team that is in the game is selected already.
  await expect.element(opened.screen.getByRole('radio', { name: /^Owls/ })).toBeChecked();
  await press(opened, 'Join This Team');
  await expect.poll(() => opened.onJoinLink.mock.calls).toEqual([[`/auth/link/join/${gameid}/team/k3v9`]]);
  expect(joinWithCode).not.toHaveBeenCalled();
});

test('H68 in a browser that stores nothing a notice says what that means, before typing and after scanning a code', async () => {
  const { screen } = await open({}, { session: { isKept: () => false } });
  const note = screen.getByText(
    /^This browser remembers nothing, as in a private window\. You can play: just keep this page open/,
  );
  await expect.element(note).toBeVisible();
  await screen.unmount();
  const scanned = await open({}, { code, session: { isKept: () => false } });
  await scanned.screen.getByRole('button', { name: 'Join', exact: true }).click();
  await expect.element(scanned.screen.getByLabelText('Team name')).toBeVisible();
  await expect.element(note).toBeVisible();
});

test('ERR-04 a game that ended during the choice of a team says so, and going back to the code is possible', async () => {
  const opened = await open({ joinWithCode: refuses(409, 'This game has ended.') });
  await join(opened);
  await expect.element(opened.screen.getByRole('heading', { name: 'Who is playing?' })).toHaveFocus();
  await press(opened, 'Surprise us');
  await press(opened, 'Add This Team');
  await expect.element(opened.screen.getByRole('alert')).toHaveTextContent('This game has ended.');
  await press(opened, 'Use another code');
  await expect.element(opened.field).toHaveValue(code);
});

test('JOIN-04 digits typed faster than the page renders are all looked up', async () => {
  const findGame = vi.fn(() => ({ game: demoHead, found_player: null }));
  const { field } = await open({ findGame });
  const input = field.element() as HTMLInputElement;
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  // As on a slow phone, several keys arrive before the next frame.
  await new Promise(requestAnimationFrame);
  for (const digits of ['2', '20', '204', '2048', '20481', '204816']) {
    write?.call(input, digits);
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve));
  }
  await expect.poll(() => findGame.mock.calls.length).toBe(1);
  expect(findGame).toHaveBeenCalledWith(expect.objectContaining({ body: { code: '204816' } }));
});

test('ERR-30 OPEN-80 whoever goes back and joins in the same moment reads that there is no game, and nothing is sent', async () => {
  const joinWithCode = vi.fn(() => ({ status: 'success', game_id: gameid, team_code: 'own' }));
  const opened = await open({ joinWithCode });
  await find(opened);
  const button = (name: string) => opened.screen.getByRole('button', { name, exact: true });
  await expect.element(button('Join')).toBeVisible();
  // Both before the screen has changed: two fingers on a phone.
  for (const name of ['Use another code', 'Join']) {
    button(name)
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  }
  await expect.element(opened.screen.getByText('Game not found!')).toBeVisible();
  await expect.element(opened.field).toHaveValue(code);
  expect(joinWithCode).not.toHaveBeenCalled();
});

const quizzards = { kt_team_id: '10099', team_code: 'alias-1', team_name: 'Quizzards' };
const ravens = { kt_team_id: '', team_code: 'alias-2', team_name: 'The Ravens' };
const withTeams = { game: demoHead, found_player: null, teams: [quizzards, ravens] };
const entered = () => ({ status: 'success', game_id: gameid });

test('SELECT-05 OPEN-03 the teams that sit here stand first; asking one watches, asks, and opens the game', async () => {
  const joinGame = vi.fn(entered);
  const askToJoin = vi.fn(() => ({ status: 'success' }));
  const opened = await open({ findGame: withTeams, joinGame, askToJoin, listMyTeams: [] }, { loggedIn: true });
  await join(opened);
  const { screen } = opened;
  await expect.element(screen.getByRole('button', { name: 'Ask to Join The Ravens' })).toBeVisible();
  const row = screen.getByRole('listitem').first();
  await expect.element(row).toMatchTextContent('Quizzards');
  const field = screen.getByLabelText('Team name').element();
  expect(row.element().compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await press(opened, 'Ask to Join Quizzards');
  await expect.poll(() => opened.onGame.mock.calls).toEqual([[gameid, 'teams']]);
  expect(joinGame).toHaveBeenCalledWith(expect.objectContaining({ body: {} }));
  expect(askToJoin).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ params: { gameId: gameid, teamId: 'alias-1' } }),
  );
});

test('SELECT-05 a typed name of a team that sits here offers to ask that one', async () => {
  const askToJoin = vi.fn(() => ({ status: 'success' }));
  const answers = { findGame: withTeams, joinGame: entered, askToJoin, listMyTeams: [] };
  const opened = await open(answers, { loggedIn: true });
  await join(opened);
  await opened.screen.getByLabelText('Team name').fill('the ravens');
  await expect.element(opened.screen.getByText('The Ravens sits here already.')).toBeVisible();
  await press(opened, 'Ask to Join');
  await expect.poll(() => opened.onGame.mock.calls.length).toBe(1);
  expect(askToJoin).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ params: { gameId: gameid, teamId: 'alias-2' } }),
  );
});

test('SELECT-05 ERR-04 why a team was not asked stands beside the teams, and another can be asked', async () => {
  const askToJoin = refuses(403, 'This team plays alone tonight.');
  const answers = { findGame: withTeams, joinGame: entered, askToJoin, listMyTeams: [] };
  const opened = await open(answers, { loggedIn: true });
  await join(opened);
  await press(opened, 'Ask to Join The Ravens');
  const { screen } = opened;
  const alert = screen.getByRole('alert');
  await expect.element(alert).toHaveTextContent('This team plays alone tonight.');
  const list = screen.getByRole('list').element();
  expect(alert.element().compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await expect.element(screen.getByRole('button', { name: 'Ask to Join Quizzards' })).toBeEnabled();
  expect(opened.onGame).not.toHaveBeenCalled();
});

test('SELECT-05 OPEN-03 a guest sees the teams, and is told to log in to ask one', async () => {
  const opened = await open({ findGame: withTeams });
  await join(opened);
  const { screen } = opened;
  await expect.element(screen.getByText('Log in to ask a team to let you in.')).toBeVisible();
  await expect.element(screen.getByText('Quizzards', { exact: true })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Ask to Join/ }).elements()).toEqual([]);
  await screen.getByRole('button', { name: 'Log In' }).first().click();
  expect(opened.onLogIn.mock.calls).toEqual([[`/join?code=${code}`]]);
});

test('JOIN-16 a registered team of the player’s that sits here is not asked: it stands among their own', async () => {
  const mine = { teamid: 't1', ...quizzards, team_slogan: '', team_image: '', num_players: 4 };
  const opened = await open({ findGame: withTeams, listMyTeams: [mine] }, { loggedIn: true });
  await join(opened);
  const { screen } = opened;
  await expect.element(screen.getByRole('radio', { name: /^Quizzards/ })).toBeChecked();
  await expect.element(screen.getByRole('button', { name: 'Ask to Join The Ravens' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ask to Join Quizzards' }).query()).toBeNull();
});

test('SELECT-05 of many teams the first stand above one’s own, and the others are a press away', async () => {
  const teams = Array.from({ length: 24 }, (_, n) => ({ ...ravens, team_code: `a${n}`, team_name: `Team ${n + 1}` }));
  const opened = await open({ findGame: { ...withTeams, teams }, listMyTeams: [] }, { loggedIn: true });
  await join(opened);
  const rows = opened.screen.getByRole('listitem');
  await expect.element(rows.first()).toBeVisible();
  expect(rows.elements()).toHaveLength(4);
  await press(opened, 'Show all 24 teams');
  await expect.element(opened.screen.getByRole('button', { name: 'Ask to Join Team 24' })).toBeVisible();
  expect(rows.elements()).toHaveLength(24);
  await expect.element(opened.screen.getByRole('button', { name: 'Show fewer' })).toHaveFocus();
});

test('JOIN-12 SELECT-05 where the search does not tell the teams, whose team is here watches, and is led to them', async () => {
  const joinGame = vi.fn(entered);
  const opened = await open({ findGame: { game: demoHead, found_player: null }, joinGame });
  await join(opened);
  await press(opened, 'My team is here already');
  await expect.poll(() => opened.onGame.mock.calls).toEqual([[gameid, 'teams']]);
  expect(joinGame).toHaveBeenCalledWith(expect.objectContaining({ body: {} }));
});

const closed = /^The Quizmaster has closed the doors: nobody new gets in by the code\./;

/** What only some get in by, while the doors are closed. */
const waysIn = ['Ask to Join The Ravens', 'Just watch', 'Surprise us', 'Add This Team', 'Log In'];
const offered = ({ screen }: Opened) =>
  waysIn.filter((name) => screen.getByRole('button', { name, exact: true }).elements().length > 0);

test('closed doors are told as the game is found, and offer a stranger nothing but the login', async () => {
  const opened = await open({ findGame: { ...withTeams, doors_closed: true } });
  const note = opened.screen.getByText(closed);
  await find(opened);
  await expect.element(note).toBeVisible();
  // It is fetched: below the buttons, which stay where they are when it comes.
  const last = opened.screen.getByRole('button', { name: 'Use another code' }).element().getBoundingClientRect();
  expect(note.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(last.bottom);
  await press(opened, 'Join');
  await expect.element(opened.screen.getByRole('heading', { name: 'Who is playing?' })).toBeVisible();
  await expect.element(note).toBeVisible();
  await expect.poll(() => offered(opened)).toEqual(['Log In']);
  expect(opened.screen.getByLabelText('Team name').query()).toBeNull();
  await press(opened, 'Log In');
  expect(opened.onLogIn).toHaveBeenCalledOnce();
});

test('closed doors offer whoever was in before to watch and to ask a team', async () => {
  const joinGame = vi.fn(entered);
  const askToJoin = vi.fn(() => ({ status: 'success' }));
  const findGame = { ...withTeams, doors_closed: true, may_watch: true };
  const opened = await open({ findGame, joinGame, askToJoin, listMyTeams: [] }, { loggedIn: true });
  await join(opened);
  await expect.poll(() => offered(opened)).toEqual(['Ask to Join The Ravens', 'Just watch']);
  await press(opened, 'Ask to Join The Ravens');
  await expect.poll(() => opened.onGame.mock.calls).toEqual([[gameid, 'teams']]);
  expect(askToJoin).toHaveBeenCalledOnce();
});

test('closed doors let whoever left a team back to it by one press', async () => {
  const joinWithCode = vi.fn(() => ({ ...entered(), team_code: 'own' }));
  const opened = await open({ findGame: { ...withTeams, doors_closed: true, left_team: 'The Owls' }, joinWithCode });
  await join(opened);
  await press(opened, 'Back to The Owls');
  await expect.poll(() => joinWithCode.mock.calls.length).toBe(1);
  expect(joinWithCode).toHaveBeenCalledWith(
    expect.objectContaining({ body: expect.objectContaining({ kt_team_id: 'new', team_name: 'The Owls' }) }),
  );
});

test('ERR-09 behind closed doors, own teams that do not come are asked for again', async () => {
  const opened = await open(
    { findGame: { ...withTeams, doors_closed: true }, listMyTeams: offline },
    { loggedIn: true },
  );
  await join(opened);
  await expect.element(opened.screen.getByText('Error retrieving teams!')).toBeVisible();
  await expect.element(opened.screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
});

test('JOIN-16 closed doors let somebody in with their registered team that plays here, and with no other', async () => {
  const more = { team_slogan: '', team_image: '', num_players: 4 };
  const owls = { teamid: 't1', kt_team_id: '10042', team_name: 'Owls', ...more };
  const bears = { teamid: 't2', kt_team_id: '10077', team_name: 'Bears', ...more };
  const my_teams = [{ kt_team_id: bears.kt_team_id, team_code: 'alias' }];
  // Everybody has left it: it stands among the player’s own alone.
  const findGame = { ...withTeams, my_teams, doors_closed: true };
  const opened = await open({ findGame, listMyTeams: [bears, owls] }, { loggedIn: true });
  await join(opened);
  await press(opened, 'Join Bears');
  await expect.poll(() => opened.onJoinLink.mock.calls.length).toBe(1);
  expect(opened.screen.getByRole('button', { name: 'Join Owls' }).query()).toBeNull();
});

test('JOIN-07 closed doors are told to whoever was here before, who logs in, and open ones to nobody', async () => {
  const here = found({ player_code: 'p1' });
  const opened = await open({ findGame: { ...here, doors_closed: true } });
  await find(opened);
  await expect.element(opened.screen.getByText(closed)).toBeVisible();
  await expect.element(opened.screen.getByRole('button', { name: 'Log In' })).toBeEnabled();
  // Nobody new gets in.
  expect(opened.screen.getByRole('button', { name: 'New Player' }).query()).toBeNull();
  await opened.screen.unmount();
  const again = await open({ findGame: here });
  await find(again);
  await expect.element(again.screen.getByRole('button', { name: 'New Player' })).toBeVisible();
  expect(again.screen.getByText(closed).query()).toBeNull();
});

test('whoever has left a team reads that its name leads back, and one press enters it', async () => {
  const joinWithCode = vi.fn(() => ({ ...entered(), team_code: 'own' }));
  const opened = await open({ findGame: { ...withTeams, left_team: 'The Ravens' }, joinWithCode });
  await join(opened);
  await expect
    .element(opened.screen.getByText('You left The Ravens. To come back, enter its name again.'))
    .toBeVisible();
  await press(opened, 'Enter That Name');
  // The button goes, and the focus to what it filled in.
  await expect.element(opened.screen.getByLabelText('Team name')).toHaveFocus();
  // It is theirs to come back to: nobody is to be asked.
  expect(opened.screen.getByText('The Ravens sits here already.').query()).toBeNull();
  await press(opened, 'Add This Team');
  expect(joinWithCode).toHaveBeenCalledWith(
    expect.objectContaining({ body: expect.objectContaining({ kt_team_id: 'new', team_name: 'The Ravens' }) }),
  );
});

test('a new player in a game that they have left a team of hears nothing of that team', async () => {
  const opened = await open({ findGame: { ...found({ player_code: 'p1' }), left_team: 'The Ravens' } });
  await find(opened);
  await press(opened, 'New Player');
  await expect.element(opened.screen.getByLabelText('Team name')).toBeVisible();
  expect(opened.screen.getByText(/^You left/).query()).toBeNull();
});

const holdOn = 'It takes a while. Please wait.';

function virtualTimers() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

test('JOIN-02 a look-up that takes long says so after 2.5 s, in the place of the hint, so that nothing moves', async () => {
  const opened = await open({ findGame: never });
  virtualTimers();
  await find(opened);
  const button = opened.screen.getByRole('button', { name: 'Finding Game...' });
  await expect.element(button).toBeVisible();
  const at = () => button.element().getBoundingClientRect().top;
  const before = at();
  vi.advanceTimersByTime(2_400);
  expect(opened.screen.getByText(holdOn).query()).toBeNull();
  vi.advanceTimersByTime(100);
  await expect.element(opened.screen.getByText(holdOn)).toBeVisible();
  await expect.element(opened.screen.getByText(holdOn)).toHaveAttribute('aria-live', 'polite');
  await expect.element(button).toBeVisible();
  expect(at()).toBe(before);
});

test('JOIN-09 New Player and a team that is being added say after 2.5 s that it takes long, aloud too', async () => {
  forgetAnnounced();
  const first = await open({ findGame: found({ player_code: 'p1' }), newPlayer: never });
  await find(first);
  await expect.element(first.screen.getByRole('button', { name: 'New Player' })).toBeVisible();
  virtualTimers();
  await press(first, 'New Player');
  await expect.element(first.screen.getByRole('button', { name: 'New Player' })).toHaveAttribute('aria-busy', 'true');
  vi.advanceTimersByTime(2_500);
  await expect.element(first.screen.getByRole('button', { name: holdOn })).toBeVisible();
  await expect.poll(() => announced()).toContain(holdOn);
  await first.screen.unmount();
  vi.useRealTimers();

  forgetAnnounced();
  const second = await open({ joinWithCode: never });
  await join(second);
  await expect.element(second.screen.getByLabelText('Team name')).toBeVisible();
  virtualTimers();
  await addTeam(second, 'Owls');
  await expect.element(second.screen.getByRole('button', { name: 'Adding your team...' })).toBeVisible();
  vi.advanceTimersByTime(2_500);
  await expect.element(second.screen.getByRole('button', { name: holdOn })).toBeVisible();
  await expect.poll(() => announced()).toContain(holdOn);
});

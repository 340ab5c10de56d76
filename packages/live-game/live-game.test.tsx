import { ask, begin, demoGame, refuses, suggests } from '@snug/client/fake';
import type { GameView, Message } from '@snug/contract';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  asksToJoin,
  invited,
  member,
  pending,
  type RenderGameOptions,
  renderGame,
  spectator,
} from './tests/render-game.tsx';

afterEach(() => {
  vi.useRealTimers();
});

test('GAME-03 the header has the title, the kind, the venue and the team', async () => {
  const { screen } = await renderGame([]);
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tuesday Trivia at The Lantern');
  await expect.element(screen.getByText('Pub Quiz at The Lantern')).toBeVisible();
  await expect.element(screen.getByRole('banner').getByText('The Night Owls')).toBeVisible();
});

test.each(['Pub Quiz', 'Survey Slam', 'Music Bingo'] as const)(
  'PROD-02 the kind of the game reads exactly %s',
  async (kind) => {
    const { screen } = await renderGame([], { view: { kind } });
    const place = screen.getByText(`${kind} at The Lantern`, { exact: true });
    await expect.element(place).toBeVisible();
    expect(getComputedStyle(place.element()).textTransform).toBe('none');
  },
);

test('GAME-02 GAME-13 GAME-15 a spectator sees the banner and the questions, no inputs, and the way onto a team', async () => {
  const { screen } = await renderGame([begin(), ask({ question_text: 'Who?' })], { view: spectator });
  await expect.element(screen.getByText('Spectator Mode')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Who?' })).toBeVisible();
  await expect.element(screen.getByText('Only teams answer.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Join a Team to Play' })).toBeVisible();
  expect(screen.getByRole('textbox').query()).toBeNull();
  expect(screen.getByRole('button', { name: 'SUBMIT' }).query()).toBeNull();
  expect(screen.getByRole('button', { name: 'My Team' }).query()).toBeNull();
});

test.each([
  ['a captain', undefined],
  ['a member', member],
])('GAME-12 the bar of %s holds Action Shots, Tip your QM and My Team', async (_, view) => {
  const { screen } = await renderGame([begin(), ask({})], { view });
  const shots = screen.getByRole('button', { name: 'Action Shots', exact: true });
  await expect.element(shots).toBeVisible();
  const bar = shots.element().parentElement;
  expect([...(bar?.children ?? [])].map((each) => [each.localName, each.textContent])).toEqual([
    ['button', 'Action Shots'],
    ['button', 'Tip your QM'],
    ['button', 'My Team'],
  ]);
  // The bar is at the bottom of the screen, whatever is above it.
  expect(Math.round(bar?.getBoundingClientRect().bottom ?? 0)).toBeLessThanOrEqual(innerHeight);
});

test('LIMIT-22 the game is 800 px wide and centred on a wide screen, and as wide as a phone', async () => {
  await page.viewport(1280, 800);
  const { screen } = await renderGame([begin(), ask({ question_text: 'A long one? '.repeat(40) })]);
  const shots = screen.getByRole('button', { name: 'Action Shots', exact: true });
  await expect.element(shots).toBeVisible();
  const edges = (element: Element | null | undefined) => {
    const { left, right } = element?.getBoundingClientRect() ?? {};
    return [left, right];
  };
  const all = () =>
    [
      screen.getByRole('banner').element().firstElementChild,
      screen.getByRole('main').element(),
      shots.element().parentElement,
    ].map(edges);
  expect(all()).toEqual(Array(3).fill([240, 1040]));
  // No text or control extends beyond the game's edges.
  for (const each of screen.container.querySelectorAll('h1, h2, h3, p, button, input')) {
    const [left = 0, right = 0] = edges(each);
    expect([each.textContent, left >= 240 && right <= 1040]).toEqual([each.textContent, true]);
  }
  await page.viewport(390, 844);
  expect(all()).toEqual(Array(3).fill([0, 390]));
});

test('CALL-17 GAME-13 ENTITY-TEAM-b a spectator’s team is added to the game they watch, and the game loads anew', async () => {
  const addTeam = vi.fn(() => ({ status: 'success', game_id: 'g1', team_code: 'own' }));
  const refresh = vi.fn();
  const { screen } = await renderGame([], { view: spectator, answers: { addTeam }, overrides: { refresh } });
  await screen.getByRole('button', { name: 'Join a Team to Play' }).click();
  await screen.getByLabelText('Team name').fill('Late Owls');
  await screen.getByRole('button', { name: 'Add This Team' }).click();
  await expect.poll(() => refresh.mock.calls.length).toBe(1);
  const body = { team_name: 'Late Owls', kt_team_id: 'new', num_players: 1, invites: [] };
  expect(addTeam).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ params: { id: 'g1' }, body }));
});

test('GAME-04 the round’s number, title, subtitle and instructions', async () => {
  const { screen } = await renderGame([begin()]);
  await expect.element(screen.getByText('Round 1 of 4')).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 2, name: 'General Knowledge' })).toBeVisible();
  await expect.element(screen.getByText('A bit of everything')).toBeVisible();
  await expect.element(screen.getByText('One answer each. Spelling does not count.')).toBeVisible();
});

test('GAME-05 GAME-06 STATE-06 MSG-ROUND_START MSG-ROUND_END MSG-END_GAME welcome, scoring and the end follow the messages', async () => {
  const { game, screen } = await renderGame([], {
    props: { slots: { between: <p>Survey</p>, ended: <p>Feedback</p> } },
  });
  await expect.element(screen.getByRole('heading', { name: 'Pull up a chair.' })).toBeVisible();
  await expect.element(screen.getByText('Survey')).toBeVisible();
  game.receive(begin());
  game.receive(ask({}));
  await expect.element(screen.getByRole('heading', { name: 'General Knowledge' })).toBeVisible();
  expect(screen.getByText('Survey').query()).toBeNull();
  game.receive({ type: 'ROUND_END' });
  await expect.element(screen.getByRole('heading', { name: 'Pens down.' })).toBeVisible();
  await expect.element(screen.getByText('Survey')).toBeVisible();
  game.receive({ type: 'END_GAME' });
  await expect.element(screen.getByRole('heading', { name: 'The game has ended. Thanks for playing!' })).toBeVisible();
  await expect.element(screen.getByText('Feedback')).toBeVisible();
});

test('OPEN-52 a game with another status says so', async () => {
  const { screen } = await renderGame([], { view: { status: 'postponed' } });
  await expect.element(screen.getByText('This game is postponed.')).toBeVisible();
});

test('MSG-PLAYER_JOIN a new teammate is counted and listed', async () => {
  const { game, screen } = await renderGame([]);
  const [, ben] = demoGame().team?.players ?? [];
  if (!ben) throw new Error('The demo team has two players.');
  game.receive({ type: 'PLAYER_JOIN', teamid: 't-owls', player: { ...ben, player_code: 'p-dot', player_name: 'Dot' } });
  await expect.element(screen.getByText(/, 3 players/)).toBeInTheDocument();
  await screen.getByRole('button', { name: 'My Team' }).click();
  await expect.element(screen.getByText('Dot')).toBeVisible();
});

test('OPEN-18 the team is as many as it has declared, until more have joined', async () => {
  const { team } = demoGame();
  if (!team) throw new Error('The demo player is on a team.');
  const { game, screen } = await renderGame([], { view: { team: { ...team, num_players: 3 } } });
  await expect.element(screen.getByText(/, 3 players/)).toBeInTheDocument();
  const [, ben] = team.players;
  if (!ben) throw new Error('The demo team has two players.');
  for (const player_code of ['p-dot', 'p-eve']) {
    game.receive({ type: 'PLAYER_JOIN', teamid: 't-owls', player: { ...ben, player_code, player_name: player_code } });
  }
  await expect.element(screen.getByText(/, 4 players/)).toBeInTheDocument();
});

test('ERR-11 without access there is a dialog that leads to the join code', async () => {
  const { screen, onEnterCode } = await renderGame([], {
    game: {
      phase: 'failed',
      view: undefined,
      failure: { status_code: 403, detail: 'No.' },
      dialogs: [{ kind: 'no-access' }],
    },
  });
  const dialog = screen.getByRole('dialog', { name: 'No Game Access' });
  await expect
    .element(dialog)
    .toHaveAccessibleDescription(
      'You may not have joined this game yet. Ask your QM for the join code to get started!',
    );
  await dialog.getByRole('button', { name: 'Enter Join Code' }).click();
  expect(onEnterCode).toHaveBeenCalledOnce();
});

test.each([
  ['ERR-12', 404, 'There is no such game.', 'Game Not Found'],
  ['ERR-13', 503, 'The server is busy.', 'The server is busy.'],
  ['ERR-17', 0, '', 'Unable to initialize game: its data could not be read'],
])(
  '%s GAME-28 a game that cannot be loaded (%d): %s → %s, Refresh and Go Back',
  async (_, status_code, detail, shown) => {
    const refresh = vi.fn();
    const { screen, onHome } = await renderGame([], {
      overrides: { refresh },
      game: { phase: 'failed', view: undefined, failure: { status_code, detail } },
    });
    await expect.element(screen.getByRole('heading', { name: shown })).toBeVisible();
    await screen.getByRole('button', { name: 'Refresh' }).click();
    await screen.getByRole('button', { name: 'Go Back' }).click();
    expect(refresh).toHaveBeenCalledOnce();
    expect(onHome).toHaveBeenCalledOnce();
  },
);

test.each([
  { id: 'ERR-18', notice: { key: 'attempting' }, text: 'Attempting to connect...', buttons: 0 },
  { id: 'ERR-19', notice: { key: 'interrupted' }, text: 'Connection Interrupted', buttons: 1 },
  { id: 'ERR-20', notice: { key: 'refused' }, text: 'Server refused access.', buttons: 2 },
  { id: 'ERR-20', notice: { key: 'refused', detail: 'You left this team.' }, text: 'You left this team.', buttons: 2 },
  { id: 'ERR-21', notice: { key: 'failed', detail: 'moved' }, text: 'Error connecting to game: moved', buttons: 2 },
  { id: 'ERR-22', notice: { key: 'refreshing' }, text: 'Refreshing Connection...', buttons: 0 },
  { id: 'ERR-23', notice: { key: 'stumbled' }, text: 'Something went Wrong... Refreshing Connection', buttons: 0 },
] as const)('$id GAME-01 GAME-28 “$text”, with $buttons buttons', async ({ notice, text, buttons }) => {
  const refresh = vi.fn();
  const { screen, onHome } = await renderGame([begin(), ask({})], { game: { notice }, overrides: { refresh } });
  await expect.element(screen.getByRole('complementary').getByText(text)).toBeVisible();
  const press = screen.getByRole('button', { name: 'Refresh' });
  const back = screen.getByRole('button', { name: 'Go Back' });
  if (buttons === 0) return expect(press.query()).toBeNull();
  await press.click();
  expect(refresh).toHaveBeenCalledOnce();
  if (buttons === 1) return expect(back.query()).toBeNull();
  await back.click();
  expect(onHome).toHaveBeenCalledOnce();
});

test('ERR-18 the spinner shows the first attempt', async () => {
  const { screen } = await renderGame([], {
    game: { phase: 'loading', view: undefined, notice: { key: 'attempting' } },
  });
  await expect.element(screen.getByRole('main').getByText('Attempting to connect...')).toBeVisible();
});

test.each([
  ['waits there', undefined, true],
  ['is at the host', 'saved', false],
])(
  'ERR-18 while the game cannot be loaded, a submission that %s is said to be on the phone: %s',
  async (_, state, isSaid) => {
    const submission = JSON.stringify({
      id: 'one',
      seq: 1,
      at: 1,
      state,
      doubled: false,
      answers: [['mars']],
      question_ids: ['q1'],
    });
    const { screen } = await renderGame([], {
      game: { phase: 'loading', view: undefined, notice: { key: 'attempting' } },
      stored: { 'snug_submit.g1.p-ada-t-owls.1': submission },
    });
    await expect.element(screen.getByRole('main').getByText('Attempting to connect...')).toBeVisible();
    expect(
      screen.getByText('What you wrote is on this phone, and goes out once the line is back.').query() !== null,
    ).toBe(isSaid);
  },
);

test('MSG-NO_GAME_ACCESS the server’s text is shown, and what was typed is kept', async () => {
  const { game, screen } = await renderGame([begin(), ask({})]);
  await screen.getByRole('textbox').fill('Jupiter');
  game.receive({ type: 'NO_GAME_ACCESS', error: 'This seat is taken.' });
  await expect.element(screen.getByRole('complementary').getByText('This seat is taken.')).toBeVisible();
  await expect.element(screen.getByRole('textbox')).toHaveValue('Jupiter');
});

const drop = { type: 'DROP_PLAYER', teamid: 't-owls', was_captain: false } as const;

test.each<{ row: string; message: Message; view?: Partial<GameView>; text: string; explained?: string }>([
  {
    row: 'MSG-DROP_PLAYER',
    message: { ...drop, player_code: 'p-ada', player_name: 'Ada', reason: 'kicked by the captain' },
    text: 'You Have been dropped from the team',
  },
  {
    row: 'MSG-DROP_PLAYER-d OPEN-45',
    message: { ...drop, player_code: 'p-ben', player_name: 'Ben', reason: 'left' },
    text: 'Ben left the team',
  },
  {
    row: 'MSG-KICK_TEAM',
    message: { type: 'KICK_TEAM', teamid: 't-owls', team_name: 'The Night Owls' },
    text: 'The Night Owls has been Kicked!',
    explained: 'To play on, speak to your Quizmaster.',
  },
  {
    row: 'MSG-PLAYER_DECLINED_TEAM_JOIN',
    message: { type: 'PLAYER_DECLINED_TEAM_JOIN', teamid: 't-quizzly', player_code: 'p-cleo' },
    view: pending,
    text: 'Request Declined',
    explained: 'Not this time. You can watch, or ask another team.',
  },
  {
    row: 'GAME-23 MSG-PROMOTE_CAPTAIN',
    message: { type: 'PROMOTE_CAPTAIN', teamid: 't-owls', player_code: 'p-ben' },
    text: 'Ben is the captain now',
  },
  {
    row: 'GAME-23 MSG-PROMOTE_CAPTAIN',
    message: { type: 'PROMOTE_CAPTAIN', teamid: 't-owls', player_code: 'p-ben' },
    view: member,
    text: 'You are the captain now',
    explained: 'You write the answers and submit them. Your team suggests.',
  },
])('$row the dialog says “$text”, and OK closes it', async ({ message, view, text, explained = '' }) => {
  const { screen } = await renderGame([begin(), message], { view });
  await expect
    .element(screen.getByRole('dialog', { name: text, exact: true }))
    .toHaveTextContent(`${text}${explained}OK`);
  await screen.getByRole('button', { name: 'OK' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('MSG-PLAYER_INVITE the invite is shown; accepting it joins by its code and reloads the game', async () => {
  const joinGame = vi.fn(() => ({ status: 'success', game_id: 'g1' }));
  const refresh = vi.fn();
  const { screen } = await renderGame([invited], { view: spectator, answers: { joinGame }, overrides: { refresh } });
  const dialog = screen.getByRole('dialog', { name: 'Join Quizzly Bears?' });
  await expect.element(dialog).toHaveAccessibleDescription('Cleo invites you to play with them.');
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => refresh.mock.calls.length).toBe(1);
  expect(joinGame).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ params: { id: 'g1' }, body: { team_code: 'invite-quizzly' } }),
  );
  await expect.element(dialog).not.toBeInTheDocument();
});

test('MSG-PLAYER_INVITE OPEN-50 an ignored invite stays pending and makes no call', async () => {
  const joinGame = vi.fn(() => ({ status: 'success', game_id: 'g1' }));
  const { game, screen } = await renderGame([invited], { view: spectator, answers: { joinGame } });
  await screen.getByRole('button', { name: 'Ignore' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(game.get().view?.invites).toHaveLength(1);
  expect(joinGame).not.toHaveBeenCalled();
});

test('MSG-CANCEL_INVITE cancelling an invite closes its dialog', async () => {
  const { game, screen } = await renderGame([invited], { view: spectator });
  await expect.element(screen.getByRole('button', { name: 'Accept' })).toBeVisible();
  game.receive({ type: 'CANCEL_INVITE', teamid: 't-quizzly', invite_id: 'i1' });
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('ERR-07 an invite that cannot be accepted says why, and can be tried again', async () => {
  const joinGame = vi.fn(refuses(409, 'You are on a team already.'));
  const { screen } = await renderGame([invited], { view: spectator, answers: { joinGame } });
  await screen.getByRole('button', { name: 'Accept' }).click();
  await expect.element(screen.getByText('You are on a team already.')).toBeVisible();
  await screen.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => joinGame.mock.calls.length).toBe(2);
});

test('MSG-PLAYER_PENDING_TEAM_JOIN a join request is listed as waiting, and not counted', async () => {
  const { screen } = await renderGame([asksToJoin]);
  await expect.element(screen.getByText(/, 2 players/)).toBeInTheDocument();
  await screen.getByRole('button', { name: 'My Team 1 request' }).click();
  await expect.element(screen.getByRole('button', { name: 'Approve Dot' })).toBeVisible();
});

test('MSG-RESET_SUBMISSION the round is open again, and that is announced', async () => {
  const { game, screen } = await renderGame(
    [begin(), ask({}), { type: 'TEAM_SUBMITTED', teamid: 't-owls', round_order: 1 }],
    { view: member },
  );
  await expect.element(screen.getByRole('heading', { name: 'Your round has been submitted!' })).toBeVisible();
  game.receive({ type: 'RESET_SUBMISSION', teamid: 't-owls', round_order: 1, submission_id: 's1' });
  await expect.element(screen.getByRole('textbox')).toBeVisible();
  const polite = screen.container.querySelector('[aria-live=polite]');
  await expect.poll(() => polite?.textContent).toBe('Your round is open again. Your captain submits it.');
});

test('MSG-NEW_TEAM_NAME MSG-REGISTER_TEAM the team goes by its new name', async () => {
  const { game, screen } = await renderGame([{ type: 'NEW_TEAM_NAME', teamid: 't-owls', team_name: 'Barn Owls' }]);
  const header = screen.getByRole('banner');
  await expect.element(header.getByText('Barn Owls')).toBeVisible();
  const team = { teamid: 't-owls', kt_team_id: '10077', team_code: 'alias', team_name: 'Tawny Owls', team_image: '' };
  game.receive({ type: 'REGISTER_TEAM', team });
  await expect.element(header.getByText('Tawny Owls')).toBeVisible();
});

test('MSG-ASK Y4 questions are announced politely, the close assertively, and the focus stays', async () => {
  const { game, screen } = await renderGame([begin(), ask({})]);
  const polite = () => screen.container.querySelector('[aria-live=polite]')?.textContent;
  const assertive = () => screen.container.querySelector('[aria-live=assertive]')?.textContent;
  await screen.getByRole('textbox').fill('Jup');
  expect(polite()).toBe('');
  game.receive(ask({}, { question_text: 'Who wrote Emma?' }));
  await expect.poll(polite).toBe('Question 2 added: Who wrote Emma?');
  game.receive({ type: 'CLOSE_SUBMISSIONS', keep_round: true });
  await expect.poll(assertive).toBe('Submissions closed');
  await expect.element(screen.getByRole('textbox').first()).toHaveFocus();
  await expect.element(screen.getByRole('textbox').first()).toHaveValue('Jup');
});

test('Y4 an interruption is announced at once', async () => {
  const { screen } = await renderGame([begin()], { game: { notice: { key: 'interrupted' } } });
  const assertive = screen.container.querySelector('[aria-live=assertive]');
  await expect.poll(() => assertive?.textContent).toBe('Connection Interrupted');
});

test('Y12 a flickering connection is not announced; a lasting outage is', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { screen } = await renderGame([begin()], { game: { notice: { key: 'refreshing' } } });
  const polite = screen.container.querySelector('[aria-live=polite]');
  vi.advanceTimersByTime(1_900);
  expect(polite?.textContent).toBe('');
  // Preact runs effects up to 35 ms after the screen has changed.
  vi.advanceTimersByTime(200);
  expect(polite?.textContent).toBe('Refreshing Connection...');
});

test('a keystroke renders only its own question, and so does a suggestion', async () => {
  const answer = vi.fn((question: number) => `Answer to question ${question}`);
  const { game, screen } = await renderGame([begin(), ask({}, {}, {})], { props: { words: { answer } } });
  await expect.element(screen.getByRole('textbox').nth(2)).toBeVisible();
  answer.mockClear();
  await screen.getByRole('textbox').nth(1).fill('Saturn');
  game.receive(suggests('Ben', 'Mars', 'q2'));
  await expect.element(screen.getByText('Mars').first()).toBeVisible();
  expect(answer.mock.calls.map(([question]) => question)).toEqual(answer.mock.calls.map(() => 2));
  expect(answer.mock.calls.length).toBeGreaterThan(1);
});

test('ROLE-07 a member sees who is captain, and no SUBMIT', async () => {
  const { screen } = await renderGame([begin({ double_or_nothing: true }), ask({})], { view: member });
  await expect.element(screen.getByText(/^Ada has nothing yet/)).toBeVisible();
  await expect.element(screen.getByRole('switch', { name: 'Double or nothing' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'SUBMIT' }).query()).toBeNull();
});

describe('GAME-12 an open panel closes when the role changes', () => {
  /** Approved or kicked by a captain, as the load afterwards says. */
  async function renderSpectator(options: RenderGameOptions = {}) {
    const rendered = await renderGame([], { view: spectator, ...options });
    const { game, screen } = rendered;
    return {
      ...rendered,
      join: screen.getByRole('dialog', { name: 'Join a Team to Play' }),
      approve: () => game.change({ view: demoGame(member) }),
      async kick() {
        game.receive({ ...drop, player_code: 'p-ben', player_name: 'Ben', reason: 'kicked by the captain' });
        game.change({ view: demoGame(spectator) });
        await screen.getByRole('button', { name: 'OK' }).click();
        await expect.element(screen.getByRole('button', { name: 'Join a Team to Play' })).toBeVisible();
      },
    };
  }

  test('GAME-18 MSG-DROP_PLAYER a spectator’s panel does not come back after a kick', async () => {
    const { screen, join, approve, kick } = await renderSpectator();
    await screen.getByRole('button', { name: 'Join a Team to Play' }).click();
    await expect.element(join).toBeVisible();
    approve();
    await expect.element(join).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'My Team' })).toBeVisible();
    await kick();
    expect(join.query()).toBeNull();
  });

  test('GAME-16 My Team, open during a kick, is closed after joining again', async () => {
    const { screen, approve, kick } = await renderSpectator();
    approve();
    await screen.getByRole('button', { name: 'My Team' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'The Night Owls' })).toBeVisible();
    await kick();
    approve();
    await expect.element(screen.getByRole('button', { name: 'My Team' })).toBeVisible();
    expect(screen.getByRole('dialog').query()).toBeNull();
  });

  test('GAME-19 OPEN-25 the panel that a player’s address asked for does not open after a later kick', async () => {
    const { screen, join, kick } = await renderSpectator({
      view: member,
      props: { opened: { guest: true } },
    });
    await expect.element(screen.getByRole('button', { name: 'My Team' })).toBeVisible();
    await kick();
    expect(join.query()).toBeNull();
  });

  test('GAME-13 the button to join a team says that it opens a dialog', async () => {
    const { screen } = await renderSpectator();
    const button = screen.getByRole('button', { name: 'Join a Team to Play' });
    await expect.element(button).toHaveAttribute('aria-haspopup', 'dialog');
  });
});

import { type FakeAnswers, fakeClient, unsigned } from '@snug/client/fake';
import type { TokenClaims } from '@snug/contract';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TeamSelection } from './team-selection.tsx';

const owls = {
  teamid: 't1',
  kt_team_id: '10042',
  team_name: 'The Night Owls',
  team_slogan: '',
  team_image: '',
  num_players: 4,
};

const ada: TokenClaims = { sub: 'a-ada', exp: 4e9, player_name: 'Ada', email: 'ada@example.com', phone: '' };

async function open(answers: FakeAnswers = {}, isGuest = false) {
  const client = fakeClient({ answers, ...(!isGuest && { session: { token: () => 'a.b.c', claims: () => ada } }) });
  const onAdd = vi.fn();
  const onLogIn = vi.fn();
  const screen = await render(<TeamSelection client={client} onAdd={onAdd} onLogIn={onLogIn} />);
  return { client, screen, onAdd, onLogIn, add: screen.getByRole('button', { name: 'Add This Team' }) };
}

test('SELECT-01 ROLE-05 one of my teams is chosen as it is, or a new one by its name', async () => {
  const { screen, onAdd, add } = await open({ listMyTeams: [owls] });
  await add.click();
  const alone = { num_players: 1, invites: [] };
  expect(onAdd).toHaveBeenLastCalledWith({ kt_team_id: '10042', team_name: 'The Night Owls', ...alone });
  await screen.getByLabelText('A new team').click();
  await screen.getByLabelText('Team name').fill('Quizzly Bears');
  await add.click();
  expect(onAdd).toHaveBeenLastCalledWith({ kt_team_id: 'new', team_name: 'Quizzly Bears', ...alone });
});

test('CALL-22 the list asks only for teams that the player has joined', async () => {
  const listMyTeams = vi.fn(() => [owls]);
  await open({ listMyTeams });
  await expect.poll(() => listMyTeams.mock.calls.length).toBe(1);
  expect(listMyTeams).toHaveBeenCalledWith(
    expect.objectContaining({ query: expect.objectContaining({ joined: 'yes' }) }),
  );
});

test('LIMIT-26 CALL-22 each request for the team list has a random query value of its own', async () => {
  const values: unknown[] = [];
  for (let time = 0; time < 3; time++) {
    const { screen } = await open({
      listMyTeams: ({ query }) => {
        values.push(query.rnd);
        return [owls];
      },
    });
    await expect.poll(() => values.length).toBe(time + 1);
    await screen.unmount();
  }
  expect(values.every((value) => typeof value === 'string' && value !== '')).toBe(true);
  expect(new Set(values).size).toBe(3);
});

test('SELECT-04 Add This Team shows only when there is a name', async () => {
  const { screen, add } = await open();
  const name = screen.getByLabelText('Team name');
  await name.fill('   ');
  await expect.element(add).not.toBeInTheDocument();
  await name.fill('Owls');
  await expect.element(add).toBeVisible();
  await name.fill('');
  await expect.element(add).not.toBeInTheDocument();
});

test('RULE-03 RULE-04 a name has at most 125 characters in code points, and a counter says so', async () => {
  const { screen, onAdd, add } = await open();
  const name = screen.getByLabelText('Team name');
  await name.fill('🦉'.repeat(126));
  await expect.element(name).toHaveValue('🦉'.repeat(125));
  await expect.element(screen.getByText('Full at 125')).toBeVisible();
  await add.click();
  expect(onAdd).toHaveBeenCalledWith(expect.objectContaining({ team_name: '🦉'.repeat(125) }));
});

test('SELECT-02 a name is made up at a click, another one at the next, and can be edited', async () => {
  const { screen, onAdd, add } = await open();
  const name = screen.getByLabelText('Team name');
  const surprise = screen.getByRole('button', { name: 'Surprise us' });
  const made = new Set<string>();
  for (let press = 0; press < 5; press++) {
    await surprise.click();
    made.add((name.element() as HTMLInputElement).value);
  }
  expect(made.size).toBeGreaterThan(1);
  expect(made).not.toContain('');
  await expect.element(surprise).toHaveFocus();
  const last = (name.element() as HTMLInputElement).value;
  await userEvent.type(name, ' II');
  await add.click();
  expect(onAdd).toHaveBeenCalledWith(expect.objectContaining({ kt_team_id: 'new', team_name: `${last} II` }));
});

test('SELECT-03 RULE-02 RULE-07 players are invited by email or phone, each once, and counted', async () => {
  const { screen, onAdd, add } = await open();
  await screen.getByLabelText('Team name').fill('Owls');
  await screen.getByRole('button', { name: 'Invite teammates' }).click();
  const contact = screen.getByLabelText('Email or phone number');
  await expect.element(contact).toHaveFocus();
  const put = async (text: string) => {
    await contact.fill(text);
    await userEvent.keyboard('{Enter}');
  };
  await put('ben@example.com');
  await expect.element(contact).toHaveValue('');
  for (const known of [' Ben@Example.com', 'ADA@example.com']) {
    await put(known);
    await expect.element(contact).toHaveAccessibleDescription(/Already on your team or on the list\./);
  }
  await put('555 010 4477');
  await put('cleo@example.com');
  await screen.getByRole('button', { name: 'Do not invite cleo@example.com' }).click();
  const list = screen.getByRole('list', { name: 'To be invited' });
  await expect.element(list.getByText('(555) 010-4477')).toBeVisible();
  expect(list.getByRole('listitem').elements().length).toBe(2);
  await add.click();
  const invites = [{ email: 'ben@example.com' }, { phone: '5550104477' }];
  expect(onAdd).toHaveBeenCalledWith({ kt_team_id: 'new', team_name: 'Owls', num_players: 3, invites });
});

test('SELECT-03 a contact typed and not yet added is invited too, or the field says why not', async () => {
  const { screen, onAdd, add } = await open();
  await screen.getByLabelText('Team name').fill('Owls');
  await screen.getByRole('button', { name: 'Invite teammates' }).click();
  const contact = screen.getByLabelText('Email or phone number');
  await contact.fill('ben@');
  await add.click();
  await expect.element(contact).toHaveAccessibleDescription(/neither an email address nor a phone number/);
  await expect.element(contact).toHaveFocus();
  expect(onAdd).not.toHaveBeenCalled();
  await contact.fill('ben@example.com');
  await add.click();
  expect(onAdd).toHaveBeenCalledWith(expect.objectContaining({ invites: [{ email: 'ben@example.com' }] }));
});

test.each([
  ['', 1],
  ['0', 1],
  ['5', 5],
  ['6.9', 6],
  ['a dozen', 1],
])('RULE-02 "%s" players are %d', async (typed, num_players) => {
  const { screen, onAdd, add } = await open({ listMyTeams: [owls] });
  await screen.getByLabelText('How many are you? (optional)').fill(typed);
  await add.click();
  expect(onAdd).toHaveBeenCalledWith(expect.objectContaining({ num_players }));
});

test('H47 a player logged in by a link brings no team: the page says why and offers only the login that helps', async () => {
  const listMyTeams = vi.fn(() => [owls]);
  const client = fakeClient({ answers: { listMyTeams } });
  client.session.setToken(unsigned({ sub: 'a-ben', exp: 4e9, via: 'link', game: 'g0' }));
  const onLogIn = vi.fn();
  const screen = await render(<TeamSelection client={client} onAdd={vi.fn()} onWatch={vi.fn()} onLogIn={onLogIn} />);
  await expect.element(screen.getByText(/^A teammate’s link let you in/)).toBeVisible();
  expect(screen.getByRole('button').elements()).toHaveLength(1);
  await screen.getByRole('button', { name: 'Log In' }).click();
  expect(onLogIn).toHaveBeenCalledOnce();
  expect(listMyTeams).not.toHaveBeenCalled();
});

test('a renewed login keeps what was chosen, and what was typed survives the way through the login', async () => {
  const listMyTeams = vi.fn(() => [owls]);
  const client = fakeClient({ answers: { listMyTeams } });
  client.session.setToken(unsigned({ sub: 'a-ada', exp: 4e9 }));
  const screen = await render(<TeamSelection client={client} onAdd={vi.fn()} />);
  await screen.getByLabelText('A new team').click();
  await screen.getByLabelText('Team name').fill('Quizzly Bears');
  client.session.setToken(unsigned({ sub: 'a-ada', exp: 5e9 }));
  await expect.element(screen.getByLabelText('A new team')).toBeChecked();
  await expect.element(screen.getByLabelText('Team name')).toHaveValue('Quizzly Bears');
  expect(listMyTeams).toHaveBeenCalledOnce();

  client.session.setToken(unsigned({ sub: 'a-ben', exp: 5e9 }));
  await expect.poll(() => listMyTeams.mock.calls.length).toBe(2);
  await screen.unmount();
  const again = await render(<TeamSelection client={client} onAdd={vi.fn()} />);
  await again.getByLabelText('A new team').click();
  await expect.element(again.getByLabelText('Team name')).toHaveValue('Quizzly Bears');
});

test('ERR-09 a list that fails to load says so, and a new team is still possible', async () => {
  const { screen, onAdd, add } = await open({ listMyTeams: () => Promise.reject(new TypeError('Failed to fetch')) });
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Error retrieving teams!');
  await screen.getByLabelText('Team name').fill('Owls');
  await add.click();
  expect(onAdd).toHaveBeenCalledOnce();
});

test('ERR-09 loading the list again keeps what is being typed, and the focus on the button until it is there', async () => {
  let answer = (_: (typeof owls)[]) => {};
  const replies = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    () =>
      new Promise<(typeof owls)[]>((resolve) => {
        answer = resolve;
      }),
  ];
  const listMyTeams = vi.fn(() => replies.shift()?.() ?? []);
  const { screen, onAdd, add } = await open({ listMyTeams });
  const again = screen.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  await screen.getByLabelText('Team name').fill('Quizzly Bears');
  await again.click();
  await expect.element(again).toHaveFocus();
  await expect.poll(() => listMyTeams.mock.calls.length).toBe(2);
  answer([owls]);
  await expect.element(again).not.toBeInTheDocument();
  await expect.element(screen.getByLabelText('A new team')).toBeChecked();
  await add.click();
  expect(onAdd).toHaveBeenCalledWith(expect.objectContaining({ kt_team_id: 'new', team_name: 'Quizzly Bears' }));
});

test('OPEN-03 a guest is told to play alone, may log in, and is not asked for a number', async () => {
  const listMyTeams = vi.fn(() => []);
  const { screen, onLogIn } = await open({ listMyTeams }, true);
  await expect.element(screen.getByText(/^Without logging in, only this phone plays/)).toBeVisible();
  await screen.getByRole('button', { name: 'Log In' }).click();
  expect(onLogIn).toHaveBeenCalledOnce();
  expect(screen.getByLabelText('How many are you? (optional)').query()).toBeNull();
  expect(screen.getByRole('button', { name: 'Invite teammates' }).query()).toBeNull();
  expect(listMyTeams).not.toHaveBeenCalled();
});

test('SELECT-01 OPEN-03 a typed name of a team that is here offers to ask it; another name does not', async () => {
  const here = [{ kt_team_id: '', team_code: 'alias-1', team_name: 'Quizzards' }];
  const onAsk = vi.fn();
  const client = fakeClient({ session: { token: () => 'a.b.c', claims: () => ada }, answers: { listMyTeams: [] } });
  const screen = await render(<TeamSelection client={client} onAdd={vi.fn()} here={here} onAsk={onAsk} />);
  const name = screen.getByLabelText('Team name');
  await name.fill('Quizzar');
  expect(screen.getByText('Quizzards sits here already.').query()).toBeNull();
  await name.fill(' quizzards ');
  await expect.element(screen.getByText('Quizzards sits here already.')).toBeVisible();
  await screen.getByRole('button', { name: 'Ask to Join' }).click();
  expect(onAsk.mock.calls).toEqual([['alias-1']]);
});

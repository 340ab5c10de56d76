import { type FakeAnswers, fakeClient } from '@snug/client/fake';
import { expect, test, vi } from 'vitest';
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

async function open(answers: FakeAnswers = {}, isGuest = false) {
  const client = fakeClient({ answers, ...(!isGuest && { session: { token: () => 'a.b.c' } }) });
  const onAdd = vi.fn();
  const onLogIn = vi.fn();
  const screen = await render(<TeamSelection client={client} onAdd={onAdd} onLogIn={onLogIn} />);
  return { screen, onAdd, onLogIn, add: screen.getByRole('button', { name: 'Add This Team' }) };
}

test('SELECT-01 one of my teams is chosen as it is, or a new one by its name', async () => {
  const { screen, onAdd, add } = await open({ listMyTeams: [owls] });
  await add.click();
  expect(onAdd).toHaveBeenLastCalledWith({ kt_team_id: '10042', team_name: 'The Night Owls', num_players: 1 });
  await screen.getByLabelText('A new team').click();
  await screen.getByLabelText('Team name').fill('Quizzly Bears');
  await add.click();
  expect(onAdd).toHaveBeenLastCalledWith({ kt_team_id: 'new', team_name: 'Quizzly Bears', num_players: 1 });
});

test('LIMIT-26 each request for the team list has a random query value of its own', async () => {
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

test('RULE-03 RULE-04 a name has at most 125 characters as people count them, and a counter says so', async () => {
  const { screen, onAdd, add } = await open();
  const name = screen.getByLabelText('Team name');
  await name.fill('🦉'.repeat(126));
  await expect.element(name).toHaveValue('🦉'.repeat(125));
  await expect.element(name).toHaveAccessibleDescription('125 of 125 characters');
  await add.click();
  expect(onAdd).toHaveBeenCalledWith(expect.objectContaining({ team_name: '🦉'.repeat(125) }));
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

test('ERR-09 a list that cannot be had says so, and a new team is still possible', async () => {
  const { screen, onAdd, add } = await open({ listMyTeams: () => Promise.reject(new TypeError('Failed to fetch')) });
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Error retrieving teams!');
  await screen.getByLabelText('Team name').fill('Owls');
  await add.click();
  expect(onAdd).toHaveBeenCalledOnce();
});

test('OPEN-03 a guest is told to play alone, may log in, and is not asked for a number', async () => {
  const listMyTeams = vi.fn(() => []);
  const { screen, onLogIn } = await open({ listMyTeams }, true);
  await expect.element(screen.getByText(/^As a guest you play alone/)).toBeVisible();
  await screen.getByRole('button', { name: 'Log In' }).click();
  expect(onLogIn).toHaveBeenCalledOnce();
  expect(screen.getByLabelText('How many are you? (optional)').query()).toBeNull();
  expect(listMyTeams).not.toHaveBeenCalled();
});

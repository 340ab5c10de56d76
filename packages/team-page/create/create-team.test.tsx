import { type FakeAnswers, fakeClient, offline, refuses, unsigned } from '@snug/client/fake';
import { AnnouncerProvider } from '@snug/ui';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CreateTeam } from './create-team.tsx';
import { createTeamWords } from './words.ts';

const ada = { sub: 'p1', exp: 4e9, player_name: 'Ada', email: 'ada@example.com', phone: '' };

const browser = (answers: FakeAnswers = {}, claims?: typeof ada & { via?: 'link' }) => {
  const client = fakeClient({ answers });
  if (claims) client.session.setToken(unsigned(claims));
  return client;
};

async function open(client: ReturnType<typeof browser>) {
  const onCreated = vi.fn();
  const onLogIn = vi.fn();
  const screen = await render(
    <AnnouncerProvider>
      <CreateTeam client={client} onCreated={onCreated} onLogIn={onLogIn} />
    </AnnouncerProvider>,
  );
  return {
    screen,
    onCreated,
    onLogIn,
    client,
    name: screen.getByLabelText('Team name'),
    slogan: screen.getByLabelText('Slogan (optional)'),
    button: (name: string) => screen.getByRole('button', { name, exact: true }),
  };
}

test('TEAMNEW-01 TEAMNEW-02 ROLE-16 a visitor may see the page, which asks for a login', async () => {
  const { screen, button, name, onLogIn, client } = await open(browser());
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Create a Team!', exact: true })).toBeVisible();
  await expect.element(screen.getByText('Ready to make your team official? Log in to get started!')).toBeVisible();
  await expect.element(name).not.toBeInTheDocument();
  await button('Log In').click();
  expect(onLogIn).toHaveBeenCalledOnce();
  // After the login, perhaps in another tab, the form is here.
  client.session.setToken(unsigned(ada));
  await expect.element(name).toBeVisible();
  await expect.element(button('Log In')).not.toBeInTheDocument();
});

test('TEAMNEW-03 TEAMNEW-04 logged in, there are the bullets, a name, a slogan and the button', async () => {
  const { screen, button, name, slogan } = await open(browser({}, ada));
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Create a Team!', exact: true })).toBeVisible();
  const bullets = screen.getByRole('listitem').elements();
  expect(bullets.map(({ textContent }) => textContent)).toEqual([
    'Choose a name',
    'Add your teammates',
    'Track your scores',
    'Compete in League Play!',
  ]);
  await expect.element(name).toBeVisible();
  await expect.element(slogan).toBeVisible();
  await expect.element(button('Create Team')).toBeEnabled();
});

test('TEAMNEW-05 TEAMNEW-06 RULE-05 a team without a slogan is created, which shows, and leads to its page', async () => {
  const reply = Promise.withResolvers<{ kt_team_id: string }>();
  const { button, name, onCreated, client } = await open(browser({ createTeam: () => reply.promise }, ada));
  await name.fill(' The Night  Owls ');
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Creating Your Team...')).toHaveAttribute('aria-busy', 'true');
  await expect.element(name).toHaveAttribute('readonly');
  await userEvent.keyboard('{Enter}');
  expect(onCreated).not.toHaveBeenCalled();
  reply.resolve({ kt_team_id: '10042' });
  await expect.poll(() => onCreated.mock.calls).toEqual([['10042']]);
  expect(client.sent('createTeam').map(({ body }) => body)).toEqual([{ team_name: 'The Night Owls', team_slogan: '' }]);
});

test('CALL-46 TEAMNEW-04 RULE-05 a slogan is sent with the name', async () => {
  const { button, name, slogan, client, onCreated } = await open(browser({ createTeam: { kt_team_id: '10042' } }, ada));
  await name.fill('The Night Owls');
  await slogan.fill('We give a hoot');
  await button('Create Team').click();
  await expect.poll(() => onCreated.mock.calls.length).toBe(1);
  expect(client.sent('createTeam')[0]?.body).toEqual({ team_name: 'The Night Owls', team_slogan: 'We give a hoot' });
});

test('ERR-36 RULE-05 without a name nothing is sent, and the field says why', async () => {
  const { screen, button, name, client } = await open(browser({}, ada));
  for (const nothing of ['', '  \u200b ']) {
    await name.fill(nothing);
    await button('Create Team').click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('A team name is required');
    await expect.element(name).toHaveFocus();
    await expect.element(name).toHaveAccessibleDescription(/A team name is required$/);
  }
  expect(client.calls).toEqual([]);
  await name.fill('Owls');
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

test('RULE-03 LIMIT-02 a name has at most 125 code points, and a counter says how many', async () => {
  const { screen, button, name, client, onCreated } = await open(browser({ createTeam: { kt_team_id: '10042' } }, ada));
  await name.fill('Owls');
  await expect.element(screen.getByText('4 of 125')).toBeVisible();
  await name.fill('🦉'.repeat(126));
  await expect.element(name).toHaveValue('🦉'.repeat(125));
  await expect.element(screen.getByText('Full at 125')).toBeVisible();
  await button('Create Team').click();
  await expect.poll(() => onCreated.mock.calls.length).toBe(1);
  expect(client.sent('createTeam')[0]?.body).toEqual({ team_name: '🦉'.repeat(125), team_slogan: '' });
});

test('an error stands in words, and what was typed stays', async () => {
  const answers = [offline, refuses(409, 'You own as many teams as one person can.'), () => ({ kt_team_id: '10042' })];
  const { screen, button, name, slogan, onCreated } = await open(
    browser({ createTeam: () => answers.shift()?.() as never }, ada),
  );
  await name.fill('Owls');
  await slogan.fill('Hoo');
  await button('Create Team').click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent(createTeamWords.noReply);
  await button('Create Team').click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('You own as many teams as one person can.');
  await expect.element(button('Create Team')).toHaveFocus();
  await expect.element(name).toHaveValue('Owls');
  await expect.element(slogan).toHaveValue('Hoo');
  await button('Create Team').click();
  await expect.poll(() => onCreated.mock.calls).toEqual([['10042']]);
});

test('ERR-08 H23 what was typed outlives a login that has ended, and the page that asks for another', async () => {
  const client = browser({ createTeam: refuses(401, 'Please log in again.') }, ada);
  const { screen, button, name, slogan } = await open(client);
  await name.fill('Owls');
  await slogan.fill('Hoo');
  await button('Create Team').click();
  await expect.element(screen.getByRole('alert')).toBeVisible();
  // As the client does with a refused token.
  client.session.clearToken();
  await expect.element(screen.getByText('What you have typed is kept for you.')).toBeVisible();
  // The pressed button is gone.
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  client.session.setToken(unsigned(ada));
  await expect.element(name).toHaveValue('Owls');
  // The error was of the login before.
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  client.session.clearToken();
  await screen.unmount();

  client.session.setToken(unsigned(ada));
  const later = await open(client);
  await expect.element(later.name).toHaveValue('Owls');
  await expect.element(later.slogan).toHaveValue('Hoo');
});

test('H47 a login by a link creates no team: the page says so and offers to log in', async () => {
  const { screen, button, name, onLogIn } = await open(browser({}, { ...ada, via: 'link' }));
  await expect
    .element(
      screen.getByText('A teammate’s link let you in last time. Log in with your email or phone to create a team.'),
    )
    .toBeVisible();
  await expect.element(name).not.toBeInTheDocument();
  await button('Log In').click();
  expect(onLogIn).toHaveBeenCalledOnce();
});

test('H47 where the server asks for another login, it is offered beside its sentence', async () => {
  const createTeam = refuses(403, 'Please log in with a code to do this.');
  const { screen, button, name, onLogIn } = await open(browser({ createTeam }, ada));
  await name.fill('Owls');
  await button('Create Team').click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Please log in with a code to do this.');
  await button('Log In').click();
  expect(onLogIn).toHaveBeenCalledOnce();
});

test('another login sees neither the error nor what was typed, and is not taken to the team of the player before', async () => {
  const reply = Promise.withResolvers<{ kt_team_id: string }>();
  const answers = [offline, () => reply.promise];
  const client = browser({ createTeam: () => answers.shift()?.() as never }, ada);
  const { screen, button, name, onCreated } = await open(client);
  await name.fill('Owls');
  await button('Create Team').click();
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await button('Create Team').click();
  await expect.element(name).toHaveAttribute('readonly');
  client.session.setToken(unsigned({ ...ada, sub: 'p2' }));
  await expect.element(name).toHaveValue('');
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  await name.fill('Foxes');
  reply.resolve({ kt_team_id: '10042' });
  await new Promise((done) => setTimeout(done, 50));
  expect(onCreated).not.toHaveBeenCalled();
  // The reply to one player takes nothing away that another one types.
  expect(client.storage.session.get('snug_new_team')).toContain('Foxes');
});

test('somebody who has left the page is not taken to the team', async () => {
  const reply = Promise.withResolvers<{ kt_team_id: string }>();
  const client = browser({ createTeam: () => reply.promise }, ada);
  const { screen, button, name, onCreated } = await open(client);
  await name.fill('Owls');
  await button('Create Team').click();
  await screen.unmount();
  reply.resolve({ kt_team_id: '10042' });
  // The team exists: its name does not wait in the form to be created again.
  await expect.poll(() => client.storage.session.get('snug_new_team')).toBeUndefined();
  expect(onCreated).not.toHaveBeenCalled();
});

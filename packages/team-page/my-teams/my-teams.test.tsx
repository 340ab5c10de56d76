import { type FakeAnswers, fakeClient, offline, unsigned } from '@snug/client/fake';
import type { RegisteredTeam } from '@snug/contract';
import { AnnouncerProvider } from '@snug/ui';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { MyTeams } from './my-teams.tsx';

const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

const claims = { sub: 'p1', exp: 4e9 };
const me = { playerid: 'p1', player_name: 'Ada', profile_img: '', joined: true, requested: false };
const zoe = { playerid: 'p2', player_name: 'Zoe', profile_img: '', joined: false, requested: true };

const team = (kt_team_id: string, team_name: string, more: Partial<RegisteredTeam> = {}): RegisteredTeam => ({
  ...{ teamid: `t${kt_team_id}`, kt_team_id, team_name, team_slogan: '', team_image: '', num_players: 4 },
  ...{ owner: null, members: [me], restrict_editing: false, no_requests: false, my_team: true, in_game: false },
  ...more,
});
const owls = team('10042', 'The Night Owls');
const invited = team('10113', 'Agatha Quiztie', { my_team: false, members: [{ ...me, joined: false }] });
const asked = team('10207', 'The Foxes', { my_team: false, members: [{ ...me, joined: false, requested: true }] });

async function open(listTeams: FakeAnswers['listTeams'], more: object = {}) {
  const client = fakeClient({ answers: { listTeams } });
  client.session.setToken(unsigned({ ...claims, ...more }));
  const went = { onTeam: vi.fn(), onCreate: vi.fn(), onArchives: vi.fn(), onLogIn: vi.fn() };
  const screen = await render(
    <AnnouncerProvider>
      <MyTeams client={client} {...went} />
    </AnnouncerProvider>,
  );
  return {
    client,
    screen,
    ...went,
    button: (name: string) => screen.getByRole('button', { name, exact: true }),
    heading: screen.getByRole('heading', { level: 1, name: 'Your Teams', exact: true }),
    stub: (name: string) => screen.getByRole('listitem').filter({ hasText: name }),
    names: () =>
      screen
        .getByRole('heading', { level: 2 })
        .elements()
        .map(({ textContent }) => textContent),
  };
}

test('TEAMLIST-01 the title, and a sentence while the teams are loading', async () => {
  const reply = Promise.withResolvers<RegisteredTeam[]>();
  const { screen, heading, stub } = await open(() => reply.promise);
  await expect.element(heading).toBeVisible();
  await expect.element(screen.getByText('Finding your Teams...')).toBeVisible();
  reply.resolve([owls]);
  await expect.element(stub('The Night Owls')).toBeVisible();
  await expect.element(screen.getByText('Finding your Teams...')).not.toBeInTheDocument();
  // Screen readers hear that the list is there.
  await expect.element(screen.getByText('1 team', { exact: true })).toBeInTheDocument();
});

test('TEAMLIST-02 TEAMLIST-03 a stub has the number, the name, the picture and the member count', async () => {
  const { names, stub } = await open([
    { ...owls, team_image: picture },
    team('10051', 'Quizzly Bears', { num_players: 1 }),
  ]);
  await expect.element(stub('The Night Owls')).toBeVisible();
  expect(names()).toEqual(['#10051 Quizzly Bears', '#10042 The Night Owls']);
  expect(stub('The Night Owls').element().querySelector('img')?.getAttribute('src')).toBe(picture);
  // Without a picture, the mat with the initials.
  expect(stub('Quizzly Bears').element().querySelector('img')).toBeNull();
  expect(stub('Quizzly Bears').element().textContent).toContain('QB');
  await expect.element(stub('The Night Owls').getByText('4 members', { exact: true })).toBeVisible();
  await expect.element(stub('Quizzly Bears').getByText('1 member', { exact: true })).toBeVisible();
});

test.each([
  ['TEAMLIST-04', 'You are Invited!', invited],
  ['TEAMLIST-05', 'Requested to Join', asked],
])('%s a stub says %s in place of the member count', async (_, text, listed) => {
  const { stub } = await open([listed]);
  await expect.element(stub(listed.team_name).getByText(text, { exact: true })).toBeVisible();
  expect(stub(listed.team_name).element().textContent).not.toContain('member');
});

test('TEAMLIST-06 OPEN-69 Pending Requests stands beside the member count of a joined team that somebody else asks to join', async () => {
  const { stub } = await open([team('10060', 'Les Quizérables', { members: [me, zoe] }), owls, asked]);
  const pending = (name: string) => stub(name).getByText('Pending Requests', { exact: true });
  await expect.element(pending('Les Quizérables')).toBeVisible();
  await expect.element(stub('Les Quizérables').getByText('4 members')).toBeVisible();
  await expect.element(pending('The Night Owls')).not.toBeInTheDocument();
  await expect.element(pending('The Foxes')).not.toBeInTheDocument();
});

test('TEAMLIST-07 View opens the team’s page; its name says which team', async () => {
  const { button, onTeam, screen } = await open([owls, invited]);
  await expect.element(screen.getByText('View', { exact: false }).first()).toBeVisible();
  await button('View The Night Owls').click();
  await button('View Agatha Quiztie').click();
  expect(onTeam.mock.calls).toEqual([['10042'], ['10113']]);
});

test('TEAMLIST-08 teams with an invite come first, then joined ones, then requests, each by name', async () => {
  const { names, stub } = await open([asked, owls, team('10001', 'Aces'), invited]);
  await expect.element(stub('Aces')).toBeVisible();
  expect(names()).toEqual(['#10113 Agatha Quiztie', '#10001 Aces', '#10042 The Night Owls', '#10207 The Foxes']);
});

test('CALL-47 LIMIT-26 invites and requests are asked for too, past every cache', async () => {
  const { client, stub } = await open([owls]);
  await expect.element(stub('The Night Owls')).toBeVisible();
  const { query } = client.sent('listTeams')[0] as { query: Record<string, string> };
  expect(Object.keys(query)).toEqual(['rnd']);
  expect(query.rnd).toMatch(/./);
});

test('ERR-09 a list that fails says so, is empty, and can be tried again', async () => {
  const answers = [offline, offline, () => [owls]];
  const { screen, button, stub, heading, onCreate } = await open(() => answers.shift()?.() as never);
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Error retrieving teams!');
  expect(screen.getByRole('listitem').elements()).toEqual([]);
  await button('Create Team').click();
  expect(onCreate).toHaveBeenCalledOnce();
  await button('Try again').click();
  // The sentence on the screen is the same, so it is said again.
  await expect.poll(() => screen.getByText('Error retrieving teams!').elements().length).toBe(2);
  await expect.element(button('Try again')).toHaveFocus();
  await button('Try again').click();
  await expect.element(stub('The Night Owls')).toBeVisible();
  await expect.element(button('Try again')).not.toBeInTheDocument();
  await expect.element(heading).toHaveFocus();
});

test('without a team the page says what to do', async () => {
  const { screen, button, onCreate, onArchives } = await open([]);
  await expect.element(screen.getByText('No teams yet.')).toBeVisible();
  await button('Create Team').click();
  await button('Team Archives').click();
  expect([onCreate.mock.calls.length, onArchives.mock.calls.length]).toEqual([1, 1]);
});

test('with teams, too, it leads to another one and to the archives', async () => {
  const { button, onCreate, onArchives } = await open([owls]);
  await button('Create Team').click();
  await button('Team Archives').click();
  expect([onCreate.mock.calls.length, onArchives.mock.calls.length]).toEqual([1, 1]);
});

test('another player’s login shows none of the previous one’s teams, whose late reply is ignored', async () => {
  const late = Promise.withResolvers<RegisteredTeam[]>();
  const replies = [() => [owls], () => late.promise, () => [asked]];
  const { client, stub, screen } = await open(() => replies.shift()?.() as never);
  await expect.element(stub('The Night Owls')).toBeVisible();
  client.session.setToken(unsigned({ ...claims, sub: 'p2' }));
  await expect.element(screen.getByText('Finding your Teams...')).toBeVisible();
  await expect.element(stub('The Night Owls')).not.toBeInTheDocument();
  client.session.setToken(unsigned({ ...claims, sub: 'p1' }));
  await expect.element(stub('The Foxes')).toBeVisible();
  late.resolve([invited]);
  await expect.poll(() => client.sent('listTeams').length).toBe(3);
  await expect.element(stub('Agatha Quiztie')).not.toBeInTheDocument();
  await expect.element(stub('The Foxes')).toBeVisible();
});

test('whoever comes back to the page sees how the teams are now; a load that fails leaves them', async () => {
  const answers = [() => [owls], () => [owls, invited], offline];
  const { client, stub, screen } = await open(() => answers.shift()?.() as never);
  await expect.element(stub('The Night Owls')).toBeVisible();
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(stub('Agatha Quiztie')).toBeVisible();
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => client.sent('listTeams').length).toBe(3);
  await expect.element(stub('Agatha Quiztie')).toBeVisible();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

test('H47 a login by a link lists no teams: the page says so and offers to log in', async () => {
  const { client, screen, button, onLogIn } = await open([owls], { via: 'link' });
  await expect.element(screen.getByText(/^A teammate’s link let you in last time\./)).toBeVisible();
  await button('Log In').click();
  expect(onLogIn).toHaveBeenCalledOnce();
  expect(client.sent('listTeams')).toEqual([]);
});

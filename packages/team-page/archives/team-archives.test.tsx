import { Refused } from '@snug/client';
import { demoTeam, type FakeAnswers, fakeClient, offline, refuses, unsigned } from '@snug/client/fake';
import { teamDetail } from '@snug/contract';
import { AnnouncerProvider } from '@snug/ui';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TeamArchives } from './team-archives.tsx';

const claims = { sub: 'p1', exp: 4e9 };
const found = { success: true, on_team: false, requested: false, invited: false, message: 'Team #10042 Found!' };
const missText = "Couldn't find a team with that number. Please double check your team number and try again.";

async function open(restoreTeam: FakeAnswers['restoreTeam'] = found, more: object = {}, answers: FakeAnswers = {}) {
  const client = fakeClient({ answers: { restoreTeam, ...answers } });
  client.session.setToken(unsigned({ ...claims, ...more }));
  const went = { onTeam: vi.fn(), onMyTeams: vi.fn(), onLogIn: vi.fn() };
  const screen = await render(
    <AnnouncerProvider>
      <TeamArchives client={client} {...went} />
    </AnnouncerProvider>,
  );
  return {
    client,
    screen,
    ...went,
    field: screen.getByLabelText('Team number'),
    button: (name: string) => screen.getByRole('button', { name, exact: true }),
    heading: (name: string, level: number) => screen.getByRole('heading', { level, name, exact: true }),
  };
}

async function search({ field, button }: Pick<Awaited<ReturnType<typeof open>>, 'field' | 'button'>, text = '10042') {
  await field.fill(text);
  await button('Search').click();
}

test('ARCHIVE-01 ARCHIVE-02 the title, the subtitle, a numeric field and the button', async () => {
  const { screen, heading, field, button } = await open();
  await expect.element(heading('Team Archives', 1)).toBeVisible();
  await expect.element(screen.getByText('Lose Your Team? Find it here!', { exact: true })).toBeVisible();
  await expect.element(field).toHaveAttribute('inputmode', 'numeric');
  await expect.element(button('Search')).toBeEnabled();
});

test.each(['10042', '#10042', ' 10042 '])('ARCHIVE-03 CALL-54 a hit shows the number: %s', async (text) => {
  const opened = await open();
  await opened.field.fill(text);
  await userEvent.keyboard('{Enter}');
  // The pressed button is gone, so what was found is read out from its title.
  await expect.element(opened.heading('Team #10042 Found!', 2)).toHaveFocus();
  expect(opened.client.sent('restoreTeam').map(({ params }) => params)).toEqual([{ id: '10042' }]);
});

test.each([
  ['ARCHIVE-04', { on_team: true }, 'You are on this team already. You find it in your team list.'],
  ['ARCHIVE-05', { invited: true }, 'You are invited to this team. Visit its page to accept.'],
  [
    'ARCHIVE-06',
    { requested: true },
    'You have asked to join this team, and it is not approved yet. Ask a teammate to approve you.',
  ],
  ['ARCHIVE-07', {}, 'You are not on this team. Visit its page to request access.'],
])('%s OPEN-67 a hit says what the player is to the team, and what to do', async (_, standing, text) => {
  const opened = await open({ ...found, ...standing });
  await search(opened);
  await expect.element(opened.screen.getByText(text, { exact: true })).toBeVisible();
  const list = opened.button('Your Teams');
  if ('on_team' in standing) {
    await list.click();
    expect(opened.onMyTeams).toHaveBeenCalledOnce();
  } else {
    await expect.element(list).not.toBeInTheDocument();
  }
});

test('ARCHIVE-09 View Team opens the team’s page, and Start Over returns to the empty search', async () => {
  const opened = await open();
  const { button, field, onTeam } = opened;
  await search(opened);
  await button('View Team').click();
  expect(onTeam.mock.calls).toEqual([['10042']]);
  await button('Start Over').click();
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
  await search(opened, '10043');
  await expect.element(opened.heading('Team #10043 Found!', 2)).toBeVisible();
});

test('ARCHIVE-08 ERR-15 OPEN-66 a number that no team has is Team Not Found, and says what to do', async () => {
  const opened = await open(refuses(404, 'Team not found'));
  const { screen, heading, field, button } = opened;
  await search(opened);
  await expect.element(heading('Team Not Found', 2)).toBeVisible();
  await expect.element(screen.getByText(missText, { exact: true })).toBeVisible();
  // Read out as soon as it is there.
  await expect.element(screen.getByRole('alert')).toHaveTextContent(`Team Not Found${missText}`);
  // The number stays, so that one wrong digit can be corrected.
  await expect.element(field).toHaveValue('10042');
  await button('Start Over').click();
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
  await expect.element(heading('Team Not Found', 2)).not.toBeInTheDocument();
});

test('ERR-14 OPEN-66 a team that a lookup does not find is restored by the search, and can be viewed', async () => {
  let isArchived = true;
  const opened = await open(
    () => {
      isArchived = false;
      return found;
    },
    {},
    {
      teamDetail: () => {
        if (isArchived) throw new Refused(404, 'Team not found');
        return demoTeam();
      },
    },
  );
  const lookup = () => opened.client.call(teamDetail, { params: { id: '10042' } });
  await expect(lookup()).rejects.toThrow('Team not found');
  await search(opened);
  await expect.element(opened.heading('Team #10042 Found!', 2)).toBeVisible();
  await opened.button('View Team').click();
  expect(opened.onTeam.mock.calls).toEqual([['10042']]);
  await expect(lookup()).resolves.toMatchObject({ kt_team_id: expect.any(String) });
});

test.each(['', '999', '9999', '012345', 'owls', '1234567890'])(
  'ERR-35 LIMIT-04 %j is no team number: nothing is asked',
  async (text) => {
    const opened = await open();
    await search(opened, text);
    await expect.element(opened.screen.getByRole('alert')).toHaveTextContent('Please enter a valid team number.');
    await expect.element(opened.field).toHaveFocus();
    expect(opened.client.sent('restoreTeam')).toEqual([]);
  },
);

test('LIMIT-04 the smallest team number is 10000', async () => {
  const opened = await open();
  await search(opened, '10000');
  await expect.element(opened.heading('Team #10000 Found!', 2)).toBeVisible();
});

test('CALL-54 ENTITY-SEARCH a reply without success is a failed search with the server’s message', async () => {
  const opened = await open({ ...found, on_team: true, success: false, message: 'This team is being erased.' });
  await search(opened);
  await expect.element(opened.screen.getByRole('alert')).toHaveTextContent('This team is being erased.');
  await expect.element(opened.button('View Team')).not.toBeInTheDocument();
});

test('ARCHIVE-08 a reply without success or a message is a number that no team has', async () => {
  const opened = await open({ ...found, success: false, message: '' });
  await search(opened);
  await expect.element(opened.screen.getByText(missText, { exact: true })).toBeVisible();
});

test('another error keeps the number, and the search can be tried again', async () => {
  const answers = [offline, refuses(429, 'Too many searches.'), () => found];
  const opened = await open(() => answers.shift()?.() as never);
  await search(opened);
  await expect
    .element(opened.screen.getByRole('alert'))
    .toHaveTextContent('The archives did not answer. Your connection may be slow tonight: try again.');
  await opened.button('Search').click();
  await expect.element(opened.screen.getByRole('alert')).toHaveTextContent('Too many searches.');
  await expect.element(opened.field).toHaveValue('10042');
  await opened.button('Search').click();
  await expect.element(opened.heading('Team #10042 Found!', 2)).toBeVisible();
});

test('while it searches the button says so; a number typed meanwhile counts', async () => {
  const reply = Promise.withResolvers<typeof found>();
  const opened = await open(() => reply.promise);
  await search(opened);
  await expect.element(opened.button('Searching...')).toHaveAttribute('aria-busy', 'true');
  await opened.field.fill('10043');
  await expect.element(opened.button('Search')).toBeVisible();
  reply.resolve(found);
  await expect.poll(() => opened.client.sent('restoreTeam').length).toBe(1);
  await expect.element(opened.field).toHaveValue('10043');
});

test('what one player found is not shown to the next', async () => {
  const opened = await open({ ...found, invited: true });
  await search(opened);
  await expect.element(opened.heading('Team #10042 Found!', 2)).toBeVisible();
  opened.client.session.setToken(unsigned({ ...claims, sub: 'p2' }));
  await expect.element(opened.field).toHaveValue('');
});

test('H47 a login by a link searches for nothing: the page says so and offers to log in', async () => {
  const { screen, button, field, onLogIn } = await open(found, { via: 'link' });
  await expect.element(screen.getByText(/^A teammate’s link let you in last time\./)).toBeVisible();
  await expect.element(field).not.toBeInTheDocument();
  await button('Log In').click();
  expect(onLogIn).toHaveBeenCalledOnce();
});

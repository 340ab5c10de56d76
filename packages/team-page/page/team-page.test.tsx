import {
  demoMember,
  demoTeam,
  type FakeAnswers,
  fakeClient,
  never,
  offline,
  refuses,
  unsigned,
} from '@snug/client/fake';
import type { RegisteredTeam } from '@snug/contract';
import { announced } from '@snug/testing/page';
import { AnnouncerProvider } from '@snug/ui';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TeamPage } from './team-page.tsx';

const joined = demoTeam().members;
const dot = demoMember('Dot', { joined: false, requested: true });
const fay = demoMember('Fay', { joined: false });
const invitee = demoMember('f***@example.com', { playerid: 'i-1', joined: false });
const outside = demoTeam();
/** As its own people see it. */
const inside = demoTeam({ my_team: true, members: [...joined, dot, invitee] });
const asInvitee = demoTeam({ members: [...joined, fay] });
const asRequester = demoTeam({ members: [...joined, dot] });
const without = (playerid: string) => ({
  ...inside,
  members: inside.members.filter((member) => member.playerid !== playerid),
});

interface OpenOptions {
  readonly team?: RegisteredTeam;
  readonly answers?: FakeAnswers;
  readonly number?: string;
}

async function open(viewer: string, { team = inside, answers = {}, number = '10042' }: OpenOptions = {}) {
  const client = fakeClient({ answers: { teamDetail: team, ...answers } });
  const claims = { sub: `a-${viewer}`, exp: 4e9, player_name: viewer, email: 'a@example.com', phone: '' };
  if (viewer) client.session.setToken(unsigned(claims));
  const onLogIn = vi.fn();
  const screen = await render(
    <AnnouncerProvider>
      <TeamPage client={client} number={number} onLogIn={onLogIn} stats="https://stats.example/{kt_team_id}" />
    </AnnouncerProvider>,
  );
  const sent = (name: keyof FakeAnswers) =>
    client.calls
      .filter((call) => call.name === name)
      .map(({ params, body }) => ({ params, ...(body ? { body } : {}) }));
  return { client, screen, onLogIn, sent };
}

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
const pressIn = (title: string | RegExp, name: string) =>
  dialog(title).getByRole('button', { name, exact: true }).click();
const heading = () => page.getByRole('heading', { level: 1 });
const hasLoaded = () => expect.element(heading()).toHaveTextContent('Team #10042: The Night Owls');
const isSaid = (sentence: string) => expect.poll(announced).toContain(sentence);
const isClosed = () => expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
const lines = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((line) => line.textContent);
const alertIn = (title: string | RegExp, text: string) =>
  expect.element(dialog(title).getByRole('alert')).toHaveTextContent(text);

async function choose(opener: string, item: string) {
  await button(opener).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}
const menu = (item: string) => choose('More about this team', item);

async function menuItems(opener: string) {
  await button(opener).click();
  const items = page
    .getByRole('menuitem')
    .elements()
    .map((item) => item.textContent);
  await userEvent.keyboard('{Escape}');
  return items;
}

/** What is offered: the buttons by name, and the items of the menu. */
async function offered() {
  await hasLoaded();
  const all = page
    .getByRole('button')
    .elements()
    .map((one) => one.getAttribute('aria-label') ?? one.textContent);
  return {
    buttons: all.filter((name) => name !== 'More about this team'),
    menu: all.includes('More about this team') ? await menuItems('More about this team') : [],
  };
}

describe('what the page shows', () => {
  test('TEAM-01 the page says that the team is coming, with its number as the heading', async () => {
    await open('ada', { answers: { teamDetail: never } });
    await expect.element(heading()).toHaveTextContent('Team #10042:');
    await expect.element(page.getByRole('status').filter({ hasText: 'The team is on its way…' })).toBeInTheDocument();
  });

  test('CALL-44 ENTITY-TEAM-b PROD-04 TEAM-02 TEAM-03 TEAM-04 TEAM-05 TEAM-07 number, name, slogan in quotes, initials for want of a picture, members and owner', async () => {
    const { sent } = await open('', { team: outside });
    await hasLoaded();
    expect(sent('teamDetail')).toEqual([{ params: { id: '10042' } }]);
    await expect.element(page.getByText('Team #10042:', { exact: true })).toBeVisible();
    await expect.element(page.getByText('The Night Owls', { exact: true })).toBeVisible();
    await expect.element(page.getByText('“Hoo knows?”', { exact: true })).toBeVisible();
    await expect.element(page.getByText('TN', { exact: true })).toBeVisible();
    expect(page.getByRole('banner').element().querySelector('img')).toBeNull();
    const members = page.getByRole('region', { name: 'Team Members:' });
    await expect.element(members).toBeVisible();
    expect(lines()).toEqual(['Ada (Owner)', 'Ben', 'Priya']);
  });

  test('TEAM-04 the team’s picture, where it has one', async () => {
    const team_image = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
    await open('', { team: demoTeam({ team_image }) });
    await hasLoaded();
    await expect.poll(() => page.getByRole('banner').element().querySelector('img')?.src).toBe(team_image);
  });

  test('TEAM-07 TEAM-08 TEAM-09 the viewer is marked, invited members are, and a request carries a badge', async () => {
    await open('ben');
    await hasLoaded();
    expect(lines()).toEqual([
      'Ada (Owner)',
      'You: Ben',
      'Priya',
      'DotAsks to join. Review the request of Dot',
      'f***@example.com (Invited)',
    ]);
  });

  test('TEAM-06 OPEN-65 without an owner it says DISBANDED in place of the members, and offers nothing', async () => {
    for (const viewer of ['', 'eve', 'ada']) {
      const { screen } = await open(viewer, { team: demoTeam({ owner: null, members: [] }) });
      await expect.element(page.getByRole('heading', { name: 'DISBANDED', exact: true })).toBeVisible();
      expect(page.getByText('Team Members:').query()).toBeNull();
      expect(await offered()).toEqual({ buttons: [], menu: [] });
      await screen.unmount();
    }
  });

  test('TEAM-16 OPEN-06 See Stats opens the team’s statistics outside; without an address there is none', async () => {
    await open('', { team: outside });
    const link = page.getByRole('link', { name: /^See Stats/ });
    await expect.element(link).toHaveAttribute('href', 'https://stats.example/10042');
    await expect.element(link).toHaveAttribute('target', '_blank');
    await render(
      <TeamPage client={fakeClient({ answers: { teamDetail: outside } })} number="10042" onLogIn={vi.fn()} />,
    );
    await expect.poll(() => page.getByText('Team Members:').elements().length).toBe(2);
    expect(page.getByRole('link', { name: /^See Stats/ }).elements()).toHaveLength(1);
  });

  test('a network error is not “not found”: it can be tried again, and the heading stays', async () => {
    let isDown = true;
    await open('ada', { answers: { teamDetail: () => (isDown ? offline() : inside) } });
    await expect.element(page.getByRole('alert')).toMatchTextContent('The team did not arrive.');
    isDown = false;
    await button('Try again').click();
    await hasLoaded();
  });
});

describe('a number without a team', () => {
  const notFound = refuses(404, 'Team not found');
  const restored = { success: true, on_team: false, requested: false, invited: false, message: '' };

  test('CALL-54 TEAM-01 ERR-14 ERR-15 ERR-16 OPEN-66 a lookup that finds nothing asks the archives once; another 404 says Team not found', async () => {
    const { sent } = await open('eve', {
      answers: { teamDetail: notFound, restoreTeam: refuses(404, 'Team Not Found') },
    });
    await expect.element(heading()).toHaveTextContent('Team not found');
    expect(sent('teamDetail')).toHaveLength(1);
    expect(sent('restoreTeam')).toEqual([{ params: { id: '10042' } }]);
    await expect.element(page.getByText('Team #10042:')).not.toBeInTheDocument();
  });

  test('ERR-14 an archived team is restored once, shown, and said to be back', async () => {
    let isArchived = true;
    const restoreTeam = vi.fn(() => {
      isArchived = false;
      return restored;
    });
    const { sent } = await open('eve', {
      answers: { teamDetail: () => (isArchived ? notFound() : outside), restoreTeam },
    });
    await hasLoaded();
    await expect.element(page.getByText('This team was in the archives. It is back.')).toBeVisible();
    expect([sent('teamDetail').length, sent('restoreTeam').length]).toEqual([2, 1]);
  });

  test('ERR-15 a restore without success is no team either', async () => {
    await open('eve', { answers: { teamDetail: notFound, restoreTeam: { ...restored, success: false } } });
    await expect.element(heading()).toHaveTextContent('Team not found');
  });

  test('ERR-16 somebody without a login may not search the archives, and is offered to log in', async () => {
    const { onLogIn, sent } = await open('', {
      answers: { teamDetail: notFound, restoreTeam: refuses(403, 'Please log in.') },
    });
    await expect.element(heading()).toHaveTextContent('Team not found');
    expect(sent('restoreTeam')).toHaveLength(1);
    await button('Log In').click();
    expect(onLogIn).toHaveBeenCalledOnce();
  });

  test.each(['abc', '999', '0', '10042x'])(
    'ERR-16 LIMIT-04 %s is no team number, and nothing is asked',
    async (number) => {
      const { client } = await open('eve', { number });
      await expect.element(heading()).toHaveTextContent('Team not found');
      expect(client.calls).toEqual([]);
    },
  );
});

describe('who may do what', () => {
  const settings = ['Team Settings', 'Edit Picture'];
  const review = 'Asks to join. Review the request of Dot';

  test.each<[who: string, viewer: string, team: RegisteredTeam, buttons: string[], menu: string[]]>([
    ['an anonymous visitor', '', outside, ['Log In'], []],
    ['a stranger', 'eve', outside, ['Request to Join'], []],
    ['a stranger where requests are off', 'eve', { ...outside, no_requests: true }, [], []],
    ['a requester', 'dot', asRequester, ['Cancel Request'], []],
    ['an invitee', 'fay', asInvitee, ['Decline', 'Accept'], []],
    [
      'a member',
      'ben',
      inside,
      ['Invite Team Member', review, 'More about f***@example.com'],
      [...settings, 'Leave Team'],
    ],
    ['a member under restrict_editing', 'ben', { ...inside, restrict_editing: true }, [review], ['Leave Team']],
    [
      'the owner',
      'ada',
      { ...inside, restrict_editing: true },
      ['Invite Team Member', 'More about Ben', 'More about Priya', review, 'More about f***@example.com'],
      [...settings, 'Change Owner', 'Disband Team'],
    ],
    [
      'an owner alone',
      'ada',
      demoTeam({ my_team: true, members: joined.slice(0, 1) }),
      ['Invite Team Member'],
      [...settings, 'Disband Team'],
    ],
  ])(
    'TEAM-14 TEAM-15 TEAM-17 TEAM-18 TEAM-19 TEAM-20 ROLE-06 ROLE-12 ROLE-13 ROLE-14 ROLE-15 ROLE-16 RULE-15 OPEN-63 OPEN-64 %s',
    async (_, viewer, team, buttons, menu) => {
      await open(viewer, { team });
      expect(await offered()).toEqual({ buttons, menu });
    },
  );

  test('TEAM-21 TEAM-22 ROLE-16 an anonymous visitor sees the team, and is asked to log in', async () => {
    const { onLogIn } = await open('', { team: outside });
    await expect.element(page.getByText('Log in to manage this team or request to join!')).toBeVisible();
    await button('Log In').click();
    expect(onLogIn).toHaveBeenCalledOnce();
  });

  test('ROLE-13 the owner may remove a member, hand the team to them, or take an invite back', async () => {
    await open('ada');
    await hasLoaded();
    expect(await menuItems('More about Ben')).toEqual(['Make Owner', 'Remove from Team']);
    expect(await menuItems('More about f***@example.com')).toEqual(['Take Invite Back']);
  });
});

describe('one’s own place', () => {
  test('CALL-51 TEAM-10 TEAM-11 an invitee accepts and is on the team', async () => {
    const nowOn = { ...outside, my_team: true, members: [...joined, demoMember('Fay')] };
    const { sent } = await open('fay', { team: asInvitee, answers: { approveMember: nowOn } });
    await expect.element(page.getByText('The Night Owls would like you on the team.')).toBeVisible();
    await button('Accept').click();
    await isSaid('You are on The Night Owls now.');
    expect(sent('approveMember')).toEqual([{ params: { id: '10042', playerid: 'a-fay' } }]);
    expect(lines().at(-1)).toBe('You: Fay');
    await expect.element(heading()).toHaveFocus();
  });

  test('CALL-49 TEAM-10 TEAM-11 an invitee declines, after a question, and is off the list', async () => {
    const { sent } = await open('fay', { team: asInvitee, answers: { removeMember: outside } });
    await button('Decline').click();
    await pressIn('Decline the invite to The Night Owls?', 'Decline');
    await isSaid('The invite is declined.');
    expect(sent('removeMember')).toEqual([{ params: { id: '10042', playerid: 'a-fay' } }]);
    await expect.element(button('Request to Join')).toBeVisible();
    await isClosed();
  });

  test('CALL-52 TEAM-15 TEAM-28 a stranger confirms, and has asked', async () => {
    const { sent } = await open('dot', { team: outside, answers: { requestToJoin: asRequester } });
    await button('Request to Join').click();
    await pressIn('Ask to join The Night Owls?', 'Request to Join');
    await isSaid('You have asked to join The Night Owls.');
    expect(sent('requestToJoin')).toEqual([{ params: { id: '10042' } }]);
    await isClosed();
    await expect.element(button('Cancel Request')).toBeVisible();
    expect(lines().at(-1)).toBe('You: DotAsks to join');
  });

  test('CALL-49 TEAM-12 TEAM-13 a requester takes it back', async () => {
    const { sent } = await open('dot', { team: asRequester, answers: { removeMember: outside } });
    await expect.element(page.getByText('You have asked to join. Somebody on the team decides.')).toBeVisible();
    await button('Cancel Request').click();
    await isSaid('You no longer ask to join The Night Owls.');
    expect(sent('removeMember')).toEqual([{ params: { id: '10042', playerid: 'a-dot' } }]);
    await expect.element(button('Request to Join')).toBeVisible();
  });

  test('CALL-49 TEAM-19 TEAM-30 ROLE-06 a member leaves, after a question', async () => {
    const { sent } = await open('ben', {
      answers: { removeMember: demoTeam({ members: [joined[0], joined[2]] as never }) },
    });
    await hasLoaded();
    await menu('Leave Team');
    await pressIn('Leave The Night Owls?', 'Leave Team');
    await isSaid('You have left The Night Owls.');
    expect(sent('removeMember')).toEqual([{ params: { id: '10042', playerid: 'a-ben' } }]);
    await expect.element(button('Request to Join')).toBeVisible();
  });
});

describe('other people', () => {
  test.each([
    ['Approve', 'approveMember', 'Dot is on the team now.'],
    ['Deny', 'removeMember', 'The request of Dot is denied.'],
  ] as const)(
    'CALL-49 CALL-51 TEAM-09 TEAM-13 TEAM-29 OPEN-61 OPEN-62 a member reviews a request: %s',
    async (label, call, sentence) => {
      const after =
        label === 'Deny' ? without('a-dot') : { ...inside, members: [...joined, demoMember('Dot'), invitee] };
      const { sent } = await open('ben', { answers: { [call]: after } });
      await button(/Review the request of Dot/).click();
      const names = dialog('Dot asks to join')
        .getByRole('button')
        .elements()
        .map((one) => one.textContent);
      expect(names).toEqual(['Cancel', 'Deny', 'Approve']);
      await pressIn('Dot asks to join', label);
      await isSaid(sentence);
      expect(sent(call)).toEqual([{ params: { id: '10042', playerid: 'a-dot' } }]);
      await isClosed();
      expect(lines().some((line) => line?.includes('Asks to join'))).toBe(false);
    },
  );

  test('CALL-49 TEAM-27 ROLE-13 the owner removes a member, after a question', async () => {
    const { sent } = await open('ada', { answers: { removeMember: without('a-ben') } });
    await choose('More about Ben', 'Remove from Team');
    await pressIn('Remove Ben?', 'Remove from Team');
    await isSaid('Ben is off the team.');
    expect(sent('removeMember')).toEqual([{ params: { id: '10042', playerid: 'a-ben' } }]);
    expect(lines()).not.toContain('Ben');
  });

  test('an invite is taken back, after a question', async () => {
    const { sent } = await open('ben', { answers: { removeMember: without('i-1') } });
    await choose('More about f***@example.com', 'Take Invite Back');
    await pressIn('Take back the invite for f***@example.com?', 'Take Invite Back');
    await isSaid('The invite for f***@example.com is taken back.');
    expect(sent('removeMember')).toEqual([{ params: { id: '10042', playerid: 'i-1' } }]);
  });

  test('TEAM-35 each question is cancelled by Cancel and by Escape, and nothing is sent', async () => {
    const { client } = await open('ada');
    await choose('More about Ben', 'Remove from Team');
    await pressIn('Remove Ben?', 'Cancel');
    await isClosed();
    await menu('Disband Team');
    await expect.element(dialog('Disband The Night Owls?')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await button(/Review the request of Dot/).click();
    await expect.element(dialog('Dot asks to join')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await isClosed();
    expect(client.calls.map(({ name }) => name)).toEqual(['teamDetail']);
  });

  test('a second press of a double click answers no question', async () => {
    const { sent } = await open('ada', { answers: { removeMember: without('a-ben') } });
    await choose('More about Ben', 'Remove from Team');
    const remove = dialog('Remove Ben?').getByRole('button', { name: 'Remove from Team' });
    remove.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
    await expect.element(dialog('Remove Ben?')).toBeVisible();
    expect(sent('removeMember')).toEqual([]);
  });
});

describe('the owner', () => {
  const handed = { ...inside, owner: { playerid: 'a-ben', player_name: 'Ben' } };

  test('CALL-48 TEAM-18 TEAM-23 the new owner is picked from the members who have joined', async () => {
    const { sent } = await open('ada', { answers: { setOwner: handed } });
    await hasLoaded();
    await menu('Change Owner');
    const choice = dialog('Change Owner').getByRole('combobox', { name: 'New owner' });
    await expect.element(choice).toHaveValue('a-ada');
    const options = dialog('Change Owner')
      .getByRole('option')
      .elements()
      .map((option) => option.textContent);
    expect(options).toEqual(['You: Ada', 'Ben', 'Priya']);
    await choice.selectOptions('Ben');
    await pressIn('Change Owner', 'Change Owner');
    await isSaid('Ben owns the team now.');
    expect(sent('setOwner')).toEqual([{ params: { id: '10042' }, body: { new_owner: 'a-ben' } }]);
    await isClosed();
    expect(lines().slice(0, 2)).toEqual(['You: Ada', 'Ben (Owner)']);
  });

  test('TEAM-24 the same owner closes the dialog, with no call', async () => {
    const { client } = await open('ada');
    await hasLoaded();
    await menu('Change Owner');
    await expect.element(dialog('Change Owner').getByRole('combobox')).toHaveValue('a-ada');
    await pressIn('Change Owner', 'Change Owner');
    await isClosed();
    expect(client.calls.map(({ name }) => name)).toEqual(['teamDetail']);
  });

  test('TEAM-23 the menu of a member proposes that member', async () => {
    await open('ada');
    await choose('More about Priya', 'Make Owner');
    await expect.element(dialog('Change Owner').getByRole('combobox')).toHaveValue('a-priya');
  });

  test('TEAM-20 TEAM-30 TEAM-31 ROLE-14 with several members the warning says permanent, and leads to a new owner', async () => {
    await open('ada');
    await hasLoaded();
    await menu('Disband Team');
    const asked = dialog('Disband The Night Owls?');
    await expect.element(asked).toMatchTextContent(/permanent.*name a new owner first/);
    await asked.getByRole('button', { name: 'Name a new owner' }).click();
    await expect.element(dialog('Change Owner')).toBeVisible();
  });

  test('CALL-53 TEAM-30 TEAM-06 ROLE-14 alone, the owner disbands without that advice', async () => {
    const alone = demoTeam({ my_team: true, members: joined.slice(0, 1) });
    const { sent } = await open('ada', {
      team: alone,
      answers: { disbandTeam: { ...alone, owner: null, members: [], my_team: false } },
    });
    await hasLoaded();
    await menu('Disband Team');
    await expect.element(dialog('Disband The Night Owls?')).not.toMatchTextContent('new owner');
    await pressIn('Disband The Night Owls?', 'Disband Team');
    await isSaid('The Night Owls is disbanded.');
    expect(sent('disbandTeam')).toEqual([{ params: { id: '10042' } }]);
    await expect.element(page.getByRole('heading', { name: 'DISBANDED' })).toBeVisible();
    await isClosed();
  });
});

describe('the settings', () => {
  async function openSettings(options: OpenOptions = {}) {
    const opened = await open('ada', options);
    await hasLoaded();
    await menu('Team Settings');
    const settings = dialog('Team Settings');
    await expect.element(settings.getByRole('textbox', { name: 'Team name' })).toHaveFocus();
    return { ...opened, settings };
  }

  test.each([
    [true, true, false, false],
    [true, false, false, true],
    [false, true, true, false],
    [false, false, true, true],
  ])(
    'TEAM-33 TEAM-34 ROLE-12 OPEN-60 H57 members may edit %s, requests allowed %s: restrict_editing %s, no_requests %s, shown and sent',
    async (mayEdit, mayAsk, restrict_editing, no_requests) => {
      // Shown as they are, then both are turned round and sent.
      const { settings, sent } = await openSettings({
        team: { ...inside, restrict_editing, no_requests },
        answers: { editTeam: inside },
      });
      const edit = settings.getByRole('switch', { name: 'All Members Can Edit' });
      const ask = settings.getByRole('switch', { name: 'Allow Join Requests' });
      expect([edit, ask].map((one) => (one.element() as HTMLInputElement).checked)).toEqual([mayEdit, mayAsk]);
      await edit.click();
      await ask.click();
      await pressIn('Team Settings', 'Save');
      await isSaid('The settings are saved.');
      expect(sent('editTeam')).toMatchObject([
        { body: { restrict_editing: !restrict_editing, no_requests: !no_requests } },
      ]);
    },
  );

  test('CALL-45 TEAM-32 TEAM-35 name and slogan are changed, cleaned, and the dialog closes', async () => {
    const renamed = { ...inside, team_name: 'Quizzly Bears', team_slogan: 'Grr' };
    const { settings, sent } = await openSettings({ answers: { editTeam: renamed } });
    await expect.element(settings.getByRole('textbox', { name: 'Slogan (optional)' })).toHaveValue('Hoo knows?');
    await settings.getByRole('textbox', { name: 'Team name' }).fill('  Quizzly   Bears ');
    await settings.getByRole('textbox', { name: 'Slogan (optional)' }).fill('Grr');
    await pressIn('Team Settings', 'Save');
    await expect.element(heading()).toHaveTextContent('Team #10042: Quizzly Bears');
    await isClosed();
    expect(sent('editTeam')).toEqual([
      {
        params: { id: '10042' },
        body: { team_name: 'Quizzly Bears', team_slogan: 'Grr', restrict_editing: false, no_requests: false },
      },
    ]);
  });

  test('RULE-06 TEAM-32 with an empty name Save is disabled and does nothing, by Enter either', async () => {
    const { settings, client } = await openSettings();
    const name = settings.getByRole('textbox', { name: 'Team name' });
    await name.fill(' \u200b ');
    await expect.element(settings.getByRole('button', { name: 'Save' })).toBeDisabled();
    await name.click();
    await userEvent.keyboard('{Enter}');
    await expect.element(settings).toBeVisible();
    expect(client.calls.map(({ name }) => name)).toEqual(['teamDetail']);
  });

  test('RULE-03 RULE-04 LIMIT-02 the name holds 125 code points, and the counter says how many are left', async () => {
    const { settings, sent } = await openSettings({ answers: { editTeam: inside } });
    const name = settings.getByRole('textbox', { name: 'Team name' });
    await name.fill('🦉'.repeat(200));
    expect([...(name.element() as HTMLInputElement).value]).toHaveLength(125);
    await expect.element(settings.getByText(/125/).first()).toBeVisible();
    await pressIn('Team Settings', 'Save');
    await isClosed();
    expect(sent('editTeam')).toMatchObject([{ body: { team_name: '🦉'.repeat(125) } }]);
  });

  test('ERR-39 a refusal shows the server’s detail in the dialog, and what was typed stays', async () => {
    const answers: FakeAnswers = { editTeam: refuses(403, 'Only the owner of this team can do this.') };
    const { settings } = await openSettings({ answers });
    await settings.getByRole('textbox', { name: 'Team name' }).fill('Foxes');
    await pressIn('Team Settings', 'Save');
    await alertIn('Team Settings', 'Only the owner of this team can do this.');
    await expect.element(settings.getByRole('textbox', { name: 'Team name' })).toHaveValue('Foxes');
  });
});

describe('inviting', () => {
  async function openInvite(options: OpenOptions = {}) {
    const opened = await open('ada', options);
    await button('Invite Team Member').click();
    const asked = dialog('Invite Team Member');
    await expect.element(asked.getByRole('textbox', { name: 'Email address' })).toHaveFocus();
    return {
      ...opened,
      asked,
      email: asked.getByRole('textbox', { name: 'Email address' }),
      phone: asked.getByRole('textbox', { name: 'Phone number' }),
      send: asked.getByRole('button', { name: 'Send', exact: true }),
    };
  }

  test('CALL-50 TEAM-14 TEAM-36 the dialog is 350 px wide and sends an email', async () => {
    await page.viewport(800, 800);
    onTestFinished(() => page.viewport(414, 896));
    const { asked, email, sent } = await openInvite({ answers: { inviteMember: inside } });
    expect(Math.round(asked.element().getBoundingClientRect().width)).toBe(350);
    await email.fill(' fay@example.com ');
    await pressIn('Invite Team Member', 'Send');
    await isSaid('fay@example.com is invited.');
    expect(sent('inviteMember')).toEqual([{ params: { id: '10042' }, body: { email: 'fay@example.com' } }]);
    await isClosed();
  });

  test('CALL-50 TEAM-36 RULE-09 RULE-10 a phone number is formatted, and sent as ten digits', async () => {
    const { phone, email, sent } = await openInvite({ answers: { inviteMember: inside } });
    await phone.fill('555.010.4477');
    await email.click();
    await expect.element(phone).toHaveValue('(555) 010-4477');
    await pressIn('Invite Team Member', 'Send');
    await isClosed();
    expect(sent('inviteMember')).toEqual([{ params: { id: '10042' }, body: { phone: '5550104477' } }]);
  });

  test('TEAM-36 both are sent, one after the other; after an error only the rest is sent again', async () => {
    let refusesPhone = true;
    const { email, phone, asked, sent } = await openInvite({
      answers: {
        inviteMember: ({ body }) => {
          if (body.phone && refusesPhone) refuses(503, 'The message cannot be sent.')();
          return inside;
        },
      },
    });
    await email.fill('fay@example.com');
    await phone.fill('5550104477');
    await pressIn('Invite Team Member', 'Send');
    await alertIn('Invite Team Member', 'The message cannot be sent.');
    await expect.element(email).toHaveValue('');
    await expect.element(phone).toHaveValue('(555) 010-4477');
    refusesPhone = false;
    await asked.getByRole('button', { name: 'Send', exact: true }).click();
    await isClosed();
    expect(sent('inviteMember').map(({ body }) => body)).toEqual([
      { email: 'fay@example.com' },
      { phone: '5550104477' },
      { phone: '5550104477' },
    ]);
  });

  test.each(['email', 'phone'] as const)(
    'RULE-11 what the check of the %s says as the field is left moves no button',
    async (which) => {
      const opened = await openInvite();
      const tops = () => {
        const buttons = opened.asked.getByRole('button').elements();
        return buttons.map((button) => button.getBoundingClientRect().top);
      };
      await opened[which].fill('5');
      const before = tops();
      await userEvent.tab();
      await expect.element(opened.asked.getByRole('alert')).toBeVisible();
      expect(tops()).toEqual(before);
    },
  );

  test('RULE-11 Send is disabled while nothing is typed, or what is typed is no contact', async () => {
    const { email, phone, send } = await openInvite();
    await expect.element(send).toBeDisabled();
    await email.fill('fay@');
    await phone.click();
    await expect.element(page.getByText('That does not look like an email address.')).toBeVisible();
    await expect.element(send).toBeDisabled();
    await email.fill('fay@example.com');
    await expect.element(send).toBeEnabled();
    await phone.fill('555');
    await expect.element(send).toBeDisabled();
  });

  test('ERR-39 a refusal shows the server’s detail, and what was typed stays', async () => {
    const { email } = await openInvite({ answers: { inviteMember: refuses(409, 'This team is full.') } });
    await email.fill('fay@example.com');
    await pressIn('Invite Team Member', 'Send');
    await alertIn('Invite Team Member', 'This team is full.');
    await expect.element(email).toHaveValue('fay@example.com');
    // It was about the invite before.
    await email.fill('someone.else@example.com');
    await expect.element(dialog('Invite Team Member').getByRole('alert')).not.toBeInTheDocument();
  });
});

describe('two people at once', () => {
  test('ERR-39 a refused action shows why, and the team as it is by now', async () => {
    let look = 0;
    await open('fay', {
      answers: {
        teamDetail: () => (look++ === 0 ? asInvitee : outside),
        approveMember: refuses(404, 'There is no such player on this team.'),
      },
    });
    await button('Accept').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('There is no such player on this team.');
    await expect.element(button('Request to Join')).toBeVisible();
  });

  test('a dialog closes when it makes no more sense', async () => {
    let look = 0;
    await open('ben', {
      answers: {
        teamDetail: () => (look++ === 0 ? inside : without('a-dot')),
        approveMember: refuses(404, 'There is no such player on this team.'),
      },
    });
    await button(/Review the request of Dot/).click();
    await pressIn('Dot asks to join', 'Approve');
    await isClosed();
    await expect.element(page.getByRole('alert')).toHaveTextContent('There is no such player on this team.');
    await expect.element(heading()).toHaveFocus();
  });

  test('whoever comes back to the page sees the team as it is by now', async () => {
    let look = 0;
    const { sent } = await open('dot', { answers: { teamDetail: () => (look++ === 0 ? asRequester : inside) } });
    await expect.element(button('Cancel Request')).toBeVisible();
    const looks = () => {
      document.dispatchEvent(new Event('visibilitychange'));
      return sent('teamDetail').length;
    };
    await expect.poll(looks).toBeGreaterThan(1);
    await expect.poll(lines).toContain('f***@example.com (Invited)');
  });

  test('another login loads the page anew', async () => {
    const { client, sent } = await open('', { team: outside });
    await hasLoaded();
    client.session.setToken(unsigned({ sub: 'a-eve', exp: 4e9, player_name: 'Eve', email: '', phone: '' }));
    await expect.element(button('Request to Join')).toBeVisible();
    expect(sent('teamDetail')).toHaveLength(2);
  });

  test('while one action is under way no second one is sent', async () => {
    const reply = Promise.withResolvers<RegisteredTeam>();
    const { sent } = await open('fay', { team: asInvitee, answers: { approveMember: () => reply.promise } });
    await button('Accept').click();
    await expect.element(button('Accept')).toHaveAttribute('aria-busy', 'true');
    await expect.element(button('Decline')).toBeDisabled();
    await button('Accept').click({ force: true });
    reply.resolve({ ...outside, members: [...joined, demoMember('Fay')] });
    await isSaid('You are on The Night Owls now.');
    expect(sent('approveMember')).toHaveLength(1);
  });
});

describe('somebody else was quicker', () => {
  const nowOnTeam = { ...inside, members: [...joined, demoMember('Dot'), invitee] };
  /** The team changes after the first look. */
  const changesTo = (after: RegisteredTeam, before: RegisteredTeam = inside) => {
    let look = 0;
    return { teamDetail: () => (look++ === 0 ? before : after) };
  };

  test('TEAM-13 a request that a teammate has approved meanwhile is not denied, which would be a kick', async () => {
    const { sent } = await open('ada', { answers: changesTo(nowOnTeam) });
    await button(/Review the request of Dot/).click();
    await pressIn('Dot asks to join', 'Deny');
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Somebody else was quicker: the team has changed. Please look again.');
    await isClosed();
    expect(lines()).toContain('Dot');
    expect(sent('removeMember')).toEqual([]);
  });

  test('TEAM-12 a request that was approved meanwhile is not cancelled, which would be leaving', async () => {
    const { sent } = await open('dot', { answers: changesTo(nowOnTeam, asRequester) });
    await button('Cancel Request').click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.poll(lines).toContain('You: Dot');
    expect(sent('removeMember')).toEqual([]);
  });

  test('a dialog that makes no more sense after coming back to the page says why it closes', async () => {
    await open('ben', { answers: changesTo(without('a-dot')) });
    await button(/Review the request of Dot/).click();
    await expect.element(dialog('Dot asks to join')).toBeVisible();
    const said = () => {
      document.dispatchEvent(new Event('visibilitychange'));
      return announced();
    };
    await expect.poll(said).toContain('Somebody else was quicker: the team has changed. Please look again.');
    await isClosed();
  });

  test('what nobody has touched in the settings follows the team', async () => {
    const { sent } = await open('ada', {
      answers: { ...changesTo({ ...inside, team_name: 'Quizzly Bears', no_requests: true }), editTeam: inside },
    });
    await hasLoaded();
    await menu('Team Settings');
    const settings = dialog('Team Settings');
    await settings.getByRole('textbox', { name: 'Slogan (optional)' }).fill('Grr');
    const nameNow = () => {
      document.dispatchEvent(new Event('visibilitychange'));
      return (settings.getByRole('textbox', { name: 'Team name' }).element() as HTMLInputElement).value;
    };
    await expect.poll(nameNow).toBe('Quizzly Bears');
    await pressIn('Team Settings', 'Save');
    await isClosed();
    expect(sent('editTeam')).toMatchObject([
      { body: { team_name: 'Quizzly Bears', team_slogan: 'Grr', no_requests: true } },
    ]);
  });

  test('a late reply closes only the dialog that it belongs to', async () => {
    const reply = Promise.withResolvers<RegisteredTeam>();
    await open('ada', { answers: { approveMember: () => reply.promise } });
    await button(/Review the request of Dot/).click();
    await pressIn('Dot asks to join', 'Approve');
    await pressIn('Dot asks to join', 'Cancel');
    await menu('Team Settings');
    const name = dialog('Team Settings').getByRole('textbox', { name: 'Team name' });
    await name.fill('Foxes');
    reply.resolve(nowOnTeam);
    await isSaid('Dot is on the team now.');
    await expect.element(name).toHaveValue('Foxes');
  });

  test('cancelled while the email is sent, the phone number is not', async () => {
    const reply = Promise.withResolvers<RegisteredTeam>();
    const { sent } = await open('ada', { answers: { inviteMember: () => reply.promise } });
    await button('Invite Team Member').click();
    const asked = dialog('Invite Team Member');
    await asked.getByRole('textbox', { name: 'Email address' }).fill('fay@example.com');
    await asked.getByRole('textbox', { name: 'Phone number' }).fill('5550104477');
    await pressIn('Invite Team Member', 'Send');
    await pressIn('Invite Team Member', 'Cancel');
    reply.resolve(inside);
    await isSaid('fay@example.com is invited.');
    expect(sent('inviteMember')).toHaveLength(1);
  });

  test('another team’s page does not bring the dialog of this one', async () => {
    const client = fakeClient({
      answers: {
        teamDetail: ({ params }) => ({ ...inside, kt_team_id: params.id, team_name: `Team ${params.id}` }),
      },
    });
    client.session.setToken(unsigned({ sub: 'a-ada', exp: 4e9, player_name: 'Ada', email: '', phone: '' }));
    const of = (number: string) => <TeamPage client={client} number={number} onLogIn={vi.fn()} />;
    const { rerender } = await render(of('10042'));
    await expect.element(heading()).toHaveTextContent('Team #10042: Team 10042');
    await menu('Disband Team');
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await rerender(of('10043'));
    await expect.element(heading()).toHaveTextContent('Team #10043: Team 10043');
    await isClosed();
  });
});

test('H47 a login by a link is a visitor here, is told so, and sees the page anew once logged in by a code', async () => {
  const { client, onLogIn } = await open('', { team: outside });
  await hasLoaded();
  const claims = { sub: 'a-ada', exp: 4e9, player_name: 'Ada', email: 'a@example.com', phone: '' };
  client.session.setToken(unsigned({ ...claims, via: 'link' }));
  const sentence =
    'A teammate’s link let you in last time. Log in with your email or phone to manage this team or request to join.';
  await expect.element(page.getByText(sentence)).toBeVisible();
  expect(await offered()).toEqual({ buttons: ['Log In'], menu: [] });
  await button('Log In').click();
  expect(onLogIn).toHaveBeenCalledOnce();
  client.session.setToken(unsigned(claims));
  await expect.element(button('Invite Team Member')).toBeVisible();
});

describe('the picture', () => {
  async function openPicture(answers: FakeAnswers) {
    const opened = await open('ada', { answers });
    await hasLoaded();
    await menu('Edit Picture');
    const asked = dialog('Edit Picture');
    await expect.element(asked.getByRole('button', { name: 'Upload', exact: true })).toBeVisible();
    return { ...opened, asked, upload: asked.getByRole('button', { name: 'Upload', exact: true }) };
  }

  async function choosePicture(asked: ReturnType<typeof dialog>) {
    await userEvent.upload(asked.getByLabelText('Choose a picture', { exact: true }), await aPicture());
    await expect.element(asked.getByText('Opening the picture…')).not.toBeInTheDocument();
  }

  test('CALL-55 TEAM-25 TEAM-26 LIMIT-18 chosen, shown square and round by a checkbox, and uploaded', async () => {
    const url = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
    const { asked, upload, sent } = await openPicture({ updateTeamPhoto: { url } });
    await choosePicture(asked);
    await asked.getByRole('checkbox', { name: 'Preview' }).click();
    await expect.element(asked.getByText('Square', { exact: true })).toBeVisible();
    await expect.element(asked.getByText('Round', { exact: true })).toBeVisible();
    await expect.element(asked.getByLabelText('Choose another picture')).toBeInTheDocument();
    await upload.click();
    await isSaid('The team has a new picture.');
    await isClosed();
    await expect.poll(() => page.getByRole('banner').element().querySelector('img')?.src).toBe(url);
    const [{ params, body } = {}] = sent('updateTeamPhoto') as { params?: unknown; body?: FormData }[];
    expect(params).toEqual({ id: '10042' });
    const picture = body?.get('image') as File;
    const { width, height } = await createImageBitmap(picture);
    expect([picture.type, width, height]).toEqual(['image/png', 100, 100]);
  });

  test('TEAM-35 the dialog of the picture has a Cancel', async () => {
    await openPicture({});
    await pressIn('Edit Picture', 'Cancel');
    await isClosed();
  });

  test('a load that began before the upload does not bring the old picture back', async () => {
    const url = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
    let look = 0;
    const late = Promise.withResolvers<RegisteredTeam>();
    const { asked, upload } = await openPicture({
      teamDetail: () => (look++ === 0 ? inside : late.promise),
      updateTeamPhoto: { url },
    });
    await choosePicture(asked);
    document.dispatchEvent(new Event('visibilitychange'));
    await upload.click();
    await isClosed();
    late.resolve(inside);
    await expect.poll(() => page.getByRole('banner').element().querySelector('img')?.src).toBe(url);
  });

  test('TEAM-26 ERR-34 without a picture Upload says so, and nothing is sent', async () => {
    const { asked, upload, sent } = await openPicture({});
    await upload.click();
    await expect.element(asked.getByRole('alert')).toHaveTextContent('No file selected!');
    expect(sent('updateTeamPhoto')).toEqual([]);
  });

  test.each([
    ['ERR-39', refuses(403, 'Only the owner of this team can do this.'), 'Only the owner of this team can do this.'],
    ['ERR-37', { url: '' }, 'An error occured. Please try again later.'],
    ['ERR-37', offline, 'An error occured. Please try again later.'],
  ] as const)(
    '%s an upload that fails says why, and the picture stays in its frame',
    async (_, updateTeamPhoto, text) => {
      const { asked, upload } = await openPicture({ updateTeamPhoto });
      await choosePicture(asked);
      await upload.click();
      await expect.element(asked.getByRole('alert')).toHaveTextContent(text);
      await expect.element(asked.getByRole('application', { name: 'Picture in its frame' })).toBeVisible();
    },
  );
});

/** A small picture, drawn on the spot. */
async function aPicture(): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 200;
  canvas.height = 160;
  canvas.getContext('2d')?.fillRect(20, 20, 80, 80);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File([blob ?? ''], 'owls.png', { type: 'image/png' });
}

import { idempotencyHeader, type RegisteredTeam } from '@snug/contract';
import { describe, expect, test, vi } from 'vitest';
import { type FakeAnswers, fakeClient, offline, refuses, unsigned } from '../fake/index.ts';
import { logOut } from '../logout.ts';
import { createArchive } from './archive.ts';
import { createTeamCreation } from './team-creation.ts';
import { teamList } from './team-list.ts';

const nobody = { success: true, on_team: false, requested: false, invited: false, message: '' };

async function searched(text: string, restoreTeam: FakeAnswers['restoreTeam']) {
  const archive = createArchive(fakeClient({ answers: { restoreTeam } }));
  archive.type(text);
  await archive.search();
  return archive;
}

test('a search finds a team by its number, and the viewer’s part on it', async () => {
  const asked: unknown[] = [];
  const archive = await searched(' #10042 ', ({ params }) => {
    asked.push(params);
    return nobody;
  });
  expect(asked).toEqual([{ id: '10042' }]);
  expect(archive.get()).toEqual({ step: 'found', number: '10042', standing: 'stranger' });
  archive.startOver();
  expect(archive.get()).toEqual({ step: 'typing', text: '', busy: false });
  for (const [field, standing] of [
    ['on_team', 'member'],
    ['invited', 'invited'],
    ['requested', 'requested'],
  ] as const) {
    expect((await searched('10042', { ...nobody, [field]: true })).get()).toMatchObject({ standing });
  }
});

test('a search says why it found nothing, and keeps what was typed', async () => {
  const errorOf = async (text: string, answer: FakeAnswers['restoreTeam']) => (await searched(text, answer)).get();
  const unasked = refuses(500, 'Asked all the same.');
  for (const text of ['', '999', 'owls']) {
    const error = { key: 'bad-number', detail: '' };
    expect(await errorOf(text, unasked)).toEqual({ step: 'typing', text, busy: false, error });
  }
  const text = '10042';
  expect(await errorOf(text, refuses(404, 'Team Not Found'))).toMatchObject({
    ...{ step: 'typing', text, error: { key: 'missing' } },
  });
  expect(await errorOf(text, refuses(403, 'Please log in.'))).toMatchObject({
    error: { key: 'went-wrong', detail: 'Please log in.' },
  });
  // A reply is a failed search, too, when it says so.
  const message = 'This team is being erased.';
  expect(await errorOf(text, { ...nobody, success: false, message })).toMatchObject({
    ...{ step: 'typing', text, busy: false, error: { key: 'went-wrong', detail: message } },
  });
  expect(await errorOf(text, { ...nobody, success: false })).toMatchObject({ error: { key: 'missing' } });
  expect(await errorOf(text, offline)).toMatchObject({ error: { key: 'went-wrong', detail: '' } });
});

test('the result for an earlier number is not shown', async () => {
  const reply = Promise.withResolvers<typeof nobody>();
  const archive = createArchive(fakeClient({ answers: { restoreTeam: () => reply.promise } }));
  archive.type('10042');
  const both = Promise.all([archive.search(), archive.search()]);
  expect(archive.get()).toMatchObject({ busy: true });
  archive.type('10043');
  reply.resolve(nobody);
  await both;
  expect(archive.get()).toEqual({ step: 'typing', text: '10043', busy: false });
  const left = archive.search();
  archive.stop();
  await left;
  expect(archive.get()).toEqual({ step: 'typing', text: '10043', busy: false });
});

function creating(answer: FakeAnswers['createTeam']) {
  const client = fakeClient({ answers: { createTeam: answer } });
  const created = vi.fn();
  const creation = createTeamCreation(client);
  return {
    client,
    creation,
    created,
    create: (name: string, slogan = '') => creation.create({ name, slogan }, created),
    sent: () => client.calls,
  };
}

test('LIMIT-02 RULE-04 a team is created with a clean name, never without one, and its number is handed on', async () => {
  const { creation, created, create, sent } = creating({ kt_team_id: '10042' });
  for (const name of ['', ' \u200b ']) await create(name);
  expect(sent()).toEqual([]);
  const name = ` Night  Owls${'!'.repeat(200)}`;
  await Promise.all([create(name, ' Hoo '), create(name, ' Hoo ')]);
  expect(sent()).toMatchObject([{ body: { team_name: `Night Owls${'!'.repeat(115)}`, team_slogan: 'Hoo' } }]);
  expect(created.mock.calls).toEqual([['10042']]);
  expect(creation.get()).toEqual({ busy: false });
});

test('G17 repeated after a lost reply it has the same id, another name has another', async () => {
  let isDown = true;
  const { creation, created, create, sent } = creating(() => (isDown ? offline() : { kt_team_id: '10042' }));
  await create('Owls');
  expect(creation.get()).toEqual({ busy: false, error: { status: 0, detail: '' } });
  await create('Owls');
  await create('Foxes');
  isDown = false;
  await create('Foxes');
  expect(created).toHaveBeenCalledOnce();
  const ids = sent().map(({ headers }) => headers?.[idempotencyHeader]);
  expect(ids[0]).toMatch(/^\w{32}$/);
  expect([ids[1], ids[3], ids[2] === ids[0]]).toEqual([ids[0], ids[2], false]);
});

test('G17 OPEN-70 repeated after a lost reply and a reload, it has the same id', async () => {
  const { client, creation, create, sent } = creating(offline);
  creation.type({ name: 'Owls', slogan: '' });
  await create('Owls');
  const afterReload = createTeamCreation(client);
  await afterReload.create(afterReload.typed(), vi.fn());
  const [first, second] = sent().map(({ headers }) => headers?.[idempotencyHeader]);
  expect(first).toMatch(/^\w{32}$/);
  expect(second).toBe(first);
});

test('OPEN-70 what one player typed is not offered to another', () => {
  const { client, creation } = creating(offline);
  client.session.setToken(unsigned({ sub: 'p1', exp: 4e9 }));
  const typed = { name: 'Owls', slogan: 'Hoo' };
  createTeamCreation(client).type(typed);
  client.session.setToken(unsigned({ sub: 'p2', exp: 4e9 }));
  expect(createTeamCreation(client).typed()).toEqual({ name: '', slogan: '' });
  client.session.setToken(unsigned({ sub: 'p1', exp: 4e9 }));
  expect(createTeamCreation(client).typed()).toEqual(typed);
  expect(creation.typed()).toEqual(typed);
});

test('a refusal shows the server’s text', async () => {
  const { creation, create } = creating(refuses(409, 'You own as many teams as one person can.'));
  await create('Owls');
  expect(creation.get().error).toEqual({ status: 409, detail: 'You own as many teams as one person can.' });
});

test('OPEN-70 what is typed outlives the page, until the team is created or somebody logs out', async () => {
  const { client, creation, created, create } = creating({ kt_team_id: '10042' });
  const nothing = { name: '', slogan: '' };
  const typed = { name: 'Owls', slogan: 'Hoo' };
  expect(creation.typed()).toEqual(nothing);
  creation.type(typed);
  expect(createTeamCreation(client).typed()).toEqual(typed);
  await logOut(client);
  expect(creation.typed()).toEqual(nothing);
  creation.type(typed);
  // Created after somebody has left the page: it does not change, and nothing is left to be created twice.
  const reply = create('Owls', 'Hoo');
  creation.stop();
  await reply;
  expect([created.mock.calls, creation.typed()]).toEqual([[], nothing]);
  for (const corrupt of ['no JSON', '{"name":1}', '{"name":"","slogan":"","sent":{}}', 'null']) {
    client.storage.session.set('snug_new_team', corrupt);
    expect(creation.typed()).toEqual(nothing);
  }
});

describe('teamList', () => {
  const ada = { playerid: 'p1', player_name: 'Ada', profile_img: '', joined: true, requested: false };
  const zoe = { playerid: 'p2', player_name: 'Zoe', profile_img: '', joined: false, requested: true };
  const cleo = { playerid: 'p3', player_name: 'c***@example.com', profile_img: '', joined: false, requested: false };
  const team = (kt_team_id: string, team_name: string, more: Partial<RegisteredTeam> = {}): RegisteredTeam => ({
    ...{ teamid: `t${kt_team_id}`, kt_team_id, team_name, team_slogan: '', team_image: '', num_players: 1 },
    ...{ owner: null, members: [ada], restrict_editing: false, no_requests: false, my_team: true, in_game: false },
    ...more,
  });
  const listed = async (...teams: RegisteredTeam[]) => {
    const client = fakeClient({ answers: { listTeams: teams } });
    client.session.setToken(unsigned({ sub: 'p1', exp: 4e9 }));
    return { client, teams: await teamList(client) };
  };

  test('TEAMLIST-08 invites come first, then joined teams, then requests, each by name', async () => {
    const invited = { my_team: false, members: [{ ...ada, joined: false }] };
    const asked = { my_team: false, members: [{ ...ada, joined: false, requested: true }] };
    const { teams } = await listed(
      team('10001', 'Asked B', asked),
      team('10002', 'Mine'),
      team('10004', 'Invited', invited),
      team('10003', 'Invited', invited),
      team('10005', 'Asked A', asked),
      team('10006', 'Also mine'),
    );
    expect(teams.map(({ kt_team_id, standing }) => `${kt_team_id} ${standing}`)).toEqual([
      ...['10003 invited', '10004 invited'],
      ...['10006 joined', '10002 joined'],
      ...['10005 requested', '10001 requested'],
    ]);
  });

  test('OPEN-69 only somebody else’s request to join a joined team is pending there', async () => {
    const { teams } = await listed(
      team('10001', 'A', { members: [ada, zoe] }),
      team('10002', 'B', { members: [ada, cleo] }),
      team('10003', 'C', { my_team: false, members: [{ ...ada, joined: false, requested: true }] }),
    );
    expect(teams.map(({ hasRequests }) => hasRequests)).toEqual([true, false, false]);
  });

  test('CALL-47 LIMIT-26 invites and requests are asked for too, each time with another random value', async () => {
    const { client } = await listed();
    await teamList(client);
    const queries = client.sent('listTeams').map(({ query }) => query as { rnd: string });
    expect(queries.map((query) => Object.keys(query))).toEqual([['rnd'], ['rnd']]);
    expect(queries[0]?.rnd).not.toBe(queries[1]?.rnd);
  });
});

import { idempotencyHeader } from '@snug/contract';
import { expect, test } from 'vitest';
import { type FakeAnswers, fakeClient, offline, refuses } from '../fake/index.ts';
import { createArchive } from './archive.ts';
import { createTeamCreation } from './team-creation.ts';

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
});

function creating(answer: FakeAnswers['createTeam']) {
  const client = fakeClient({ answers: { createTeam: answer } });
  return { creation: createTeamCreation(client), sent: () => client.calls };
}

test('a team is created with a name, and the page navigates to it', async () => {
  const { creation, sent } = creating({ kt_team_id: '10042' });
  await creation.create();
  expect(creation.get()).toMatchObject({ step: 'typing', busy: false, error: { key: 'name-needed' } });
  creation.setName(' \u200b ');
  await creation.create();
  expect(creation.get()).toMatchObject({ error: { key: 'name-needed' } });
  expect(sent()).toEqual([]);
  creation.setName(` Night  Owls${'!'.repeat(200)}`);
  creation.setSlogan(' Hoo ');
  await Promise.all([creation.create(), creation.create()]);
  expect(sent()).toMatchObject([{ body: { team_name: `Night Owls${'!'.repeat(115)}`, team_slogan: 'Hoo' } }]);
  expect(creation.get()).toEqual({ step: 'go', to: '/team/10042' });
});

test('G17 repeated after a lost reply it has the same id, another name has another', async () => {
  let isDown = true;
  const { creation, sent } = creating(() => (isDown ? offline() : { kt_team_id: '10042' }));
  creation.setName('Owls');
  await creation.create();
  expect(creation.get()).toMatchObject({ name: 'Owls', busy: false, error: { key: 'went-wrong', detail: '' } });
  await creation.create();
  creation.setName('Foxes');
  expect(creation.get()).toMatchObject({ error: undefined });
  await creation.create();
  isDown = false;
  await creation.create();
  expect(creation.get()).toEqual({ step: 'go', to: '/team/10042' });
  const ids = sent().map(({ headers }) => headers?.[idempotencyHeader]);
  expect(ids[0]).toMatch(/^\w{32}$/);
  expect([ids[1], ids[3], ids[2] === ids[0]]).toEqual([ids[0], ids[2], false]);
});

test('a refusal shows the server’s text', async () => {
  const { creation } = creating(refuses(409, 'You own as many teams as one person can.'));
  creation.setName('Owls');
  await creation.create();
  expect(creation.get()).toMatchObject({
    error: { key: 'went-wrong', detail: 'You own as many teams as one person can.' },
  });
});

import { expect, test } from 'vitest';
import { type FakeAnswers, fakeClient } from '../fake/index.ts';
import { Refused } from '../refused.ts';
import { createPeople, type People, type PeopleOutcome } from './people.ts';

const done = { status: 'success' };

function peopleWith(answers: FakeAnswers = {}) {
  const calls: unknown[] = [];
  let reloads = 0;
  const client = fakeClient({
    answers: {
      ...{ askToJoin: done, cancelJoinRequest: done, answerJoinRequest: done },
      ...{ dropPlayer: done, cancelInvite: done, promoteCaptain: done, ...answers },
    },
  });
  const call: typeof client.call = (row, sent) => {
    calls.push([row.name, sent?.params, sent?.body]);
    return client.call(row, sent);
  };
  const people = createPeople(
    { session: client.session, call },
    {
      gameId: 'g1',
      reload: () => {
        reloads += 1;
      },
    },
  );
  return { people, calls, client, reloads: () => reloads };
}

const verbs: readonly (readonly [
  name: keyof FakeAnswers,
  key: string,
  act: (people: People) => Promise<PeopleOutcome>,
])[] = [
  ['askToJoin', 'request', (people) => people.ask('owls')],
  ['cancelJoinRequest', 'request', (people) => people.cancelAsk('owls')],
  ['answerJoinRequest', 'answer', (people) => people.approve('owls', 'p-ben')],
  ['answerJoinRequest', 'answer', (people) => people.decline('owls', 'p-ben')],
  ['dropPlayer', 'sanity-check', (people) => people.drop('owls', 'p-ben')],
  ['cancelInvite', 'sanity-check', (people) => people.cancelInvite('owls', 'i1')],
  ['promoteCaptain', 'promote', (people) => people.promote('owls', 'p-ben')],
];

test('each verb makes its call and leaves no state behind', async () => {
  const { people, calls, client, reloads } = peopleWith();
  for (const [, , act] of verbs) expect(await act(people)).toBe('done');
  const client_id = client.session.clientId();
  const team = { gameId: 'g1', teamId: 'owls' };
  const here = { id: 'g1', team: 'owls' };
  expect(calls).toEqual([
    ['askToJoin', team, { client_id }],
    ['cancelJoinRequest', team, { client_id }],
    ['answerJoinRequest', { ...team, action: 'approve' }, { player_id: 'p-ben' }],
    ['answerJoinRequest', { ...team, action: 'decline' }, { player_id: 'p-ben' }],
    ['dropPlayer', here, { player_id: 'p-ben' }],
    ['cancelInvite', here, { invite_id: 'i1' }],
    ['promoteCaptain', here, { player_code: 'p-ben' }],
  ]);
  expect([people.get(), reloads()]).toEqual([{ busy: [], error: undefined }, 0]);
});

test.each(verbs)(
  '%s that fails says what by %s, and only who goes makes the game load anew',
  async (name, key, act) => {
    for (const [cause, detail] of [
      [new Refused(409, 'Not any more.'), 'Not any more.'],
      [new TypeError('offline'), ''],
    ] as const) {
      const { people, reloads } = peopleWith({
        [name]: () => {
          throw cause;
        },
      });
      expect(await act(people)).toEqual({ key, detail });
      expect(people.get()).toEqual({ busy: [], error: { key, detail } });
      expect(reloads()).toBe(key === 'sanity-check' ? 1 : 0);
      people.closeError();
      expect(people.get().error).toBeUndefined();
    }
  },
);

test('two requests run at once, neither of them twice, and an error of one stays while the other succeeds', async () => {
  const replies = new Map<string, PromiseWithResolvers<typeof done>>();
  const { people, calls } = peopleWith({
    answerJoinRequest: ({ body }) => {
      const reply = Promise.withResolvers<typeof done>();
      replies.set(body.player_id, reply);
      return reply.promise;
    },
  });
  const all = Promise.all([
    people.approve('owls', 'p-ben'),
    people.decline('owls', 'p-ben'),
    people.approve('owls', 'p-cleo'),
  ]);
  expect([people.get().busy, calls.length]).toEqual([['p-ben', 'p-cleo'], 2]);
  replies.get('p-ben')?.reject(new Refused(409, 'This player no longer asks to join.'));
  await Promise.resolve();
  replies.get('p-cleo')?.resolve(done);
  expect(await all).toEqual([{ key: 'answer', detail: 'This player no longer asks to join.' }, 'resting', 'done']);
  expect(people.get()).toEqual({
    busy: [],
    error: { key: 'answer', detail: 'This player no longer asks to join.' },
  });
});

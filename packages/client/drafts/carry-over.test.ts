import { answerSequenceHeader, idempotencyHeader } from '@snug/contract';
import {
  draftOf,
  earlierStores,
  fakeSharedStorage,
  isWaiting,
  memberView,
  offline,
  phoneFrom,
  playing,
  questions,
  type Sent,
  testPlayer,
} from '@snug/testing/client';
import { expect, test } from 'vitest';
import { demoGame, demoRound } from '../fake/demo-game.ts';

// A phone whose stores an earlier version wrote: nothing is lost, sent twice, or sent under another number (H21).

const asked = questions.map((each, place) => ({ ...each, answers: [place === 0 ? 'jupiter' : ''] }));
const answered = demoGame({ ...playing, round: demoRound({ asked, double_or_nothing: true }) });
const id = '7d1165c449300a6d97cc4b34a88bc231';
const numbered = (seq: number, text?: string) => [
  { headers: { [answerSequenceHeader]: String(seq) }, ...(text && { body: { answer: [text] } }) },
];

interface Case {
  readonly replies?: Parameters<typeof testPlayer>[0];
  readonly act?: (player: ReturnType<typeof testPlayer>) => unknown;
  /** What is sent, by call. */
  readonly sent?: Readonly<Record<string, readonly object[]>>;
  readonly draft?: object;
}

const member = { loadGame: memberView() };
const loads = { loadGame: answered };
const cases: Readonly<Record<string, Case>> = {
  'an answer waits in the database': {
    sent: { saveAnswer: numbered(1_000_010, 'jupiter') },
    draft: { texts: ['jupiter'], state: 'saved' },
  },
  'an answer waits in local storage': {
    sent: { saveAnswer: numbered(1_000_010, 'jupiter') },
    draft: { texts: ['jupiter'], state: 'saved' },
  },
  'an answer is saved': { replies: loads, draft: { texts: ['jupiter'], state: 'saved' } },
  'an answer is late': {
    sent: { saveAnswer: numbered(1_000_011, 'jupiter') },
    draft: { texts: ['jupiter'], state: 'saved' },
  },
  'an answer is refused': { draft: { texts: ['jupiter'], state: 'refused', reason: 'Too late.' } },
  'a saved answer, and a newer one that waits': {
    sent: { saveAnswer: numbered(1_000_410, 'jupiter') },
    draft: { texts: ['jupiter'], state: 'saved' },
  },
  'a suggestion waits': {
    replies: member,
    sent: { suggestAnswer: [{ body: { suggestion: 'jupiter' } }] },
    draft: { texts: ['jupiter'], state: 'saved' },
  },
  'a member has typed': { replies: member, draft: { texts: ['jupiter'], state: 'unsuggested' } },
  'a double waits': { sent: { setDouble: [{ ...numbered(1_000_010)[0], body: { doubled: true } }] } },
  'a submission is under way': {
    replies: loads,
    sent: { submitRound: [{ headers: { [idempotencyHeader]: id, [answerSequenceHeader]: '1000410' } }] },
  },
  'a submission is put aside': {
    replies: loads,
    act: ({ submit }) => submit(),
    sent: { submitRound: [{ headers: { [idempotencyHeader]: id } }] },
  },
  'a submission is withdrawn': {
    replies: loads,
    act: ({ submit }) => submit(),
    sent: { submitRound: [{ headers: { [idempotencyHeader]: expect.not.stringMatching(id) } }] },
  },
};

test('every recorded situation is tried', () => {
  expect(Object.keys(cases)).toEqual(Object.keys(earlierStores));
});

test.each(Object.entries(cases))('H21 H20 where %s, this version goes on from there', async (situation, wanted) => {
  const { storage, persistentStore } = phoneFrom(situation);
  const player = testPlayer(wanted.replies, storage, { persistentStore, seed: 2 });
  await player.start();
  await player.clock.pass(500);
  const { act, sent = {}, draft } = wanted;
  if (act) expect(player.named('submitRound')).toEqual([]);
  await act?.(player);
  for (const name of ['saveAnswer', 'suggestAnswer', 'setDouble', 'submitRound'])
    expect([name, player.named(name)]).toMatchObject([name, (sent[name] ?? []) as Sent[]]);
  if (draft) expect(draftOf(player.get())).toMatchObject(draft);
  expect(storage.local.keys('snug_told.')).toEqual([]);
  const stored = [...persistentStore.texts, ...storage.local.keys('snug_').map((key) => [key, storage.local.get(key)])];
  const writes = stored.filter(([key]) => /^snug_(answer|suggest|double|submit)\./.test(key ?? ''));
  expect(writes.filter(([, text]) => isWaiting(text))).toEqual([]);
});

test('G19 a tab of this version hears what a tab of the earlier one has delivered', async () => {
  const tabs = fakeSharedStorage();
  const player = testPlayer({ saveAnswer: offline }, tabs.tab());
  await player.start();
  player.typeAnswer('q1', 0, 'mars');
  await player.clock.pass(400);
  const { local } = tabs.tab();
  const [key = ''] = local.keys('snug_answer.');
  const record = JSON.parse(local.get(key) ?? '');
  local.remove(key);
  local.set(key.replace('snug_', 'snug_told.'), JSON.stringify({ ...record, state: 'saved' }));
  await player.clock.pass(10);
  expect(draftOf(player.get())).toMatchObject({ texts: ['mars'], state: 'saved' });
});

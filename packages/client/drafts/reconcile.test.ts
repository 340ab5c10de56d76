import type { GameView } from '@snug/contract';
import { memberView, playing, questions, submission } from '@snug/testing/client';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { demoGame, demoRound } from '../fake/demo-game.ts';
import type { CachedAnswer } from './answer-cache.ts';
import { reconcile } from './reconcile.ts';
import { areSame } from './same-texts.ts';
import { type DraftWrite, isDraftWrite, type Queued } from './write.ts';

const captain = demoGame(playing);
const submitted = demoGame({
  ...playing,
  round: demoRound({ asked: questions, submitted: true }),
  submitted: { 1: submission },
});
const write = (text: string, more?: Partial<Queued & DraftWrite>): Queued & DraftWrite => ({
  kind: 'answer',
  round_order: 1,
  question_id: 'q1',
  question_index: 0,
  texts: [text],
  seq: 7,
  at: 1,
  ...more,
});
const since = 10;

interface Case {
  readonly view?: GameView;
  readonly pending?: readonly Queued[];
  readonly cached?: Readonly<Record<string, CachedAnswer>>;
  readonly delivered?: Queued;
  readonly draft?: object;
  readonly due?: readonly object[];
}

const drop = (state: string) => [{ type: 'drop', state }];
const remembers = (more?: Partial<CachedAnswer>) => ({ q1: { texts: ['mars'], saved: false, seq: 7, ...more } });

test.each<[string, Case]>([
  ['a queued answer shows on top', { pending: [write('mars')], draft: { texts: ['mars'], state: 'local', own: true } }],
  [
    'inherited texts are nobody’s own',
    { pending: [write('mars', { inherited: true })], draft: { texts: ['mars'], state: 'local', own: false } },
  ],
  [
    'an answer to a recalled question is dropped',
    { pending: [write('mars', { question_id: 'q9' })], due: drop('dropped') },
  ],
  [
    'unless it was written since the load was requested',
    { pending: [write('mars', { question_id: 'q9', seq: since })], due: [] },
  ],
  ['an answer of an earlier round is still sent', { pending: [write('mars', { round_order: 0 })] }],
  [
    'an answer that is part of the submission counts as saved',
    { view: submitted, pending: [write('Jupiter')], due: drop('saved') },
  ],
  [
    'one that the submission lacks is sent, and refused',
    { view: submitted, pending: [write('mars')], draft: { texts: ['mars'], state: 'local' } },
  ],
  ['a captain’s answer is no suggestion of a member', { view: memberView(), pending: [write('mars')] }],
  [
    'what the session alone remembers is queued again under its number',
    { cached: remembers(), draft: { texts: ['mars'], state: 'local', own: true }, due: [{ type: 'put', seq: 7 }] },
  ],
  ['what it knows to be saved is not', { cached: remembers({ saved: true }) }],
  [
    'what was refused stays to be read',
    {
      cached: remembers(),
      delivered: write('mars', { state: 'refused', reason: 'No.' }),
      draft: { texts: ['mars'], state: 'refused', reason: 'No.', own: true },
    },
  ],
  [
    'what was late is tried again',
    {
      cached: remembers(),
      delivered: write('mars', { state: 'late' }),
      draft: { texts: ['mars'], state: 'local' },
      due: [{ type: 'put', seq: 8 }],
    },
  ],
  ['another tab has delivered it', { cached: remembers(), delivered: write('venus', { state: 'saved', seq: 9 }) }],
  [
    'what was typed for another team stays to be read',
    { cached: remembers({ seq: 0, moved: true }), draft: { texts: ['mars'], state: 'refused', own: true } },
  ],
  [
    'a question that is gone is forgotten',
    { cached: { q9: { texts: ['x'], saved: false } }, due: [{ type: 'uncache', question_id: 'q9' }] },
  ],
  [
    'a member finds what they typed',
    {
      view: memberView(),
      cached: { q1: { texts: ['mars'], saved: true } },
      draft: { texts: ['mars'], state: 'unsuggested', own: true },
    },
  ],
  [
    'a submission that is in is not sent again',
    {
      view: submitted,
      pending: [
        { kind: 'submit', id: 's1', round_order: 1, doubled: false, answers: [], question_ids: [], seq: 7, at: 1 },
      ],
      due: drop('saved'),
    },
  ],
])('ROUND-13 H21 after a load: %s', (_, { view = captain, pending = [], cached = {}, delivered, draft, due = [] }) => {
  const result = reconcile(view, pending, cached, { since, outcomes: { q1: delivered } });
  expect(result.due).toMatchObject(due);
  expect(result.due).toHaveLength(due.length);
  if (draft) expect(result.drafts.q1).toMatchObject(draft);
  else expect(result.drafts).toEqual({});
});

test('H21 whatever waits for the open round shows, or is dropped with a reason: nothing typed disappears', () => {
  const anyWrite = fc
    .record({
      kind: fc.constantFrom('answer' as const, 'suggest' as const, 'double' as const),
      question_id: fc.constantFrom('q1', 'q2', 'q9'),
      texts: fc.tuple(fc.constantFrom('mars', 'jupiter', '')),
      inherited: fc.boolean(),
      seq: fc.nat({ max: 20 }),
    })
    .map((each): Queued => ({ ...write('x'), ...each, ...(each.kind === 'double' && { question_id: '' }) }));
  const views = fc.constantFrom(captain, submitted, memberView());
  fc.assert(
    fc.property(
      views,
      fc.uniqueArray(anyWrite, { selector: (each) => `${each.kind} ${isDraftWrite(each) && each.question_id}` }),
      (view, pending) => {
        const { drafts, due } = reconcile(view, pending, {}, { since, outcomes: {} });
        for (const each of pending.filter(isDraftWrite)) {
          const isDropped = due.some((one) => one.type === 'drop' && one.write === each);
          const isMine = each.kind === (view.me.is_captain ? 'answer' : 'suggest');
          const isAsked = questions.some(({ question_id }) => question_id === each.question_id);
          if (!isDropped && isMine && isAsked)
            expect(areSame(drafts[each.question_id]?.texts ?? [], each.texts)).toBe(true);
          // A text that the submission lacks, or that nobody could have seen go, is never dropped.
          if (isDropped && each.kind === 'answer' && !each.inherited && isAsked)
            expect([view, each.seq < since]).toEqual([submitted, true]);
        }
      },
    ),
  );
});

import type { GameView } from '@snug/contract';
import { memberView, playing, submission } from '@snug/testing/client';
import { expect, test } from 'vitest';
import { demoGame, demoRound } from '../fake/demo-game.ts';
import type { Game } from '../game/game.ts';
import { loaded, unloaded } from '../game/loaded.ts';
import { reduce } from '../game/reduce.ts';
import type { Draft } from './draft.ts';
import type { DraftEvent } from './transitions.ts';
import type { Queued } from './write.ts';

const captain = demoGame(playing);
const write = { kind: 'answer', round_order: 1, question_id: 'q1', question_index: 0, seq: 7, at: 1 } as const;
const answer: Queued = { ...write, texts: ['mars'] };
const suggestion: Queued = { ...write, kind: 'suggest', texts: ['mars'] };
const double: Queued = { ...write, kind: 'double', question_id: '', texts: [], doubled: true };
const submit: Queued = {
  kind: 'submit',
  id: 's1',
  round_order: 1,
  doubled: false,
  answers: [['mars'], ['']],
  question_ids: ['q1', 'q2'],
  seq: 8,
  at: 1,
};

/** What becomes of the draft to q1. */
interface Case {
  readonly view?: GameView;
  readonly had?: Draft;
  readonly event: DraftEvent;
  readonly now: Draft | undefined;
}

const typed: Draft = { texts: ['mars'], state: 'local', own: true };
const other: Draft = { texts: ['venus'], state: 'local', own: true };
const told = (type: 'local' | 'sending' | 'saved' | 'late' | 'refused' | 'dropped', by = answer, reason?: string) =>
  ({ type, write: by, pending: [by], reason }) as DraftEvent;

test.each<[string, Case]>([
  ['a captain types', { event: { type: 'typed', question_id: 'q1', index: 0, text: 'mars' }, now: typed }],
  [
    'a member types, which is theirs until they suggest it',
    {
      view: memberView(),
      event: { type: 'typed', question_id: 'q1', index: 0, text: 'mars' },
      now: { texts: ['mars'], state: 'unsuggested', own: true },
    },
  ],
  [
    'a member suggests',
    { view: memberView(), event: { type: 'suggested', question_id: 'q1', text: 'mars' }, now: typed },
  ],
  ['it is on its way', { had: typed, event: told('sending'), now: { ...typed, state: 'sending' } }],
  ['it is saved', { had: typed, event: told('saved'), now: { ...typed, state: 'saved' } }],
  ['it is late', { had: typed, event: told('late'), now: { ...typed, state: 'late' } }],
  [
    'it is refused, with the server’s text',
    { had: typed, event: told('refused', answer, 'No.'), now: { ...typed, state: 'refused', reason: 'No.' } },
  ],
  ['it is dropped, and stays to be queued again', { had: typed, event: told('dropped'), now: typed }],
  ['another tab has typed', { event: told('local'), now: typed }],
  [
    'another tab’s text arrives where this device follows the team',
    { had: { texts: ['venus'], state: 'saved' }, event: told('sending'), now: { texts: ['venus'], state: 'saved' } },
  ],
  [
    'a suggestion is in, and the member has typed on',
    { view: memberView(), had: other, event: told('saved', suggestion), now: other },
  ],
  [
    'another tab has delivered something newer',
    {
      had: other,
      event: { type: 'overtaken', question_id: 'q1', texts: ['mars'] },
      now: { ...other, texts: ['mars'] },
    },
  ],
  ['an answer of a captain who is one no more', { view: memberView(), event: told('saved'), now: undefined }],
])('ROUND-05 ROUND-06 the draft when %s', (_, { view = captain, had, event, now }) => {
  const game = loaded(unloaded('g1'), view, had ? { q1: had } : {});
  expect(reduce(game, event).drafts.q1).toEqual(now);
});

const game = loaded(unloaded('g1'), captain);
const play = (...events: DraftEvent[]): Game => events.reduce(reduce, game);

test('ROUND-12 a queued double shows at once; refused, the server’s value is back and that is said', () => {
  const queued = play({ type: 'local', write: double, pending: [double] });
  expect([queued.view?.round?.doubled, queued.savedDouble, queued.unsent]).toEqual([true, false, 1]);
  const saved = reduce(queued, { type: 'saved', write: double, pending: [] });
  expect([saved.view?.round?.doubled, saved.savedDouble, saved.said]).toEqual([true, true, undefined]);
  const refused = reduce(queued, { type: 'refused', write: double, reason: 'Too late.', pending: [] });
  expect([refused.view?.round?.doubled, refused.said?.key]).toEqual([false, 'double-failed']);
});

test('ROUND-11 G8 a submission is sent, and then in, or the round is open again', () => {
  const sending = play({ type: 'submitted' }, { type: 'sending', write: submit, pending: [submit] });
  // A submission is no unsent answer.
  expect([sending.submitting, sending.unsent]).toEqual([{ state: 'sending' }, 0]);
  const over = (type: 'saved' | 'refused' | 'parked' | 'dropped', reason?: string, more?: object) =>
    reduce(sending, { type, write: { ...submit, ...more }, reason, pending: [] });
  const accepted = over('saved', undefined, { submitted: submission });
  expect(accepted).toMatchObject({
    submitting: { state: 'idle' },
    view: { round: { submitted: true }, submitted: { 1: submission } },
  });
  const waiting = reduce(sending, { type: 'waiting', write: submit, pending: [submit] });
  expect(waiting.submitting).toEqual({ state: 'waiting' });
  // It is tried again by itself: what the captain sees stays.
  expect(reduce(waiting, { type: 'sending', write: submit, pending: [submit] }).submitting).toEqual({
    state: 'waiting',
  });
  expect(over('refused', 'Withdrawn.').submitting).toEqual({ state: 'failed', detail: 'Withdrawn.' });
  expect(over('parked').submitting).toEqual({ state: 'failed' });
  expect(over('dropped').submitting).toEqual({ state: 'idle' });
});

test('a load with a submission on this phone shows it waiting, and one without it shows the round open', () => {
  const pressed = play({ type: 'loaded', view: captain, drafts: {}, pending: [submit] });
  expect(pressed.submitting).toEqual({ state: 'waiting' });
  expect(reduce(pressed, { type: 'loaded', view: captain, drafts: {}, pending: [] }).submitting).toEqual({
    state: 'idle',
  });
});

test('the outcome of a submission whose round has left the screen shows nowhere', () => {
  const round = demoRound({ round_id: 'r2', round_order: 2 });
  const sending = play({ type: 'submitted' }, { type: 'sending', write: submit, pending: [submit] });
  const next = reduce(sending, {
    type: 'loaded',
    view: demoGame({ ...playing, round }),
    drafts: {},
    pending: [submit],
  });
  expect(next.submitting).toEqual({ state: 'idle' });
  expect(reduce(next, { type: 'refused', write: submit, reason: 'No.', pending: [] }).submitting).toEqual({
    state: 'idle',
  });
});

import { feedbackNotesMaxLength, type HostFeedback } from '@snug/contract';
import { aMember, anAsker, aPlayer, decided, frozen, nothingBut, now, refused, success } from '@snug/testing/rules';
import { describe, expect, test } from 'vitest';
import type { Rating } from './decision.ts';
import { feedbackListedMs, hostsToRate, isFeedbackListed, type ToRate } from './feedback.ts';

const given: HostFeedback = { userid: 'host', player_code: 'code of Ben', stars: 5, tags: ['Funny'], notes: 'Thanks' };
const rating: Rating = {
  game_id: 'game',
  host_id: 'host',
  player_id: 'id of Ben',
  stars: 5,
  tags: ['Funny'],
  notes: 'Thanks',
  created_at: now,
};
const toBeRated = (set: Partial<ToRate<{ host_id: string }>> = {}) => ({
  game: { status: 'ended' },
  player: aMember('Ben'),
  hosts: [{ host_id: 'host' }, { host_id: 'other' }],
  rated: [],
  ...set,
});

describe('hostsToRate', () => {
  test.each([
    ['ended', aMember('Ben'), [], ['host', 'other']],
    ['finalized', aMember('Ben'), [rating], ['other']],
    ['live', aMember('Ben'), [], []],
    ['ended', aPlayer('Ben'), [], []],
    ['ended', anAsker('Ben'), [], []],
  ])('CALL-38 H30 OPEN-55 in a game that is %s', (status, player, rated, hosts) => {
    expect(hostsToRate(frozen(toBeRated({ game: { status }, player, rated }))).map(({ host_id }) => host_id)).toEqual(
      hosts,
    );
  });
});

describe('isFeedbackListed', () => {
  const end = now - feedbackListedMs;
  test.each([
    ['a moment after its end', 'ended', now, [], true],
    ['within the day, when it is final', 'finalized', end + 1, [], true],
    ['a day later', 'ended', end, [], false],
    ['without an end', 'ended', null, [], false],
    ['once one of two is rated', 'ended', now, [rating], true],
    ['once everybody is rated', 'ended', now, [rating, { ...rating, host_id: 'other' }], false],
    ['while it is on', 'live', now, [], false],
  ])('ENTITY-STUB a game %s: %s, ended at %s', (_, status, ended_at, rated, listed) => {
    const seen = toBeRated({ rated });
    expect(isFeedbackListed(frozen({ ...seen, game: { status, ended_at } }), now)).toBe(listed);
    expect(isFeedbackListed(frozen({ ...seen, player: aPlayer('Ben'), game: { status, ended_at } }), now)).toBe(false);
  });
});

describe('sendFeedback', () => {
  const rate = (set: Partial<HostFeedback> = {}, state: Parameters<typeof toBeRated>[0] = {}) =>
    decided('sendFeedback', toBeRated(state), { ...given, ...set });

  test('CALL-39 a rating is recorded, and no message is sent', () => {
    expect(rate()).toEqual({ changes: [{ kind: 'feedback', row: rating }], messages: [], reply: success });
  });

  test('CALL-39 H30 the same rating again is a repeat; another one is refused', () => {
    const state = { rated: [{ ...rating, created_at: 3 }] };
    expect(rate({}, state)).toEqual(nothingBut(success));
    for (const other of [{ stars: 4 }, { notes: 'Thank you' }, { tags: [] }]) {
      expect(refused(() => rate(other, state))).toBe('409 alreadyRated');
    }
  });

  test('CALL-39 tags are kept once each, in the order of the list', () => {
    expect(rate({ tags: ['Friendly', 'Funny', 'Funny'] }).changes).toMatchObject([
      { row: { tags: ['Funny', 'Friendly'] } },
    ]);
  });

  test.each([
    [1, ['Boring'], true],
    [3, ['Rude', 'Other'], true],
    [3, ['Funny'], false],
    [4, ['Funny', 'Other'], true],
    [4, ['Boring'], false],
    [5, [], true],
  ] as const)('CALL-39 LIMIT-05 LIMIT-06 LIMIT-07 %s stars with the tags %j: allowed is %s', (stars, tags, isRight) => {
    const run = () => rate({ stars, tags: [...tags] });
    if (isRight) expect(run().changes).toHaveLength(1);
    else expect(refused(run)).toBe('400 feedbackTags');
  });

  test.each([
    ['for somebody else', { player_code: 'code of Ada' }, {}, '400 feedbackOther'],
    ['before the end', {}, { game: { status: 'live' } }, '409 feedbackEarly'],
    ['of somebody who is not its quizmaster', { userid: 'stranger' }, {}, '404 hostNotFound'],
    ['with too long notes', { notes: 'x'.repeat(feedbackNotesMaxLength + 1) }, {}, '400 feedbackLong'],
  ])('CALL-39 H30 a rating %s is refused', (_, set, state, refusal) => {
    expect(refused(() => rate(set, state))).toBe(refusal);
  });

  test.each([
    ['lines', ' one \r\n\n two\u2028three ', 'one\n\ntwo\nthree'],
    ['invisible characters', 'a\u200bb\u0007', 'ab'],
    ['as much as fits', '😀'.repeat(feedbackNotesMaxLength), '😀'.repeat(feedbackNotesMaxLength)],
  ])('CALL-39 H64 notes are kept clean: %s', (_, notes, kept) => {
    expect(rate({ notes }).changes).toMatchObject([{ row: { notes: kept } }]);
  });
});

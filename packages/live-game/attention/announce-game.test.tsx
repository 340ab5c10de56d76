import { ask, begin, play } from '@snug/client/fake';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { liveGameWords as words } from '../words.ts';
import { announceGame } from './announce-game.ts';
import { roundSentences } from './round-sentences.ts';
import { attentionWords } from './words.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Starts the announcements of a game. The real announcer is replaced, since it is silent on a hidden page by itself. */
async function announcing() {
  const game = play([begin(), ask({})]);
  const announce = vi.fn();
  const stop = announceGame({
    game,
    announce,
    lastAnnounced: { current: game.get().said?.n ?? 0 },
    sentences: {
      ...attentionWords.said,
      nudged: ({ count }) => words.stillThinking(count),
      'round-submitted': () => words.submitted,
      'handed-in': ({ answered, of }) => words.handedIn(answered, of),
      'round-on-phone': ({ number }) => words.roundOnPhone(number),
      late: () => words.late,
      suggested: ({ suggestion }) => words.suggested(suggestion),
      'game-ended': () => words.ended,
      ...roundSentences(attentionWords, game.get),
    },
    noticeText: ({ key, detail = '' }) => words.notice[key](detail),
    connectedAgain: attentionWords.connectedAgain,
    onArrival: () => {},
  });
  await Promise.resolve();
  return { game, announce, stop };
}

test('Y12 a hidden page announces nothing: neither messages nor connection problems', async () => {
  const { game, announce, stop } = await announcing();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  game.receive(ask({}, {}));
  game.receive({ type: 'CLOSE_SUBMISSIONS', keep_round: true });
  game.change({ connection: 'waiting', notice: { key: 'attempting' } });
  vi.advanceTimersByTime(60_000);
  game.change({ connection: 'interrupted', notice: { key: 'interrupted' } });
  vi.advanceTimersByTime(60_000);
  game.change({ connection: 'live', notice: undefined });
  vi.advanceTimersByTime(60_000);
  expect(announce).not.toHaveBeenCalled();

  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(60_000);
  expect(announce).toHaveBeenCalledTimes(1);
  stop();
});

test('nothing is announced after it was stopped', async () => {
  const { game, announce, stop } = await announcing();
  game.receive(ask({}, {}));
  game.change({ connection: 'waiting', notice: { key: 'attempting' } });
  stop();
  game.receive({ type: 'CLOSE_SUBMISSIONS', keep_round: true });
  vi.advanceTimersByTime(60_000);
  expect(announce).not.toHaveBeenCalled();
});

test('Y12 submissions that close, open and close again within 5 s are announced as closed last', async () => {
  const { game, announce, stop } = await announcing();
  for (const type of ['CLOSE_SUBMISSIONS', 'OPEN_SUBMISSIONS', 'CLOSE_SUBMISSIONS'] as const) {
    game.receive(type === 'CLOSE_SUBMISSIONS' ? { type, keep_round: true } : { type });
    vi.advanceTimersByTime(1_000);
  }
  expect(announce.mock.calls).toEqual([
    ['Submissions closed', 'assertive', 'submissions of g1'],
    ['Your round is open again. Submit when you are ready.', 'polite', 'submissions of g1'],
    ['Submissions closed', 'assertive', 'submissions of g1'],
  ]);
  stop();
});

/** A submitted round is closed, and a minute later taken back. */
async function takenBackAfterTheClose() {
  const { game, announce, stop } = await announcing();
  const teamid = game.get().view?.team?.teamid ?? '';
  game.receive({ type: 'TEAM_SUBMITTED', teamid, round_order: 1 });
  game.receive({ type: 'CLOSE_SUBMISSIONS', keep_round: true });
  vi.advanceTimersByTime(60_000);
  announce.mockClear();
  game.receive({ type: 'RESET_SUBMISSION', teamid, round_order: 1, submission_id: 's1' });
  return { game, announce, stop };
}

test('a round that is taken back after the close and opened in one go is said once, as open again', async () => {
  const { game, announce, stop } = await takenBackAfterTheClose();
  vi.advanceTimersByTime(200);
  game.receive({ type: 'OPEN_SUBMISSIONS' });
  vi.advanceTimersByTime(60_000);
  const said = announce.mock.calls.map(([text]) => text);
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/^Your round is open again\./);
  stop();
});

test('a reset after the close is said as closed, and the opening that comes later as open again', async () => {
  const { game, announce, stop } = await takenBackAfterTheClose();
  vi.advanceTimersByTime(10_000);
  game.receive({ type: 'OPEN_SUBMISSIONS' });
  vi.advanceTimersByTime(60_000);
  expect(announce.mock.calls.map(([text]) => text.split('.')[0])).toEqual([
    'Submissions closed',
    'Your round is open again',
  ]);
  stop();
});

import {
  aGameState,
  aMoment,
  aRound,
  asking,
  decided,
  nothingBut,
  now,
  openIn,
  refused,
  sent,
  setGame,
  toPlayers,
} from '@snug/testing/rules';
import { describe, expect, test } from 'vitest';
import { after } from './rounds.ts';
import type { Game, GameState } from './state/game-state.ts';
import { hostState } from './state/game-state.ts';
import { countdownView } from './views/countdown.ts';

/** A game whose first round takes answers. */
function inRound(game: Partial<Game> = {}): GameState {
  const rounds = [aRound(1, { started_at: 3, opened_at: 4 }), aRound(2)];
  return asking(aGameState({ ...openIn(1), ...game }, { rounds }), 'q1.0', 'q1.1');
}

const unchanged = (state: GameState) => nothingBut({ state: hostState(state) });
const counting = (left = 60_000, game: Partial<Game> = {}) =>
  inRound({ countdown_ends_at: now + left, countdown_set_at: now, ...game });
const start = (state: GameState, seconds = 60) => decided('startCountdown', state, { seconds });
const extend = (state: GameState, seconds = 30, ends_at?: number) =>
  decided('extendCountdown', state, { seconds, ends_at });
const pause = (state: GameState, paused: boolean, at = now) => decided('pause', state, { paused }, aMoment(at));
const noCountdown = setGame({ countdown_ends_at: null, countdown_set_at: null });

describe('the countdown', () => {
  test('starts with its end and the server’s time; one that runs starts anew', () => {
    for (const state of [inRound(), counting()]) {
      const { changes, messages, reply } = start(state, 90);
      expect(changes).toEqual([setGame({ countdown_ends_at: now + 90_000, countdown_set_at: now })]);
      expect(messages).toContainEqual(toPlayers('COUNTDOWN', { ends_at: now + 90_000, now }));
      expect(reply.state.countdown).toEqual({ ends_at: now + 90_000, now });
    }
  });

  test('needs open submissions of a live game that has no break', () => {
    expect(refused(() => start(inRound({ submissions_open: false })))).toBe('409 notOpen');
    expect(refused(() => start(inRound({ round_open: false })))).toBe('409 noRound');
    expect(refused(() => start(inRound({ status: 'ended' })))).toBe('409 gameEnded');
    expect(refused(() => start(inRound({ paused_at: 1 })))).toBe('409 paused');
  });

  test('is extended once by callers that know the same end, and to an hour at most', () => {
    const state = counting();
    expect(extend(state).reply.state.countdown?.ends_at).toBe(now + 90_000);
    expect(extend(state, 30, now + 60_000).reply.state.countdown?.ends_at).toBe(now + 90_000);
    expect(extend(state, 30, now + 30_000)).toEqual(unchanged(state));
    expect(extend(state, 3_600).reply.state.countdown?.ends_at).toBe(now + 3_600_000);
    expect(refused(() => extend(inRound()))).toBe('409 noCountdown');
  });

  test('is taken away, and then there is nothing to take away', () => {
    const { changes, messages, reply } = decided('cancelCountdown', counting(), {});
    expect(changes).toEqual([noCountdown]);
    expect(messages).toContainEqual(toPlayers('COUNTDOWN', { ends_at: null, now }));
    expect(reply.state).not.toHaveProperty('countdown');
    expect(decided('cancelCountdown', inRound(), {})).toEqual(unchanged(inRound()));
  });

  test('at zero closes submissions and keeps the round; before it and a second time it does nothing', () => {
    const state = counting(0);
    const closed = decided('closeAtZero', state, {});
    expect(sent(closed)).toEqual(['COUNTDOWN>players', 'CLOSE_SUBMISSIONS>players', 'HOST_STATE>host']);
    expect(closed.messages).toContainEqual(toPlayers('CLOSE_SUBMISSIONS', { keep_round: true }));
    const next = after(state, closed.changes);
    expect(next.game).toMatchObject({ submissions_open: false, round_shown: true, countdown_ends_at: null });
    expect(next.rounds[0]?.closed_at).toBe(now);
    for (const early of [next, counting(1), counting(0, { paused_at: now }), inRound()]) {
      expect(decided('closeAtZero', early, {})).toEqual(nothingBut({ status: 'success' }));
    }
  });

  test('ends with a close by hand, the end of the round or game, another round, and a recall; a question leaves it', () => {
    const none = { teams: [], submissions: [], grades: [], adjustments: [], appeals: [] };
    const state = { ...counting(), ...none, unsubmitted: [], empty: [], standing: [], held: [] };
    const ends = [
      decided('closeSubmissions', state, { keep_round: true }),
      decided('endRound', state, {}),
      decided('endGame', state, {}),
      decided('finalizeGame', state, {}),
      decided('startRound', state, { round_order: 2 }),
      decided('recall', state, { question_id: 'q1.0' }),
    ];
    for (const { changes, messages, reply } of ends) {
      expect(changes).toContainEqual(noCountdown);
      expect(messages).toContainEqual(toPlayers('COUNTDOWN', { ends_at: null, now }));
      expect(reply.state).not.toHaveProperty('countdown');
    }
    expect(decided('askNext', state, { count: 1 }).reply.state.countdown).toEqual(hostState(state).countdown);
  });
});

describe('the break', () => {
  test('begins and ends once, and is told', () => {
    const { changes, messages, reply } = pause(inRound(), true);
    expect(changes).toEqual([setGame({ paused_at: now })]);
    expect(messages).toContainEqual(toPlayers('PAUSE', { paused: true }));
    expect(reply.state.paused).toBe(true);
    const state = inRound({ paused_at: now });
    expect(pause(state, true)).toEqual(unchanged(state));
    expect(pause(inRound(), false)).toEqual(unchanged(inRound()));
    expect(pause(state, false).reply.state).not.toHaveProperty('paused');
    expect(refused(() => pause(inRound({ status: 'ended' }), true))).toBe('409 gameEnded');
  });

  test('the countdown stands still in it, is extended in it, and goes on with what was left', () => {
    const state = counting(60_000);
    const paused = after(state, pause(state, true, now + 10_000).changes);
    expect(hostState(paused).countdown).toEqual({ ends_at: now + 60_000, now: now + 10_000 });
    expect(countdownView(paused.game, now + 500_000)).toEqual({ ends_at: now + 550_000, now: now + 500_000 });
    const longer = after(paused, decided('extendCountdown', paused, { seconds: 30 }, aMoment(now + 20_000)).changes);
    const resumed = pause(longer, false, now + 100_000);
    expect(resumed.messages).toContainEqual(toPlayers('COUNTDOWN', { ends_at: now + 180_000, now: now + 100_000 }));
    expect(resumed.reply.state.countdown).toEqual({ ends_at: now + 180_000, now: now + 100_000 });
  });

  test('ends with the game', () => {
    const { reply, messages } = decided('endGame', { ...inRound({ paused_at: 1 }), unsubmitted: [], empty: [] }, {});
    expect(reply.state).not.toHaveProperty('paused');
    expect(messages).toContainEqual(toPlayers('PAUSE', { paused: false }));
  });
});

describe('the line to everybody', () => {
  const announce = (state: GameState, text: string) => decided('announce', state, { text });

  test('is cleaned, sent with its time, and replaces the one before', () => {
    const { changes, messages, reply } = announce(
      inRound({ announcement: 'Before' }),
      '  The kitchen\ncloses \u202eat ten. ',
    );
    const text = 'The kitchen closes at ten.';
    expect(changes).toEqual([setGame({ announcement: text, announced_at: now })]);
    expect(messages).toContainEqual(toPlayers('ANNOUNCE', { text, at: now }));
    expect(reply.state.announcement).toEqual({ text, at: now });
    expect(announce(inRound(), '😀'.repeat(150)).reply.state.announcement?.text).toBe('😀'.repeat(140));
  });

  test('the same one is not sent again; an empty one takes it away, also after the end', () => {
    const state = inRound({ announcement: 'Hello', announced_at: 5, status: 'ended' });
    expect(announce(state, ' Hello')).toEqual(unchanged(state));
    const { messages, reply } = announce(state, ' ');
    expect(messages).toContainEqual(toPlayers('ANNOUNCE', { text: '', at: now }));
    expect(reply.state).not.toHaveProperty('announcement');
  });
});

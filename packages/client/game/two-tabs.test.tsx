import { checkReply } from '@snug/contract/guards';
import { fakeSockets } from '@snug/testing/client';
import { afterEach, expect, test } from 'vitest';
import type { Caller } from '../client.ts';
import { demoGame, demoQuestion, demoRound } from '../fake/demo-game.ts';
import { fakePage, seededRandom } from '../fake/fake-world.ts';
import { indexedDbStore } from '../outbox/indexed-db-store.ts';
import { createSession } from '../session.ts';
import { guardedStorage } from '../storage.ts';
import { createGameClient } from './game-client.ts';

// Real locks, a real database and real local storage; each tab has a fake page, which the test shows and hides.

let games = 0;
const leaves: (() => void)[] = [];
afterEach(() => {
  for (const leave of leaves.splice(0)) leave();
  localStorage.clear();
  sessionStorage.clear();
});

function tab(
  game: string,
  seed: number,
  { isOffline = false, locks = navigator.locks as LockManager | undefined } = {},
) {
  const saved: string[] = [];
  const net = { isOffline };
  const page = fakePage();
  const storage = guardedStorage();
  const call: Caller = async (row, { body } = {}) => {
    const check = (reply: unknown) => checkReply(row, reply);
    if (row.name === 'loadGame') {
      return check(
        demoGame({
          game_started: true,
          submissions_open: true,
          round_index: 0,
          round: demoRound({ asked: [demoQuestion()] }),
        }),
      );
    }
    if (net.isOffline) throw new TypeError('offline');
    const { answer, question_id } = body as unknown as { answer: string[]; question_id: string };
    saved.push(answer[0] ?? '');
    return check({ status: 'saved', question_id, answer });
  };
  const client = createGameClient({ origin: '', session: createSession({ storage }), call, storage }, game, {
    random: seededRandom(seed),
    visibility: page,
    socket: fakeSockets().open,
    storage,
    persistentStore: indexedDbStore(),
    locks,
  });
  leaves.push(client.subscribe(() => {}));
  return { ...client, page, saved, net };
}

const ready = (one: ReturnType<typeof tab>) => expect.poll(() => one.get().phase).toBe('ready');
const kept = async () =>
  [...(await indexedDbStore().all('snug_answer.')).values()].map((text) => JSON.parse(text).texts[0]);

test.each([
  ['Web Locks', true],
  ['a lease', false],
])('G19 H21 by %s: typed offline in one tab, sent by the tab in use later, and both know', async (_, hasLocks) => {
  const game = `tabs-${games++}`;
  const locks = hasLocks ? navigator.locks : undefined;
  const one = tab(game, 1, { isOffline: true, locks });
  await ready(one);
  const other = tab(game, 2, { locks });
  await ready(other);
  // The second tab is shown; then the player types in the first.
  one.typeAnswer('q1', 0, 'Jupiter');
  await expect.poll(() => one.get().drafts.q1?.state).toBe('local');
  await expect.poll(kept).toEqual(['Jupiter']);
  one.page.tell('hidden');
  other.page.tell('visible');
  await expect.poll(() => other.saved).toEqual(['Jupiter']);
  await expect.poll(() => other.get().drafts.q1).toMatchObject({ texts: ['Jupiter'], state: 'saved' });
  await expect.poll(kept).toEqual([]);
  expect(one.saved).toEqual([]);
});

test('G19 by Web Locks: when the leading tab is gone, the other takes over by itself', async () => {
  const game = `tabs-${games++}`;
  const other = tab(game, 2);
  await ready(other);
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const frameLocks = frame.contentWindow?.navigator.locks;
  const isHeld = new Promise((resolve) => {
    void frameLocks
      ?.request(`snug_lead.${game}.p-ada-t-owls`, { steal: true }, () => {
        resolve(true);
        return new Promise(() => {});
      })
      .catch(() => {});
  });
  await isHeld;
  // Left by the tab that is gone.
  const left = { kind: 'answer', round_order: 1, question_id: 'q1', question_index: 0, texts: ['Mars'], seq: 5 };
  await indexedDbStore().put(
    `snug_answer.${game}.p-ada-t-owls.1.q1`,
    JSON.stringify({ ...left, at: Date.now() }),
    () => true,
  );
  frame.remove();
  await expect.poll(() => other.saved).toEqual(['Mars']);
});

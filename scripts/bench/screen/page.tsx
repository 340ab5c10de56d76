import { createClient, type Seams } from '@snug/client';
import { demoGame, demoQuestion, demoRound, fakeClient } from '@snug/client/fake';
import type { Message, Question } from '@snug/contract';
import { LiveGame } from '@snug/live-game';
import { themeClass } from '@snug/theme';
import { AnnouncerProvider } from '@snug/ui';
import { createRoot } from 'react-dom/client';

/** The real live game on a fake socket, with the measurements for scripts/bench/screen.ts. */
type Listener = Parameters<Seams['socket']>[1];

const listeners: Listener[] = [];
let msg_id = 0;

const asked = (count: number, picture: boolean): Question[] =>
  Array.from(Array(count).keys(), (place) => {
    const {
      answers: _,
      suggestions: __,
      ...question
    } = demoQuestion({
      question_id: `q${place + 1}`,
      question_index: place,
      question_text: `What stands at place ${place + 1} of a round that goes on and on?`,
      image: picture ? `/picture-${place + 1}.png` : '',
      image_alt: 'Stripes',
    });
    return question;
  });

function receive(message: Message): void {
  msg_id += 1;
  listeners.at(-1)?.heard(JSON.stringify({ msg_id, data: JSON.stringify(message) }));
}

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
/** Resolves when the current frame is on the screen. */
const painted = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(undefined);
  });
/** A random moment within a frame. */
const someMoment = () => new Promise<void>((resolve) => setTimeout(resolve, 40 + Math.random() * 17));

/** How many frames, and how long, from an action until its effect is there; the yardstick does nothing. */
async function until(act: () => void, isThere: () => boolean) {
  await someMoment();
  const began = performance.now();
  act();
  let frames = 0;
  do {
    await nextFrame();
    frames += 1;
  } while (!isThere());
  await painted();
  return { frames, ms: performance.now() - began };
}

/** Counts performance entries until the returned function is called. */
function count(type: 'longtask' | 'layout-shift'): () => number {
  let total = 0;
  const observer = new PerformanceObserver((list) => {
    total += list.getEntries().length;
  });
  observer.observe({ type });
  return () => {
    total += observer.takeRecords().length;
    observer.disconnect();
    return total;
  };
}

const bench = {
  /** Starts a round with this many of its questions, each with a picture or without. */
  async begin(count: number, picture: boolean): Promise<void> {
    const {
      asked: _,
      doubled: __,
      submitted: ___,
      ...round
    } = demoRound({ question_count: 30, round_id: `r${msg_id}` });
    receive({ type: 'ROUND_START', round, round_index: 0 });
    if (count > 0) receive({ type: 'ASK', asked: asked(count, picture), submissions_open: true });
    await nextFrame();
    await painted();
  },

  ask: (count: number) =>
    until(
      () => receive({ type: 'ASK', asked: asked(count, false), submissions_open: true }),
      () => document.querySelector(`[data-question="q${count}"]`) !== null,
    ),
  nothing: () =>
    until(
      () => {},
      () => true,
    ),

  /** Scrolls down the page as fast as a quick thumb. Returns the time of each frame, tasks over 50 ms, and layout shifts. */
  async scroll(): Promise<{ frames: number[]; longTasks: number; jumps: number }> {
    const longTasks = count('longtask');
    const jumps = count('layout-shift');
    const frames: number[] = [];
    window.scrollTo(0, 0);
    for (let last = performance.now(); window.innerHeight + window.scrollY < document.body.scrollHeight - 1; ) {
      window.scrollBy(0, 40);
      await nextFrame();
      const now = performance.now();
      frames.push(now - last);
      last = now;
    }
    return { frames, longTasks: longTasks(), jumps: jumps() };
  },

  /** From now on records for each key how long its letter took to the screen, and in how many frames. */
  listen(): { ms: number; frames: number }[] {
    const letters: { ms: number; frames: number }[] = [];
    document.addEventListener(
      'keydown',
      async ({ target, timeStamp }) => {
        const input = target as HTMLInputElement;
        const before = input.value.length;
        let frames = 0;
        do {
          await nextFrame();
          frames += 1;
        } while (input.value.length === before && frames < 60);
        await painted();
        letters.push({ ms: performance.now() - timeStamp, frames });
      },
      { capture: true },
    );
    return letters;
  },

  /** Sends the messages of a busy table and a whole pub, one after another, until the returned function is called. */
  chatter(): () => void {
    let turn = 0;
    const timer = setInterval(() => {
      turn += 1;
      const question_id = `q${(turn % 20) + 2}`;
      const who = { player_code: `p-${turn % 5}`, player_name: `Player ${turn % 5}` };
      const dot = { ...who, is_captain: false, status: 'joined', registered: true, profile_img: '' } as const;
      const messages: Message[] = [
        { type: 'SUGGEST', teamid: 't-owls', question_id, suggestion: { ...who, suggestion: `Guess ${turn}` } },
        { type: 'PLAYER_JOIN', teamid: 't-owls', player: dot },
        { type: 'NUDGE', round_order: 1, thinking: (turn % 7) + 1 },
        { type: 'TEAM_SUBMITTED', teamid: 't-quizzly', round_order: 1 },
      ];
      receive(messages[turn % messages.length] as Message);
    }, 30);
    return () => clearInterval(timer);
  },
};

declare global {
  interface Window {
    bench: typeof bench;
    letters: { ms: number; frames: number }[];
    stopChatter: () => void;
  }
}
window.bench = bench;

const core = fakeClient({
  answers: { loadGame: () => demoGame(), saveAnswer: { status: 'success' } as never, getVersion: '1' },
});
const client = createClient({
  core,
  seams: {
    persistentStore: undefined,
    locks: undefined,
    socket(_, listener) {
      listeners.push(listener);
      setTimeout(listener.opened, 0);
      return { send: () => {}, close: () => {} };
    },
  },
});

const at = document.getElementById('at');
if (!at) throw new Error('The page has no place for the game.');
at.className = themeClass;
createRoot(at).render(
  <AnnouncerProvider>
    <LiveGame client={client} gameId="g1" onHome={() => {}} />
  </AnnouncerProvider>,
);

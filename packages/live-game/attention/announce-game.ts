import type { Announcement, GameClient } from '@snug/client';
import { announceConnection, type ConnectionOptions } from './announce-connection.ts';
import {
  type Combined,
  combineAnnouncements,
  isArrival,
  type Sentences,
  subjects,
  textOf,
  withoutSubjectOf,
} from './combine-announcements.ts';

export interface AnnounceOptions extends ConnectionOptions {
  readonly game: GameClient;
  /** The number of the last announcement that was handled, here or before this began. */
  readonly lastAnnounced: { current: number };
  readonly sentences: Sentences;
  /** Called when questions arrive on a visible page. Not called for a replay after an outage. */
  readonly onArrival: () => void;
}

/** Announcements within this time form one burst, announced when it ends, at most `burstMostMs` after its beginning. */
const burstMs = 300;
const burstMostMs = 1_500;
/** Delay before what was missed on a hidden page is announced as one sentence, so that it has time to arrive. */
const backMs = 1_000;
/** What arrives this soon after the connection opened is a replay. */
const replayMs = 2_000;
/** What is announced after an absence: the state of the game, and what there is to answer. */
const forAway: readonly Announcement['key'][] = [
  'question-added',
  'questions-arrived',
  'round-started',
  'round-ended',
  'submissions-open',
  'submissions-closed',
  'round-submitted',
  'round-on-phone',
  'submission-reset',
  'handed-in',
  'late-counts',
  'game-ended',
  'game-reopened',
  'revealed',
  'answer-told',
  'let-in',
];

/**
 * Announces what people who do not see the screen would miss, until the returned function is called (Y4, Y12). One function,
 * because each of its steps reads and writes the same few variables.
 */
export function announceGame({ game, lastAnnounced, sentences, onArrival, ...announcer }: AnnounceOptions): () => void {
  const { announce } = announcer;
  const connectionAnnouncer = announceConnection(announcer);
  let queue: Announcement[] = [];
  let isReplay = false;
  let isAway = document.hidden;
  const burst = createBurst(flush);
  let liveSince = Number.NEGATIVE_INFINITY;
  let { connection } = game.get();

  function enqueue(said: Announcement): void {
    lastAnnounced.current = said.n;
    const isLate = connection !== 'live' || performance.now() - liveSince < replayMs;
    // A replayed message may be outdated: it interrupts only once the burst has been combined.
    if (said.politeness === 'assertive' && !document.hidden && !isLate) {
      queue = withoutSubjectOf(said, queue);
      announce(textOf(sentences, said), 'assertive', subjectOf(said));
      return;
    }
    if (queue.length === 0) isReplay = isLate;
    queue.push(said);
    burst.extend(burstMs);
  }

  /** Includes the game, because all games of a page share one announcer. */
  function subjectOf({ key }: Pick<Combined, 'key'>): string | undefined {
    const subject = subjects[key];
    return subject && `${subject} of ${game.get().gameid}`;
  }

  function flush(): void {
    // Waits until the page is visible.
    if (document.hidden) return;
    const combined = combineAnnouncements(isAway ? queue.filter(({ key }) => forAway.includes(key)) : queue);
    // A screen reader already reads the heading that has the focus, as after SUBMIT.
    const heading = focused()?.textContent;
    const texts = combined
      .map((announcement) => ({ ...announcement, text: textOf(sentences, announcement) }))
      .filter(({ text }) => text !== heading);
    if (isAway) {
      const [one, another] = texts;
      if (another) announce(texts.map(({ text }) => text.replace(/\.$/, '')).join('. '));
      else if (one) announce(one.text.replace(/\.$/, ''), 'polite', subjectOf(one));
    } else {
      for (const announcement of texts) announce(announcement.text, announcement.politeness, subjectOf(announcement));
      if (!isReplay && combined.some(isArrival)) onArrival();
    }
    queue = [];
    isAway = false;
  }

  function follow(): void {
    const now = game.get();
    if (now.connection === 'live' && connection !== 'live') liveSince = performance.now();
    connection = now.connection;
    if (now.said && now.said.n > lastAnnounced.current) enqueue(now.said);
    connectionAnnouncer.follow(now);
  }

  function onVisibility(): void {
    if (document.hidden) {
      isAway = true;
      return;
    }
    connectionAnnouncer.back(game.get());
    burst.extend(backMs);
  }

  let isOver = false;
  const stop = game.subscribe(follow);
  // The announcer's live region is mounted a moment after the screen.
  queueMicrotask(() => isOver || follow());
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    isOver = true;
    stop();
    document.removeEventListener('visibilitychange', onVisibility);
    burst.stop();
    connectionAnnouncer.stop();
  };
}

/** Waits until a burst has ended, which each further announcement puts off, but not for ever. */
function createBurst(onEnd: () => void) {
  let since: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    extend(ms: number): void {
      clearTimeout(timer);
      since ??= performance.now();
      timer = setTimeout(end, Math.max(0, Math.min(ms, since + burstMostMs - performance.now())));
    },
    stop: () => clearTimeout(timer),
  };

  function end(): void {
    since = undefined;
    onEnd();
  }
}

function focused(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

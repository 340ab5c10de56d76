import type { Announcement, GameClient } from '@snug/client';
import { gathered, isArrival, type Saying, type Sentences, subjects, textOf, withoutSubjectOf } from './gathered.ts';
import { tellWeather, type WeatherTelling } from './tell-weather.ts';

export interface Telling extends WeatherTelling {
  readonly game: GameClient;
  /** The number of what was said last, here or before this began. */
  readonly heard: { current: number };
  readonly sentences: Sentences;
  /** Questions arrived just now, and somebody looks at the page. Not for what is replayed after an outage. */
  readonly onArrival: () => void;
}

/** What comes within this time is one burst, which is told when it is over, and not later than that after its beginning. */
const burstMs = 300;
const burstMostMs = 1_500;
/** Who comes back to the page hears one sentence, when what was missed had time to arrive. */
const backMs = 1_000;
/** What arrives this soon after the line is open again is a replay. */
const replayMs = 2_000;
/** What somebody who was away is told: where the night stands, and what there is to answer. */
const forAway: readonly Announcement['key'][] = [
  'question-added',
  'questions-arrived',
  'round-started',
  'round-ended',
  'submissions-open',
  'submissions-closed',
  'round-submitted',
  'submission-reset',
  'game-ended',
  'game-reopened',
  'revealed',
  'let-in',
];

/** Says aloud what people who do not see the screen would miss (hazards Y4, Y12), until the function that comes back is called. */
export function tell({ game, heard, sentences, onArrival, ...voice }: Telling): () => void {
  const { announce } = voice;
  const weather = tellWeather(voice);
  let waiting: Announcement[] = [];
  let isReplay = false;
  let isAway = document.hidden;
  let begunAt: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let liveSince = Number.NEGATIVE_INFINITY;
  let { connection } = game.get();

  function hear(said: Announcement): void {
    heard.current = said.n;
    const isLate = connection !== 'live' || performance.now() - liveSince < replayMs;
    // What is replayed may be over by now: nobody is interrupted until the burst has told.
    if (said.politeness === 'assertive' && !document.hidden && !isLate) {
      waiting = withoutSubjectOf(said, waiting);
      announce(textOf(sentences, said), 'assertive', subjectOf(said));
      return;
    }
    if (waiting.length === 0) isReplay = isLate;
    waiting.push(said);
    wait(burstMs);
  }

  /** The voice is the page's, on which there may be another game. */
  function subjectOf({ key }: Pick<Saying, 'key'>): string | undefined {
    const subject = subjects[key];
    return subject && `${subject} of ${game.get().gameid}`;
  }

  function wait(ms: number): void {
    clearTimeout(timer);
    begunAt ??= performance.now();
    timer = setTimeout(speak, Math.max(0, Math.min(ms, begunAt + burstMostMs - performance.now())));
  }

  function speak(): void {
    begunAt = undefined;
    // It waits until somebody looks.
    if (document.hidden) return;
    const sayings = gathered(isAway ? waiting.filter(({ key }) => forAway.includes(key)) : waiting);
    // Who pressed SUBMIT has the sentence read by the heading that the focus went to.
    const heading = focused()?.textContent;
    const texts = sayings
      .map((saying) => ({ ...saying, text: textOf(sentences, saying) }))
      .filter(({ text }) => text !== heading);
    if (isAway) {
      const [one, another] = texts;
      if (another) announce(texts.map(({ text }) => text.replace(/\.$/, '')).join('. '));
      else if (one) announce(one.text.replace(/\.$/, ''), 'polite', subjectOf(one));
    } else {
      for (const saying of texts) announce(saying.text, saying.politeness, subjectOf(saying));
      if (!isReplay && sayings.some(isArrival)) onArrival();
    }
    waiting = [];
    isAway = false;
  }

  function follow(): void {
    const now = game.get();
    if (now.connection === 'live' && connection !== 'live') liveSince = performance.now();
    connection = now.connection;
    if (now.said && now.said.n > heard.current) hear(now.said);
    weather.follow(now);
  }

  function onVisibility(): void {
    if (document.hidden) {
      isAway = true;
      return;
    }
    weather.back(game.get());
    wait(backMs);
  }

  let isOver = false;
  const stop = game.subscribe(follow);
  // The voice has its place a moment after the screen.
  queueMicrotask(() => isOver || follow());
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    isOver = true;
    stop();
    document.removeEventListener('visibilitychange', onVisibility);
    clearTimeout(timer);
    weather.stop();
  };
}

function focused(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

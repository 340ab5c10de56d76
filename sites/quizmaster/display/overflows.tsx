import type { DisplayView, HostGame, HostQuestion, HostRound } from '@snug/contract';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type RoomLook, roomLook, wear } from './room-look.ts';
import { Screen } from './screen.tsx';

/** A text that does not fit on the big screen even at its smallest size. */
export type Overflow =
  | { readonly kind: 'title' }
  | { readonly kind: 'round'; readonly round_order: number }
  /** `number` is its place in the pack, from 1; as an answer: what is told of it. */
  | {
      readonly kind: 'question' | 'answer';
      readonly round_order: number;
      readonly number: number;
      readonly question_id: string;
    };

/** A game as far as the big screen shows it before and while it is played. */
export type Checked = Pick<HostGame, 'gameid' | 'code' | 'kind' | 'title' | 'venue' | 'join_url' | 'rounds'>;

/** A television: what fits there fits on anything wider. */
const [widthPx, heightPx] = [1_600, 900];

/**
 * Shows every title, question and answer of a game on a hidden screen and lists those that do not fit: the component that the
 * room sees, in the venue's look, whose face may be wider than Snug's. Takes a few ms for each, and lets the page go on between
 * rounds. `parent` is where the hidden screen hangs; rejects with the signal's reason once it is aborted.
 */
export async function overflowsOf(game: Checked, parent: HTMLElement, signal?: AbortSignal): Promise<Overflow[]> {
  const look = await roomLook();
  await document.fonts.ready;
  signal?.throwIfAborted();
  const check = openHiddenScreen(parent, look);
  try {
    // Through a break the title stands beside the venue's.
    const isTitleWhole = check.fits(viewOf(game, 'welcome')) && check.kickerFits(viewOf(game, 'break'));
    const found: Overflow[] = isTitleWhole ? [] : [{ kind: 'title' }];
    for (const round of game.rounds) {
      await new Promise((resolve) => setTimeout(resolve));
      signal?.throwIfAborted();
      found.push(...overflowsIn(check, game, round));
    }
    return found;
  } finally {
    check.close();
  }
}

/** Whether the room sees the whole of one question. */
export async function questionFits(
  game: Checked,
  round: HostRound,
  question: HostQuestion,
  parent: HTMLElement,
): Promise<boolean> {
  const check = openHiddenScreen(parent, await roomLook());
  try {
    return check.fits(questionView(game, round, question));
  } finally {
    check.close();
  }
}

interface HiddenScreen {
  /** Whether the stage shows the whole of its texts. */
  fits(view: DisplayView): boolean;
  /** Whether the line above the stage does: the same titles stand there all through the round or the night. */
  kickerFits(view: DisplayView): boolean;
  close(): void;
}

function openHiddenScreen(parent: HTMLElement, look: RoomLook): HiddenScreen {
  const place = document.createElement('div');
  wear(place, look);
  place.inert = true;
  place.setAttribute('aria-hidden', 'true');
  Object.assign(place.style, {
    position: 'fixed',
    insetInlineStart: '-10000px',
    insetBlockStart: '0',
    inlineSize: `${widthPx}px`,
    blockSize: `${heightPx}px`,
    visibility: 'hidden',
  });
  parent.append(place);
  const root = createRoot(place);
  const shows = (view: DisplayView, cut: string) => {
    // Boxes are fitted as they are laid out, so nothing is to be waited for.
    flushSync(() => root.render(<Screen view={view} />));
    return place.querySelector(cut) === null;
  };
  return {
    fits: (view) => shows(view, '[data-overflow]'),
    kickerFits: (view) => shows(view, '[data-cut]'),
    close() {
      root.unmount();
      place.remove();
    },
  };
}

function overflowsIn({ fits, kickerFits }: HiddenScreen, game: Checked, round: HostRound): Overflow[] {
  const { round_order, questions } = round;
  const [first] = questions;
  const isTitleWhole = fits(roundView(game, round)) && (!first || kickerFits(questionView(game, round, first)));
  const found: Overflow[] = isTitleWhole ? [] : [{ kind: 'round', round_order }];
  questions.forEach((question, place) => {
    const named = { round_order, number: place + 1, question_id: question.question_id };
    if (!fits(questionView(game, round, question))) found.push({ kind: 'question', ...named });
    if (!fits(answerView(game, round, question))) found.push({ kind: 'answer', ...named });
  });
  return found;
}

function viewOf(game: Checked, phase: DisplayView['phase'], more: Partial<DisplayView> = {}): DisplayView {
  const { gameid, code, kind, title, venue, join_url } = game;
  const known = { gameid, code, kind, title, venue, join_url, phase };
  return { ...known, teams: [], ads: [], last_msg_id: 0, epoch: '', now: 0, ...more };
}

function roundView(game: Checked, round: HostRound): DisplayView {
  return viewOf(game, 'round', { round: { ...round, round_count: game.rounds.length } });
}

function questionView(game: Checked, round: HostRound, question: HostQuestion): DisplayView {
  const number = round.questions.indexOf(question) + 1;
  return { ...roundView(game, round), phase: 'question', question: { ...question, number } };
}

/** Among others of its length, so that its row has the height that it will have. */
function answerView(game: Checked, round: HostRound, { question_text, accepted, notes }: HostQuestion): DisplayView {
  const { round_order, title } = round;
  const told = { question_text, answers: accepted.map(([first = '']) => first), notes };
  const questions = [1, 2, 3, 4].map((number) => ({ number, ...told, share: { right: 10, teams: 20 } }));
  return { ...roundView(game, round), phase: 'answers', answers: { round_order, title, questions } };
}

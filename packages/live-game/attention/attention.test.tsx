import { memoryStorage } from '@snug/client';
import { ask, begin } from '@snug/client/fake';
import type { Message } from '@snug/contract';
import { down, up } from '@snug/ui/paths';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { member, questions, type RenderGameOptions, renderGame, spectator } from '../tests/render-game.tsx';
import { renderOnPhone } from '../tests/render-on-phone.tsx';
import { fetchAttention } from './announcements.tsx';
import { allowBuzz, mayBuzz } from './buzz.ts';
import { attentionWords as spanish } from './words.es.ts';

beforeAll(fetchAttention);
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'vibrate');
  Reflect.deleteProperty(navigator, 'wakeLock');
});

const submitted: Message = { type: 'TEAM_SUBMITTED', teamid: 't-owls', round_order: 1 };

/** Sets a browser feature, or removes it. */
function give(name: 'vibrate' | 'wakeLock', value: unknown) {
  Object.defineProperty(navigator, name, { configurable: true, value });
}

/** Hides the page, or shows it again. */
function setVisibility(state: 'hidden' | 'visible') {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(state === 'hidden');
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('the wake lock', () => {
  /** A wake lock that behaves as a browser's: released when the page is hidden. */
  function wakeLock() {
    const held = new Set<object>();
    const request = vi.fn(async () => {
      const lock = {
        released: false,
        async release() {
          lock.released = true;
          held.delete(lock);
        },
      };
      held.add(lock);
      return lock;
    });
    give('wakeLock', { request });
    const takeAway = () => {
      for (const lock of held as Set<{ release(): void }>) lock.release();
    };
    return { held, request, takeAway };
  }

  test('it is held from the round’s beginning to its end, and released after the submission', async () => {
    const { held } = wakeLock();
    const { game, screen } = await renderGame([]);
    await expect.element(screen.getByText('Pull up a chair.')).toBeVisible();
    expect(held.size).toBe(0);
    game.receive(begin());
    await expect.poll(() => held.size).toBe(1);
    game.receive(ask({}));
    game.receive(submitted);
    await expect.poll(() => held.size).toBe(0);
    game.receive({ type: 'RESET_SUBMISSION', teamid: 't-owls', round_order: 1, submission_id: 's1' });
    await expect.poll(() => held.size).toBe(1);
    game.receive({ type: 'ROUND_END' });
    await expect.poll(() => held.size).toBe(0);
  });

  test('it is requested again, once, when the page is shown again', async () => {
    const { held, request, takeAway } = wakeLock();
    const { screen } = await renderGame([begin()]);
    await expect.poll(() => held.size).toBe(1);
    setVisibility('hidden');
    takeAway();
    expect(held.size).toBe(0);
    setVisibility('visible');
    await expect.poll(() => held.size).toBe(1);
    setVisibility('visible');
    expect(request).toHaveBeenCalledTimes(2);
    await screen.unmount();
    await expect.poll(() => held.size).toBe(0);
  });

  test('a browser that refuses it, or lacks it, causes no error', async () => {
    const request = vi.fn(() => Promise.reject(new DOMException('low battery', 'NotAllowedError')));
    give('wakeLock', { request });
    const { screen } = await renderGame([begin(), ask({})]);
    await expect.poll(() => request.mock.calls.length).toBe(1);
    await expect.element(screen.getByRole('textbox')).toBeVisible();
    await screen.unmount();
    Reflect.deleteProperty(navigator, 'wakeLock');
    const other = await renderGame([begin(), ask({})]);
    await expect.element(other.screen.getByRole('textbox')).toBeVisible();
  });
});

describe('the buzz', () => {
  const vibrate = vi.fn(() => true);
  const coarse = (matches: boolean) => {
    const asked = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      query.includes('coarse') ? ({ matches } as MediaQueryList) : asked(query),
    );
  };
  beforeEach(() => {
    vibrate.mockClear();
    give('vibrate', vibrate);
    coarse(true);
  });

  /** Longer than any burst. */
  const settle = () => vi.advanceTimersByTime(3_000);

  test('the setting is off at first, stored on this phone, and felt when it is switched on', async () => {
    const { client, screen } = await renderGame([]);
    const choice = screen.getByRole('switch', { name: 'Buzz when a question arrives' });
    await expect.element(choice).not.toBeChecked();
    await choice.click();
    await expect.element(choice).toBeChecked();
    expect(vibrate).toHaveBeenCalledTimes(1);
    expect(client.storage.local.get('snug_buzz')).toBe('on');
    await choice.click();
    await expect.element(choice).not.toBeChecked();
    expect(client.storage.local.get('snug_buzz')).toBeUndefined();
    expect(vibrate).toHaveBeenCalledTimes(1);
  });

  test('in Spanish', async () => {
    const { screen } = await renderGame([], { language: spanish });
    await expect.element(screen.getByRole('switch', { name: 'Vibrar cuando llegue una pregunta' })).toBeVisible();
  });

  test('it is the only stored value, and an unknown value means off', () => {
    const storage = memoryStorage();
    allowBuzz(storage, true);
    expect(mayBuzz(storage)).toBe(true);
    storage.local.set('snug_buzz', '{"on":true}');
    expect(mayBuzz(storage)).toBe(false);
  });

  test.each([
    ['a phone that cannot', () => give('vibrate', undefined)],
    ['a laptop', () => coarse(false)],
  ])('the setting is not offered on %s', async (_, be) => {
    be();
    const { screen } = await renderGame([begin(), ask({})]);
    await expect.element(screen.getByRole('textbox')).toBeVisible();
    expect(screen.getByRole('switch').query()).toBeNull();
  });

  test('a spectator is not offered the setting', async () => {
    const { screen } = await renderGame([begin(), ask({})], { view: spectator });
    await expect.element(screen.getByText('Only teams answer.')).toBeVisible();
    expect(screen.getByRole('switch').query()).toBeNull();
  });

  async function buzzing(messages: readonly Message[], options?: RenderGameOptions) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const opened = await renderGame(messages, options);
    allowBuzz(opened.client.storage, true);
    await Promise.resolve();
    return opened;
  }

  test('it buzzes when questions arrive, once per burst, and for nothing else', async () => {
    const { game } = await buzzing([begin(), ask({})]);
    game.receive(ask(...questions(2)));
    game.receive(ask(...questions(3)));
    settle();
    expect(vibrate).toHaveBeenCalledTimes(1);
    game.receive(ask(...questions(4)));
    settle();
    expect(vibrate).toHaveBeenCalledTimes(2);
    game.receive({ type: 'NUDGE', round_order: 1, thinking: 2 });
    game.receive({ type: 'RECALL', question_id: 'q2', question_index: 1 });
    game.receive({ type: 'CLOSE_SUBMISSIONS', keep_round: true });
    settle();
    expect(vibrate).toHaveBeenCalledTimes(2);
  });

  test('it does not buzz unless allowed', async () => {
    const { client, game } = await buzzing([begin(), ask({})]);
    allowBuzz(client.storage, false);
    game.receive(ask(...questions(2)));
    settle();
    expect(vibrate).not.toHaveBeenCalled();
  });

  test('it does not buzz for a spectator, even if they allowed it while they played', async () => {
    const { game } = await buzzing([begin(), ask({})], { view: spectator });
    game.receive(ask(...questions(2)));
    settle();
    expect(vibrate).not.toHaveBeenCalled();
  });

  test('it does not buzz for a replay after an outage, nor on a hidden page', async () => {
    const { game } = await buzzing([begin(), ask({})]);
    game.change({ connection: 'waiting', notice: { key: 'attempting' } });
    game.change({ connection: 'live', notice: undefined });
    game.receive(ask(...questions(2)));
    game.receive(ask(...questions(3)));
    settle();
    setVisibility('hidden');
    game.receive(ask(...questions(4)));
    settle();
    setVisibility('visible');
    settle();
    expect(vibrate).not.toHaveBeenCalled();
  });
});

describe('Y4 a question that arrives off the screen', () => {
  const long = questions(9);
  beforeEach(() => window.scrollTo(0, 0));

  test('has a line that scrolls there when pressed, and moves nothing before', async () => {
    const { game, screen } = await renderGame([begin(), ask(...long)]);
    const first = screen.getByLabelText('Answer to question 1');
    await first.fill('Jup');
    const { top } = first.element().getBoundingClientRect();
    game.receive(ask(...long, { question_text: 'Who wrote Emma?' }));
    const line = screen.getByRole('button', { name: 'Question 10 is here' });
    await expect.element(line).toBeInViewport();
    await expect.element(first).toHaveFocus();
    expect(first.element().getBoundingClientRect().top).toBe(top);
    await userEvent.keyboard('iter');
    await expect.element(first).toHaveValue('Jupiter');

    await line.click();
    await expect.element(screen.getByRole('heading', { name: 'Who wrote Emma?' })).toHaveFocus();
    await expect.element(screen.getByRole('heading', { name: 'Who wrote Emma?' })).toBeInViewport();
    await expect.element(line).not.toBeInTheDocument();
  });

  test('in Spanish', async () => {
    const { game, screen } = await renderGame([begin(), ask(...long)], { language: spanish });
    game.receive(ask(...long, {}));
    await expect.element(screen.getByRole('button', { name: 'Llegó la pregunta 10' })).toBeInViewport();
    game.receive(ask(...long, {}, {}));
    await expect.element(screen.getByRole('button', { name: '2 preguntas nuevas' })).toBeInViewport();
  });

  test('several are counted, without those that are recalled', async () => {
    const { game, screen } = await renderGame([begin(), ask(...long)]);
    game.receive(ask(...long, {}));
    game.receive(ask(...long, {}, {}));
    await expect.element(screen.getByRole('button', { name: '2 new questions' })).toBeInViewport();
    game.receive({ type: 'RECALL', question_id: 'q10', question_index: 9 });
    await expect.element(screen.getByRole('button', { name: 'Question 10 is here' })).toBeInViewport();
    game.receive({ type: 'ROUND_END' });
    await expect.element(screen.getByRole('button', { name: 'Question 10 is here' })).not.toBeInTheDocument();
  });

  test('the line stands above the bar, also beside what is said about the round', async () => {
    const { screen, barTop, strip, receive } = await renderOnPhone({ messages: [begin(), ask(...long)] });
    receive(ask(...long, {}));
    const line = screen.getByRole('button', { name: 'Question 10 is here' });
    await expect.element(line).toBeInViewport();
    const bottom = () => line.element().getBoundingClientRect().bottom;
    expect(barTop() - bottom()).toBeGreaterThan(0);
    expect(barTop() - bottom()).toBeLessThan(30);
    receive({ type: 'CLOSE_SUBMISSIONS', keep_round: true });
    await expect.poll(strip).not.toBeNull();
    expect(bottom()).toBeLessThanOrEqual(strip()?.getBoundingClientRect().top ?? 0);
  });

  test('its arrow points to where the question is', async () => {
    const { screen, receive } = await renderOnPhone({ messages: [begin(), ask(...long)], view: member });
    receive(ask(...long, {}, ...questions(9)));
    const line = screen.getByRole('button', { name: /new questions$/ });
    await expect.element(line).toBeInViewport();
    const arrow = () => line.element().querySelector('path')?.getAttribute('d');
    expect(arrow()).toBe(down);
    // As a jump to the page's end does: nothing between is seen.
    window.scrollTo({ top: 10_000, behavior: 'instant' });
    await expect.poll(() => arrow()).toBe(up);
    window.scrollTo({ top: 0, behavior: 'instant' });
    await expect.poll(() => arrow()).toBe(down);
  });

  test('it counts what is unseen: a question that was scrolled past is not', async () => {
    const { screen, receive } = await renderOnPhone({ messages: [begin(), ask(...long)] });
    receive(ask(...long, {}, {}, { question_text: 'Who wrote Emma?' }));
    await expect.element(screen.getByRole('button', { name: '3 new questions' })).toBeInViewport();
    screen.getByLabelText('Answer to question 11').element().scrollIntoView({ block: 'end' });
    await expect.element(screen.getByRole('button', { name: 'Question 12 is here' })).toBeInViewport();
    window.scrollTo(0, 10_000);
    await expect.element(screen.getByRole('button', { name: /is here$/ })).not.toBeInTheDocument();
    window.scrollTo(0, 0);
    expect(screen.getByRole('button', { name: /is here$/ }).query()).toBeNull();
  });

  test('the button that submits does not move under a thumb when the line goes, and the room for the line goes with scrolling', async () => {
    const { screen, receive } = await renderOnPhone({ messages: [begin(), ask(...long)] });
    const line = screen.getByRole('button', { name: 'Question 10 is here' });
    const submit = screen.getByRole('button', { name: 'SUBMIT' });
    const pageHeight = () => document.documentElement.scrollHeight;
    receive(ask(...long, {}));
    await expect.element(line).toBeInViewport();
    const withLine = pageHeight();
    window.scrollTo({ top: 10_000, behavior: 'instant' });
    const { top } = submit.element().getBoundingClientRect();
    await expect.element(line).not.toBeInTheDocument();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(submit.element().getBoundingClientRect().top).toBe(top);
    expect(pageHeight()).toBe(withLine);
    window.scrollTo({ top: 0, behavior: 'instant' });
    await expect.poll(pageHeight).toBeLessThan(withLine);
  });

  test('it goes when the round is submitted, and does not come back when it is open again', async () => {
    const { screen, strip, receive } = await renderOnPhone({ messages: [begin(), ask(...long)] });
    receive(ask(...long, {}));
    const line = screen.getByRole('button', { name: 'Question 10 is here' });
    await expect.element(line).toBeInViewport();
    receive(submitted);
    await expect.element(line).not.toBeInTheDocument();
    receive({ type: 'RESET_SUBMISSION', teamid: 't-owls', round_order: 1, submission_id: 's1' });
    await expect.poll(strip).not.toBeNull();
    expect(line.query()).toBeNull();
    receive(ask(...long, {}, {}));
    await expect.element(screen.getByRole('button', { name: 'Question 11 is here' })).toBeInViewport();
  });

  test('in a round of clues it counts clues', async () => {
    const { screen, receive } = await renderOnPhone({ messages: [begin({ single_answer: true }), ask(...long)] });
    receive(ask(...long, {}));
    await expect.element(screen.getByRole('button', { name: 'Clue 10 is here' })).toBeInViewport();
    receive(ask(...long, {}, {}));
    await expect.element(screen.getByRole('button', { name: '2 new clues' })).toBeInViewport();
  });

  test('a round that goes on after its end has no line for the questions that it had', async () => {
    const { screen, receive } = await renderOnPhone({ messages: [begin(), ask(...long)] });
    receive({ type: 'ROUND_END' });
    receive(begin());
    receive(ask(...long));
    receive(ask(...long, {}));
    await expect.element(screen.getByRole('button', { name: 'Question 10 is here' })).toBeInViewport();
  });

  test('a question in sight has no line, nor has a round that begins', async () => {
    const { game, screen } = await renderGame([]);
    game.receive(begin());
    game.receive(ask({}));
    game.receive(ask({}, { question_text: 'Who wrote Emma?' }));
    await expect.element(screen.getByRole('heading', { name: 'Who wrote Emma?' })).toBeInViewport();
    game.receive(ask(...questions(12)));
    // The last question's line is shown, so those of the earlier ones would be too.
    await expect.element(screen.getByRole('button', { name: /new questions$/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /is here$/ }).query()).toBeNull();
  });
});

describe('NUDGE', () => {
  const nudge = (thinking: number, round_order = 1): Message => ({ type: 'NUDGE', round_order, thinking });

  test.each([
    ['the round', [], {}],
    ['a member’s round', [], { view: member }],
    ['the submitted screen', [submitted], {}],
  ] as const)('%s says quietly how many teams are still thinking', async (_, before, options) => {
    const { game, screen } = await renderGame([begin(), ask({}), ...before], options);
    const line = (text: string) => screen.getByRole('main').getByText(text, { exact: true });
    game.receive(nudge(2));
    await expect.element(line('2 teams still thinking')).toBeVisible();
    game.receive(nudge(1));
    await expect.element(line('1 team still thinking')).toBeVisible();
    game.receive({ type: 'CLOSE_SUBMISSIONS', keep_round: true });
    await expect.element(line('1 team still thinking')).not.toBeInTheDocument();
  });

  test('my own team counts one less once it has submitted, and one more when that is reset; at zero the line is empty', async () => {
    const { game, screen } = await renderGame([begin(), ask({}), nudge(2)]);
    const line = (text: string) => screen.getByRole('main').getByText(text, { exact: true });
    game.receive(submitted);
    await expect.element(line('1 team still thinking')).toBeVisible();
    game.receive({ type: 'RESET_SUBMISSION', teamid: 't-owls', round_order: 1, submission_id: 's1' });
    await expect.element(line('2 teams still thinking')).toBeVisible();
    game.receive(nudge(1));
    await expect.element(line('1 team still thinking')).toBeVisible();
    game.receive(submitted);
    await expect.element(screen.getByRole('main').getByText(/still thinking/)).not.toBeInTheDocument();
  });

  test('a team that had submitted already still sees how many are thinking, until nobody is', async () => {
    const { game, screen } = await renderGame([begin(), ask({}), submitted, nudge(2)]);
    const line = screen.getByRole('main').getByText(/still thinking/);
    await expect.element(line).toHaveTextContent('2 teams still thinking');
    game.receive(nudge(0));
    await expect.element(line).not.toBeInTheDocument();
  });

  test('it is shown in its own round only', async () => {
    const { game, screen } = await renderGame([begin(), ask({}), nudge(2)]);
    await expect.element(screen.getByRole('main').getByText('2 teams still thinking')).toBeVisible();
    game.receive(begin({ round_id: 'r2', round_order: 2, title: 'Music' }));
    game.receive(ask({}));
    await expect.element(screen.getByRole('heading', { name: 'Music' })).toBeVisible();
    await expect.element(screen.getByRole('main').getByText('2 teams still thinking')).not.toBeInTheDocument();
  });
});

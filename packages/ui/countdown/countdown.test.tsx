import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Countdown, type CountdownProps } from './countdown.tsx';

const START = 1_700_000_000_000;
const again = (seconds: number) => (seconds > 0 ? `Send again in ${seconds} s` : 'Send again');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.setSystemTime(START);
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(document, 'visibilityState');
});

/** Until both libraries have rendered; Preact's effects wait for a frame and then for a timer, which is faked here. */
async function settle() {
  for (let frame = 0; frame < 3; frame++) {
    await new Promise(requestAnimationFrame);
    vi.advanceTimersByTime(0);
  }
}

const timer = () => page.getByRole('timer').element() as HTMLElement;
/** So many milliseconds later. */
async function showsAfter(ms: number, text: string) {
  vi.advanceTimersByTime(ms);
  await shows(text);
}

async function shows(text: string) {
  await settle();
  expect(timer().textContent).toBe(text);
}
const turn = (state: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  document.dispatchEvent(new Event('visibilitychange'));
};
const draw = (props: Partial<CountdownProps> = {}) =>
  render(
    <Countdown until={START + 60_000} {...props}>
      {again}
    </Countdown>,
  );

test('LIMIT-15 sixty seconds, by whole seconds, to the end, which is reported once', async () => {
  const onDone = vi.fn();
  await draw({ onDone });
  await shows('Send again in 60 s');
  await showsAfter(999, 'Send again in 60 s');
  await showsAfter(1, 'Send again in 59 s');
  await showsAfter(58_999, 'Send again in 1 s');
  expect(onDone).not.toHaveBeenCalled();
  await showsAfter(1, 'Send again');
  expect(onDone).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(600_000);
  expect(onDone).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('it ticks where a second ends, also when it began in the middle of one', async () => {
  await draw({ until: START + 2_300 });
  await shows('Send again in 3 s');
  await showsAfter(300, 'Send again in 2 s');
  await showsAfter(1_000, 'Send again in 1 s');
});

test('it reads the given clock', async () => {
  let time = 5_000;
  await draw({ until: 8_000, now: () => time });
  await shows('Send again in 3 s');
  time = 7_500;
  await showsAfter(1_000, 'Send again in 1 s');
});

test('on a hidden page it pauses; shown again it is right again', async () => {
  const onDone = vi.fn();
  await draw({ onDone });
  await shows('Send again in 60 s');
  turn('hidden');
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(20_500);
  expect(timer().textContent).toBe('Send again in 60 s');
  turn('visible');
  await shows('Send again in 40 s');
  await showsAfter(500, 'Send again in 39 s');
  turn('hidden');
  vi.advanceTimersByTime(100_000);
  expect(onDone).not.toHaveBeenCalled();
  turn('visible');
  await shows('Send again');
  turn('hidden');
  turn('visible');
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('rendered on a hidden page it waits to be shown', async () => {
  turn('hidden');
  const onDone = vi.fn();
  await draw({ until: START - 1, onDone });
  await shows('Send again');
  expect(onDone).not.toHaveBeenCalled();
  turn('visible');
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('a moment that has passed is over at once, and reported once, under StrictMode too', async () => {
  const onDone = vi.fn();
  await render(
    <StrictMode>
      <Countdown until={START - 5_000} onDone={onDone}>
        {again}
      </Countdown>
    </StrictMode>,
  );
  await shows('Send again');
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('a countdown that has ended stays ended when the clock is set back', async () => {
  let time = START;
  const onDone = vi.fn();
  await draw({ until: START, now: () => time, onDone });
  await shows('Send again');
  time -= 30_000;
  turn('visible');
  await shows('Send again');
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('another moment starts it again, at once, and has an end of its own', async () => {
  const onDone = vi.fn();
  const screen = await draw({ until: START + 1_000, onDone });
  await settle();
  await showsAfter(1_000, 'Send again');
  await screen.rerender(
    <Countdown until={START + 61_000} onDone={onDone}>
      {again}
    </Countdown>,
  );
  await shows('Send again in 60 s');
  await showsAfter(60_000, 'Send again');
  expect(onDone).toHaveBeenCalledTimes(2);
});

test('the latest onDone is the one that is called', async () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const screen = await draw({ onDone: first });
  await screen.rerender(
    <Countdown until={START + 60_000} onDone={second}>
      {again}
    </Countdown>,
  );
  await settle();
  vi.advanceTimersByTime(60_000);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledTimes(1);
});

test('unmounted, it leaves no timer and reports nothing', async () => {
  const onDone = vi.fn();
  const screen = await draw({ onDone });
  await settle();
  expect(vi.getTimerCount()).toBe(1);
  await screen.unmount();
  await settle();
  turn('visible');
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(100_000);
  expect(onDone).not.toHaveBeenCalled();
});

test('it is not read out each second: a timer, and no live region', async () => {
  await draw();
  expect(timer().getAttribute('aria-live')).toBe(null);
  expect(timer().closest('[aria-live],[role=status],[role=alert]')).toBe(null);
});

test('a button’s name is the text of its countdown', async () => {
  await render(
    <button type="button">
      <Countdown until={START + 60_000} inButton>
        {again}
      </Countdown>
    </button>,
  );
  await settle();
  expect(page.getByRole('button', { name: 'Send again in 60 s', exact: true }).elements()).toHaveLength(1);
});

test('nothing beside it moves when it has a digit less', async () => {
  await draw({ until: START + 10_000 });
  await shows('Send again in 10 s');
  const before = timer().offsetWidth;
  await showsAfter(1_000, 'Send again in 9 s');
  expect(timer().offsetWidth).toBe(before);
});

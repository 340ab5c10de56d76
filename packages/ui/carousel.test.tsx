import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Carousel, type CarouselProps } from './carousel.tsx';

const HALF_A_MINUTE = 30_000;

/** The device's wish, which the tests' browser has fixed, and who waits for it to change. */
let still: boolean;
let changed: Set<() => void>;
let hidden: boolean;

/** The pointer rests where the test before, perhaps of another file, has left it: not on what is about to be drawn. */
async function pointerAway() {
  const corner = document.createElement('div');
  Object.assign(corner.style, {
    position: 'fixed',
    insetBlockEnd: '0',
    insetInlineEnd: '0',
    width: '8px',
    height: '8px',
  });
  document.body.append(corner);
  await userEvent.hover(corner);
  corner.remove();
}

beforeEach(async () => {
  await pointerAway();
  still = false;
  hidden = false;
  changed = new Set();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('reduced-motion')
      ? ({
          get matches() {
            return still;
          },
          addEventListener: (_: string, listener: () => void) => changed.add(listener),
          removeEventListener: (_: string, listener: () => void) => changed.delete(listener),
        } as unknown as MediaQueryList)
      : real(query),
  );
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});

afterEach(async () => {
  // What waits for a timer that is taken away waits for ever, and with it Preact's next effects.
  await settled();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const ads = ['Pies', 'Ale', 'Darts', 'Quiz', 'Roast'].map((name) => ({
  id: name,
  content: <a href={`#${name}`}>{name}</a>,
}));

function Page(props: Partial<CarouselProps>) {
  return (
    <>
      <button type="button">Before</button>
      <Carousel label="From the house" slides={ads} {...props} />
    </>
  );
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const shown = () =>
  page
    .getByRole('link')
    .elements()
    .map((link) => link.textContent)
    .join();
const place = () => document.querySelector('bdi')?.textContent;
/** As by a thumb: the focus goes to the button, then it is pressed. */
function press(name: string) {
  const element = button(name).element() as HTMLElement;
  element.focus();
  element.click();
}
/** The focus goes elsewhere. */
const leave = () => (button('Before').element() as HTMLElement).focus();
/** What an effect starts is started; then time passes. */
async function pass(ms: number) {
  await settled();
  vi.advanceTimersByTime(ms);
  await settled();
}
/** Drawn, with its effects: Preact starts those by a timer of its own, after a frame. */
async function settled() {
  await frame();
  vi.advanceTimersByTime(0);
  await frame();
}
const frame = () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

/** A pointer that comes or goes. Not the browser's own: it would stay where it was, over the next test's carousel. */
function point(at: 'over' | 'elsewhere') {
  const carousel = document.querySelector('[aria-roledescription="carousel"]');
  const [bubbling, own] = at === 'over' ? ['pointerover', 'pointerenter'] : ['pointerout', 'pointerleave'];
  // React makes its event of the one, Preact hears the other.
  carousel?.dispatchEvent(new PointerEvent(bubbling, { bubbles: true, relatedTarget: document.body }));
  carousel?.dispatchEvent(new PointerEvent(own, { relatedTarget: document.body }));
}

test('LIMIT-13 the next one after thirty seconds, and after the last the first', async () => {
  await render(<Page startAt={3} />);
  expect(shown()).toBe('Quiz');
  await pass(HALF_A_MINUTE - 1);
  expect(shown()).toBe('Quiz');
  await pass(1);
  expect(shown()).toBe('Roast');
  expect(place()).toBe('5 of 5');
  await pass(HALF_A_MINUTE);
  expect(shown()).toBe('Pies');
});

test('LIMIT-13 a time of its own, and a start beyond the end', async () => {
  await render(<Page everyMs={5000} startAt={6} />);
  expect(shown()).toBe('Ale');
  await pass(5000);
  expect(shown()).toBe('Darts');
});

test('Y2 it rests while somebody points at it, and has its full time afterwards', async () => {
  await render(<Page />);
  await pass(HALF_A_MINUTE - 1);
  point('over');
  await pass(HALF_A_MINUTE * 3);
  expect(shown()).toBe('Pies');
  point('elsewhere');
  await pass(HALF_A_MINUTE - 1);
  expect(shown()).toBe('Pies');
  await pass(1);
  expect(shown()).toBe('Ale');
});

test('Y2 it rests while the focus is in it', async () => {
  await render(<Page />);
  await settled();
  (page.getByRole('link').element() as HTMLElement).focus();
  await pass(HALF_A_MINUTE * 3);
  expect(shown()).toBe('Pies');
  leave();
  await pass(HALF_A_MINUTE);
  expect(shown()).toBe('Ale');
});

test('Y2 a press on Next does not stop it: it goes on once the pointer is elsewhere', async () => {
  await render(<Page />);
  await settled();
  await userEvent.click(button('Next'));
  await settled();
  await expect.poll(() => document.activeElement === button('Next').element()).toBe(true);
  expect(shown()).toBe('Ale');
  await userEvent.hover(button('Before'));
  await pass(HALF_A_MINUTE);
  expect(shown()).toBe('Darts');
});

test('Y2 it rests while the focus is in a slide, however it came there', async () => {
  const slides = ['Pies', 'Ale'].map((name) => ({ id: name, content: <button type="button">{name}</button> }));
  await render(<Page slides={slides} />);
  await settled();
  await userEvent.click(button('Pies'));
  await expect.poll(() => document.activeElement === button('Pies').element()).toBe(true);
  // No ring: it is the slide that counts.
  expect(document.activeElement?.matches(':focus-visible')).toBe(false);
  await userEvent.hover(button('Before'));
  await pass(HALF_A_MINUTE * 3);
  expect(place()).toBe('1 of 2');
  leave();
  await pass(HALF_A_MINUTE);
  expect(place()).toBe('2 of 2');
});

test('Y2 it rests while the page is not seen', async () => {
  await render(<Page />);
  await settled();
  hidden = true;
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(HALF_A_MINUTE * 3);
  expect(shown()).toBe('Pies');
  hidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(HALF_A_MINUTE);
  expect(shown()).toBe('Ale');
});

test('Y2 Y14 under reduced motion it never goes on by itself, until somebody presses play', async () => {
  still = true;
  await render(<Page />);
  await pass(HALF_A_MINUTE * 3);
  expect(shown()).toBe('Pies');
  point('over');
  press('Play');
  // Pointer and focus are on the button that was pressed: it was meant all the same.
  await pass(HALF_A_MINUTE);
  expect(shown()).toBe('Ale');
});

test('Y2 Y14 it stops when the device begins to ask for no motion', async () => {
  await render(<Page />);
  await settled();
  still = true;
  for (const listener of changed) listener();
  await pass(HALF_A_MINUTE * 3);
  expect(shown()).toBe('Pies');
  await expect.element(button('Play')).toBeVisible();
});

test('Y2 pause stops it for good, the same button starts it again', async () => {
  await render(<Page />);
  await settled();
  const pause = button('Pause').element();
  press('Pause');
  leave();
  await pass(HALF_A_MINUTE * 3);
  expect(shown()).toBe('Pies');
  expect(button('Play').element()).toBe(pause);
  press('Play');
  leave();
  await pass(HALF_A_MINUTE);
  expect(shown()).toBe('Ale');
});

test('Y2 play was meant until somebody goes elsewhere in it: then it rests again', async () => {
  still = true;
  await render(<Page />);
  await settled();
  press('Play');
  await settled();
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.poll(() => document.activeElement === button('Next').element()).toBe(true);
  await pass(HALF_A_MINUTE * 3);
  expect(shown()).toBe('Pies');
});

test('Y2 going on by itself is not announced; what somebody chooses is', async () => {
  const { container } = await render(<Page />);
  await settled();
  const region = container.querySelector('[aria-live]');
  expect(region?.getAttribute('aria-live')).toBe('off');
  await pass(HALF_A_MINUTE);
  expect(region?.getAttribute('aria-live')).toBe('off');
  leave();
  await userEvent.keyboard('{Tab}{Tab}{Tab}');
  await settled();
  await expect.poll(() => document.activeElement === button('Next').element()).toBe(true);
  expect(region?.getAttribute('aria-live')).toBe('polite');
  await userEvent.keyboard('{Enter}');
  expect(shown()).toBe('Darts');
  expect(region?.getAttribute('aria-live')).toBe('polite');
});

test('by keyboard: the buttons come before the slides, of which only the shown one can be reached', async () => {
  await render(<Page />);
  const order: (string | null | undefined)[] = [];
  for (let step = 0; step < 5; step += 1) {
    await userEvent.keyboard('{Tab}');
    order.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
  }
  expect(order).toEqual(['Before', 'Pause', 'Previous', 'Next', 'Pies']);
});

test('previous and next go round the ends, and say where', async () => {
  await render(<Page />);
  await settled();
  press('Previous');
  await settled();
  expect([shown(), place()]).toEqual(['Roast', '5 of 5']);
  press('Next');
  await settled();
  expect([shown(), place()]).toEqual(['Pies', '1 of 5']);
});

test('it says what it is, and each slide where it stands', async () => {
  await render(<Page />);
  const carousel = page.getByRole('group', { name: 'From the house' });
  expect(carousel.element().getAttribute('aria-roledescription')).toBe('carousel');
  const slide = carousel.getByRole('group');
  expect(slide.elements().length).toBe(1);
  expect(slide.element().getAttribute('aria-label')).toBe('1 of 5');
  expect(slide.element().getAttribute('aria-roledescription')).toBe('slide');
});

test('as high as the highest slide, whichever is shown', async () => {
  const slides = [20, 120, 60].map((height) => ({
    id: `${height}`,
    content: <div style={{ height: `${height}px` }} />,
  }));
  const { container } = await render(<Page slides={slides} />);
  const region = container.querySelector<HTMLElement>('[aria-live]');
  expect(region?.offsetHeight).toBe(120);
  press('Next');
  await settled();
  expect(region?.offsetHeight).toBe(120);
});

test('one alone: no buttons, no timer; none at all: nothing breaks', async () => {
  const { rerender } = await render(<Page slides={ads.slice(0, 1)} />);
  await settled();
  expect(page.getByRole('button').elements().length).toBe(1);
  expect(vi.getTimerCount()).toBe(0);
  expect(shown()).toBe('Pies');
  await rerender(<Page slides={[]} />);
  expect(shown()).toBe('');
});

test('a slide that is taken away leaves one that is there', async () => {
  const { rerender } = await render(<Page startAt={4} />);
  await rerender(<Page startAt={4} slides={ads.slice(0, 2)} />);
  expect(shown()).toBe('Pies');
  expect(place()).toBe('1 of 2');
});

test('nothing is left running when it goes', async () => {
  const { unmount } = await render(<Page />);
  await settled();
  expect(vi.getTimerCount()).toBe(1);
  expect(changed.size).toBe(1);
  await unmount();
  await settled();
  expect(vi.getTimerCount()).toBe(0);
  expect(changed.size).toBe(0);
});

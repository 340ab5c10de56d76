import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { textsOf } from '../tests/texts-of.ts';
import { Carousel, type CarouselProps } from './carousel.tsx';

const HALF_A_MINUTE = 30_000;

/** The reduced-motion preference, which the tests' browser has fixed, and the listeners to its changes. */
let still: boolean;
let changed: Set<() => void>;
let hidden: boolean;

/** The pointer rests where the previous test, perhaps of another file, left it: move it away from what is rendered next. */
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
  // A removed fake timer never fires, and Preact's next effects would wait for it.
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
const shown = () => textsOf(page.getByRole('link')).join();
const place = () => document.querySelector('bdi')?.textContent;
/** As by a thumb: the button is focused, then clicked. */
function press(name: string) {
  const element = button(name).element() as HTMLElement;
  element.focus();
  element.click();
}
/** Moves the focus elsewhere. */
const leave = () => (button('Before').element() as HTMLElement).focus();
/** Lets effects start their timers, then advances the time. */
async function pass(ms: number) {
  await settled();
  vi.advanceTimersByTime(ms);
  await settled();
}
/** Rendered, with its effects: Preact starts those by a timer of its own, after a frame. */
async function settled() {
  await frame();
  vi.advanceTimersByTime(0);
  await frame();
}
const frame = () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

async function draw() {
  const drawn = await render(<Page />);
  await settled();
  return drawn;
}

async function staysAtPies(): Promise<void> {
  await pass(HALF_A_MINUTE * 3);
  expect(shown()).toBe('Pies');
}

async function goesOnTo(slide: string): Promise<void> {
  await pass(HALF_A_MINUTE);
  expect(shown()).toBe(slide);
}

/** Enters or leaves with the pointer. Not the browser's own pointer: it would stay over the next test's carousel. */
function point(at: 'over' | 'elsewhere') {
  const carousel = document.querySelector('[aria-roledescription="carousel"]');
  const [bubbling, own] = at === 'over' ? ['pointerover', 'pointerenter'] : ['pointerout', 'pointerleave'];
  // React makes its event of one of them, Preact listens to the other.
  carousel?.dispatchEvent(new PointerEvent(bubbling, { bubbles: true, relatedTarget: document.body }));
  carousel?.dispatchEvent(new PointerEvent(own, { relatedTarget: document.body }));
}

test('LIMIT-13 the next slide comes after thirty seconds, and after the last one the first', async () => {
  await render(<Page startAt={3} />);
  expect(shown()).toBe('Quiz');
  await pass(HALF_A_MINUTE - 1);
  expect(shown()).toBe('Quiz');
  await pass(1);
  expect(shown()).toBe('Roast');
  expect(place()).toBe('5 of 5');
  await goesOnTo('Pies');
});

test('LIMIT-13 another interval, and a start beyond the end', async () => {
  await render(<Page everyMs={5000} startAt={6} />);
  expect(shown()).toBe('Ale');
  await pass(5000);
  expect(shown()).toBe('Darts');
});

test('Y2 it pauses while the pointer is over it, and has its full time afterwards', async () => {
  await render(<Page />);
  await pass(HALF_A_MINUTE - 1);
  point('over');
  await staysAtPies();
  point('elsewhere');
  await pass(HALF_A_MINUTE - 1);
  expect(shown()).toBe('Pies');
  await pass(1);
  expect(shown()).toBe('Ale');
});

test('Y2 it pauses while the focus is in it', async () => {
  await draw();
  (page.getByRole('link').element() as HTMLElement).focus();
  await staysAtPies();
  leave();
  await goesOnTo('Ale');
});

test('Y2 a click on Next does not stop it: it goes on once the pointer has left', async () => {
  await draw();
  await userEvent.click(button('Next'));
  await settled();
  await expect.poll(() => document.activeElement === button('Next').element()).toBe(true);
  expect(shown()).toBe('Ale');
  await userEvent.hover(button('Before'));
  await goesOnTo('Darts');
});

test('Y2 it pauses while the focus is in a slide, however it came there', async () => {
  const slides = ['Pies', 'Ale'].map((name) => ({ id: name, content: <button type="button">{name}</button> }));
  await render(<Page slides={slides} />);
  await settled();
  await userEvent.click(button('Pies'));
  await expect.poll(() => document.activeElement === button('Pies').element()).toBe(true);
  // No ring: focus in a slide counts without it.
  expect(document.activeElement?.matches(':focus-visible')).toBe(false);
  await userEvent.hover(button('Before'));
  await pass(HALF_A_MINUTE * 3);
  expect(place()).toBe('1 of 2');
  leave();
  await pass(HALF_A_MINUTE);
  expect(place()).toBe('2 of 2');
});

test('Y2 it pauses while the page is hidden', async () => {
  await draw();
  hidden = true;
  document.dispatchEvent(new Event('visibilitychange'));
  await staysAtPies();
  hidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  await goesOnTo('Ale');
});

test('Y2 Y14 with reduced motion it never moves on by itself, until play is pressed', async () => {
  still = true;
  await render(<Page />);
  await staysAtPies();
  point('over');
  press('Play');
  // Pointer and focus are on the pressed button, which does not pause it.
  await goesOnTo('Ale');
});

test('Y2 Y14 it stops when reduced motion is switched on', async () => {
  await draw();
  still = true;
  for (const listener of changed) listener();
  await staysAtPies();
  await expect.element(button('Play')).toBeVisible();
});

test('Y2 pause stops it for good, the same button starts it again', async () => {
  await draw();
  const pause = button('Pause').element();
  press('Pause');
  leave();
  await staysAtPies();
  expect(button('Play').element()).toBe(pause);
  press('Play');
  leave();
  await goesOnTo('Ale');
});

test('Y2 play overrides pointer and focus until they move: then it pauses again', async () => {
  still = true;
  await draw();
  press('Play');
  await settled();
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.poll(() => document.activeElement === button('Next').element()).toBe(true);
  await staysAtPies();
});

test('Y2 automatic changes are not announced; chosen ones are', async () => {
  const { container } = await draw();
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

test('by keyboard: the buttons come before the slides, of which only the shown one is focusable', async () => {
  await render(<Page />);
  const order: (string | null | undefined)[] = [];
  for (let step = 0; step < 5; step += 1) {
    await userEvent.keyboard('{Tab}');
    order.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
  }
  expect(order).toEqual(['Before', 'Pause', 'Previous', 'Next', 'Pies']);
});

test('previous and next go around the ends, and say where they are', async () => {
  await draw();
  press('Previous');
  await settled();
  expect([shown(), place()]).toEqual(['Roast', '5 of 5']);
  press('Next');
  await settled();
  expect([shown(), place()]).toEqual(['Pies', '1 of 5']);
});

test('it has a role and a name, and each slide its position', async () => {
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

test('a single slide has no buttons and no timer; no slides at all break nothing', async () => {
  const { rerender } = await render(<Page slides={ads.slice(0, 1)} />);
  await settled();
  expect(page.getByRole('button').elements().length).toBe(1);
  expect(vi.getTimerCount()).toBe(0);
  expect(shown()).toBe('Pies');
  await rerender(<Page slides={[]} />);
  expect(shown()).toBe('');
});

test('when the shown slide is removed, another one is shown', async () => {
  const { rerender } = await render(<Page startAt={4} />);
  await rerender(<Page startAt={4} slides={ads.slice(0, 2)} />);
  expect(shown()).toBe('Pies');
  expect(place()).toBe('1 of 2');
});

test('no timer and no listener is left after unmounting', async () => {
  const { unmount } = await draw();
  expect(vi.getTimerCount()).toBe(1);
  expect(changed.size).toBe(1);
  await unmount();
  await settled();
  expect(vi.getTimerCount()).toBe(0);
  expect(changed.size).toBe(0);
});

import { join } from 'node:path';
import type { Page } from 'playwright';
import { type Measured, measure } from './measure.ts';
import type { Story } from './stories.ts';

export type Scheme = 'dark' | 'light';

/** Where and how to visit stories. */
export interface Visit {
  readonly origin: string;
  /** Storybook's toolbar settings, as in a URL: `text:large;direction:rtl`. */
  readonly globals: string;
  readonly schemes: readonly Scheme[];
  /** Where the pictures go, by scheme. */
  readonly folder: string;
}

/** How long a story may take, including its play function. */
const storyMs = 120_000;
const phoneHeight = 844;
/** Space below the cropped content. */
const margin = 24;
/** Longer pictures are cut: a sheet shows what a story is, not all of it. */
const longest = 4_000;

/** Opens a story, waits for it, and takes a picture in every scheme. Returns what is wrong with it. */
export async function visit(page: Page, story: Story, { origin, globals, schemes, folder }: Visit): Promise<string[]> {
  const faults = new Set<string>();
  const onError = (error: Error) => faults.add(`throws: ${error.message}`);
  page.on('pageerror', onError);
  try {
    // The tests run its own checks.
    const all = ['theme:auto', 'a11y.manual:!true', globals].filter(Boolean).join(';');
    await page.goto(`${origin}/iframe.html?id=${story.id}&viewMode=story&globals=${all}`);
    await page.waitForFunction(isDone, undefined, { timeout: storyMs });
    for (const scheme of schemes) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      const found = await page.evaluate(measure);
      for (const fault of faultsIn(found)) faults.add(fault);
      const height = Math.min(longest, Math.max(80, found.bottom + margin));
      await page.screenshot({
        path: join(folder, scheme, `${story.id}.png`),
        ...(!found.isCovered && {
          fullPage: true,
          clip: { x: 0, y: 0, width: page.viewportSize()?.width ?? 390, height: Math.max(height, 1) },
        }),
      });
    }
  } catch (error) {
    faults.add(`cannot be looked at: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
  } finally {
    page.off('pageerror', onError);
  }
  return [...faults];
}

export function phone(width: number) {
  return { viewport: { width, height: phoneHeight }, reducedMotion: 'reduce' } as const;
}

function faultsIn({ error, isEmpty, tooWide }: Measured): string[] {
  if (error) return [`throws: ${error}`];
  if (isEmpty) return ['shows nothing'];
  return tooWide ? [`scrolls sideways: ${tooWide.what} sticks out by ${tooWide.by} px`] : [];
}

/** Runs in the page: whether Storybook says that the story was rendered and played, or failed. */
function isDone(): boolean {
  const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as { currentRender?: { phase?: string } } | undefined;
  const ends = ['played', 'completing', 'completed', 'afterEach', 'finished', 'errored', 'aborted'];
  const phase = preview?.currentRender?.phase ?? '';
  return (ends.includes(phase) && document.fonts.status === 'loaded') || document.body.matches('.sb-show-errordisplay');
}

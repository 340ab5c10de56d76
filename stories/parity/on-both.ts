import { within } from 'storybook/test';
import { describe, expect, test } from 'vitest';
import { isRepeat } from '../languages/is-repeat.ts';
import type * as library from './library.ts';

/** What renders with one of the two libraries, and the decorators of every story. */
type Library = typeof library;
type Component = (props: object) => React.ReactNode;
type Decorator = (Story: Component, context: Context) => React.ReactNode;
type Context = { args: object; globals: object; parameters: object; viewMode: 'story' };
type Play = (context: Context & { canvasElement: HTMLElement; canvas: ReturnType<typeof within> }) => unknown;
/** The parts of a story file that are needed to render its stories. */
type Stories = { default: Story & { component?: Component } } & Record<string, Story>;
type Story = {
  args?: object;
  globals?: object;
  parameters?: object;
  decorators?: Decorator[];
  render?: Component;
  play?: Play;
};

// The console is built with React alone.
const onReact = import.meta.glob<Stories>(['../*/*.stories.tsx', '!../quizmaster/*']);
const onPreact = import.meta.glob<Stories>(['../*/*.stories.tsx', '!../quizmaster/*'], { query: '?on=preact' });
const files = Object.keys(onReact);
const react = import.meta.glob<Library>('./library.ts', { eager: true })['./library.ts'];
const preact = import.meta.glob<Library>('./library.ts', { query: '?on=preact', eager: true })['./library.ts'];

export const [repeats, firsts] = [files.filter(isRepeat), files.filter((file) => !isRepeat(file))];

/** How many stories these files have. */
export async function countOf(files: readonly string[]): Promise<number> {
  const stories = await Promise.all(files.map((file) => onReact[file]?.() ?? {}));
  return stories.flatMap((file) => Object.keys(file).filter((name) => name !== 'default')).length;
}

/** Every story of these files gives the same elements on React and on Preact. */
export function sameOnBoth(files: readonly string[]): void {
  test('there are two libraries to draw with', () => {
    expect(preact?.createElement).not.toBe(react?.createElement);
  });

  describe.each(files)('%s gives the same elements on React and on Preact', async (file) => {
    const [one, other] = [await onReact[file]?.(), await onPreact[file]?.()];
    if (!one || !other || !react || !preact) throw new Error(`${file} could not be loaded.`);
    const names = Object.keys(one).filter((name) => name !== 'default');

    test.each(names)('%s', async (name) => {
      const both = async (frames: number) => [
        await drawn(one, name, react, frames),
        await drawn(other, name, preact, frames),
      ];
      let [expected = '', found = ''] = await both(QUIET_FRAMES);
      // A difference may come from a page that was read too early: both are rendered again, with a longer wait.
      if (found !== expected) {
        console.warn(`${file} ${name}: rendered again, with a longer wait.\n${difference(expected, found)}`);
        [expected = '', found = ''] = await both(LONG_QUIET_FRAMES);
      }
      expect(expected.split('\n').length).toBeGreaterThan(3);
      expect(found, difference(expected, found)).toBe(expected);
    });
  });
}

/** How many frames without a change make a page quiet. */
const QUIET_FRAMES = 2;
const LONG_QUIET_FRAMES = 60;

/** The elements when the story has been played and the page is quiet. */
async function drawn(
  stories: Stories,
  name: string,
  { createElement, flushSync, createRoot, preview }: Library,
  frames: number,
) {
  const meta = stories.default;
  const story = stories[name] ?? {};
  const Drawn = story.render ?? meta.render ?? meta.component;
  if (!Drawn) throw new Error(`${name} has nothing to draw.`);
  const context: Context = {
    args: { ...meta.args, ...story.args },
    globals: { ...preview.initialGlobals, ...meta.globals, ...story.globals },
    parameters: { ...meta.parameters, ...story.parameters },
    viewMode: 'story',
  };
  const decorators = [story, meta, preview].flatMap((of) => (of.decorators ?? []) as Decorator[]);
  const Decorated = decorators.reduce<Component>(
    (Inner, decorate) => () => decorate(Inner, context),
    () => createElement(Drawn, context.args),
  );

  // Every story begins where a page begins: what it draws may depend on what is in view, and the one before may have scrolled.
  window.scrollTo(0, 0);
  const at = document.createElement('div');
  document.body.append(at);
  const root = createRoot(at);
  flushSync(() => root.render(createElement(Decorated, {})));
  try {
    await quiet(at, frames);
    const play = story.play ?? meta.play;
    await play?.({ ...context, canvasElement: at, canvas: within(at) });
    if (play) await quiet(at, frames);
    return withPlainIds(outline(at));
  } finally {
    // Also when its play function fails: what stays on the page would affect the stories after it.
    flushSync(() => root.unmount());
    expect(at.childNodes.length).toBe(0);
    at.remove();
  }
}

/** Waits for this many frames without a change, in which pending replies arrive. */
async function quiet(at: HTMLElement, frames: number): Promise<void> {
  let still = 0;
  const observer = new MutationObserver(() => {
    still = 0;
  });
  observer.observe(at, { subtree: true, childList: true, attributes: true, characterData: true });
  for (let frame = 0; still < frames && frame < 300; frame += 1) {
    await new Promise(requestAnimationFrame);
    still += 1;
  }
  observer.disconnect();
}

/**
 * Elements, attributes and texts in a normal form: attributes sorted, and a control's state as properties, not as markup.
 */
function outline(element: Element, indent = ''): string {
  const state = ['value', 'checked', 'selected', 'disabled', 'open'] as const;
  const attributes = [...element.attributes]
    .filter(({ name }) => !state.some((one) => one === name))
    // An empty direction equals none: Preact empties what React removes.
    .filter(({ name, value }) => name !== 'dir' || value !== '')
    .map(({ name, value }) => `${name}=${value}`)
    .sort();
  const properties = state.filter((name) => name in element).map((name) => `${name}:${Reflect.get(element, name)}`);
  const focus = document.activeElement === element ? ['(focused)'] : [];
  element.normalize();
  const children = [...element.childNodes]
    .filter((child) => !isAnnouncement(child))
    .map((child) => (child instanceof Element ? outline(child, `${indent}  `) : `${indent}  "${child.textContent}"\n`));
  return `${indent}${[element.localName, ...attributes, ...properties, ...focus].join(' ')}\n${children.join('')}`;
}

/** What is announced stands for a time by the clock, so which sentences still stand depends on the machine's speed. */
function isAnnouncement(node: Node): boolean {
  return node instanceof HTMLElement && node.dataset.subject !== undefined;
}

/** The first lines that differ, and the one before: a log keeps no more of a failure than its message. */
function difference(expected: string, found: string): string {
  const [onReact, onPreact] = [expected.split('\n'), found.split('\n')];
  let at = 0;
  while (at < onReact.length && onReact[at] === onPreact[at]) at += 1;
  const lines = (of: string[]) => of.slice(Math.max(0, at - 1), at + 3).join('\n');
  return `React:\n${lines(onReact)}\nPreact:\n${lines(onPreact)}`;
}

/** Ids differ by library, and each blob has an address of its own; the references between elements must not. */
function withPlainIds(drawn: string): string {
  const seen = new Map<string, string>();
  return drawn.replace(/_r_\w+_|P\d+-\d+|blob:\S+/g, (id) => {
    if (!seen.has(id)) seen.set(id, `id${seen.size}`);
    return seen.get(id) ?? id;
  });
}

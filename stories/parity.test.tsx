import type { ComponentType } from 'react';
import { describe, expect, test } from 'vitest';
import * as library from './library.ts';

/** A story file, as far as drawing its stories goes. */
type Stories = { default: Story & { component?: ComponentType<object> } } & Record<string, Story>;
type Story = { args?: object; render?: ComponentType<object> };

const text = import.meta.glob<string>('./*.stories.tsx', { query: '?raw', import: 'default', eager: true });
const onReact = import.meta.glob<Stories>('./*.stories.tsx');
const onPreact = import.meta.glob<Stories>('./*.stories.tsx', { query: '?on=preact' });
const preactLibrary = import.meta.glob<typeof library>('./library.ts', { query: '?on=preact', eager: true })[
  './library.ts'
];
const parts = Object.keys(text).filter((file) => text[file]?.includes("title: 'Parts/"));

test('there are stories of parts, and two libraries to draw them with', () => {
  expect(parts.length).toBeGreaterThan(10);
  expect(preactLibrary?.createElement).not.toBe(library.createElement);
});

describe.each(parts)('%s gives the same elements on React and on Preact', async (file) => {
  const [react, preact] = [await onReact[file]?.(), await onPreact[file]?.()];
  if (!react || !preact || !preactLibrary) throw new Error(`${file} could not be loaded.`);

  test.each(Object.keys(react).filter((name) => name !== 'default'))('%s', (name) => {
    const expected = draw(react, name, library);
    expect(expected).toContain('\n');
    expect(draw(preact, name, preactLibrary)).toBe(expected);
  });
});

function draw(stories: Stories, name: string, { createElement, flushSync, createRoot }: typeof library): string {
  const meta = stories.default;
  const story = stories[name];
  const Drawn = story?.render ?? meta.render ?? meta.component;
  if (!Drawn) throw new Error(`${name} has nothing to draw.`);
  const at = document.createElement('div');
  document.body.append(at);
  const root = createRoot(at);
  flushSync(() => root.render(createElement(Drawn, { ...meta.args, ...story?.args })));
  const drawn = outline(at);
  flushSync(() => root.unmount());
  expect(at.childNodes.length).toBe(0);
  at.remove();
  return withPlainIds(drawn);
}

/** Elements, attributes and texts in one form: attributes sorted, and a control's state as what it is, not as markup. */
function outline(element: Element, indent = ''): string {
  const state = ['value', 'checked', 'selected', 'disabled', 'open'] as const;
  const attributes = [...element.attributes]
    .filter(({ name }) => !state.some((one) => one === name))
    .map(({ name, value }) => `${name}=${value}`)
    .sort();
  const properties = state.filter((name) => name in element).map((name) => `${name}:${Reflect.get(element, name)}`);
  element.normalize();
  const children = [...element.childNodes].map((child) =>
    child instanceof Element ? outline(child, `${indent}  `) : `${indent}  "${child.textContent}"\n`,
  );
  return `${indent}${[element.localName, ...attributes, ...properties].join(' ')}\n${children.join('')}`;
}

/** Ids differ by library; who points to whom must not. */
function withPlainIds(drawn: string): string {
  const seen = new Map<string, string>();
  return drawn.replace(/_r_\w+_|P\d+-\d+/g, (id) => {
    if (!seen.has(id)) seen.set(id, `id${seen.size}`);
    return seen.get(id) ?? id;
  });
}

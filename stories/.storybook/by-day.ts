import type { StoryContext } from '@storybook/react-vite';
import axe from 'axe-core';
import { expect } from 'vitest';
import { commands } from 'vitest/browser';
import { isRepeat } from '../languages/is-repeat.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Sets the colour scheme that this page's device prefers. */
    preferScheme(scheme: 'dark' | 'light'): Promise<void>;
  }
}

/** The type of the report of a story checked by day. */
export const byDay = 'colours by day';
/** The rules whose result may differ by scheme: elements, names and roles are the same in both. */
const ofColours = ['color-contrast', 'link-in-text-block'];

const isNight = () => matchMedia('(prefers-color-scheme: dark)').matches;

/** Each story is rendered and played at night. */
export async function beforeEach(): Promise<void> {
  if (!isNight()) await commands.preferScheme('dark');
  expect(isNight()).toBe(true);
}

/** Runs after the check of all rules (main.ts), and checks the colours of the story's final state by day. */
export async function afterEach({ reporting }: Pick<StoryContext, 'reporting'>): Promise<void> {
  if (isRepeat(expect.getState().testPath ?? '')) return;
  const atNight = ground();
  await commands.preferScheme('light');
  expect(ground()).not.toBe(atNight);
  const { violations } = await axe.run(document.body, { runOnly: ofColours });
  const wrong = violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  );
  expect(wrong, byDay).toEqual([]);
  reporting.addReport({ type: byDay, version: 1, status: 'passed', result: {} });
}

/** The background of the table under the story (preview.tsx). */
function ground(): string {
  const table = document.querySelector('[data-look]');
  if (!table) throw new Error('There is no table under this story.');
  return getComputedStyle(table).backgroundColor;
}

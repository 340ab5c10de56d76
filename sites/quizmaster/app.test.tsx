import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { App } from './app.tsx';
import { createHostClient } from './host-client.ts';

const root = document.documentElement;

afterEach(() => {
  root.classList.remove('snug-theme');
  root.style.fontSize = '';
});

test("Y10 the console's text is as large as the reader has set it in the browser", async () => {
  // The class stands in index.html.
  root.classList.add('snug-theme');
  root.style.fontSize = '32px';
  await render(<App client={createHostClient()} />);
  await expect.element(page.getByRole('main')).toBeVisible();
  expect(getComputedStyle(page.getByRole('main').element()).fontSize).toBe('32px');
});

import { fakeClient } from '@snug/client/fake';
import { baseClass } from '@snug/theme';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { navigate } from 'wouter/use-browser-location';
import { App } from './app.tsx';
import './site.css.ts';
import { unbranded } from './start/read-white-label.ts';

const root = document.documentElement;
afterEach(() => {
  root.classList.remove('snug-theme');
  root.style.fontSize = '';
});

test('Y10 the text is as large as the reader has set it in the browser', async () => {
  navigate('/', { replace: true });
  // The class stands in index.html.
  root.classList.add('snug-theme');
  await render(
    <div className={baseClass}>
      <App client={fakeClient()} venue={unbranded} />
    </div>,
  );
  await expect.element(page.getByLabelText('Game code')).toBeVisible();
  // Titles and the code's digits are bounded by the screen.
  const parts = [page.getByRole('main'), page.getByRole('button', { name: 'Next' }), page.getByText(/^Ask your/)];
  const sizes = () => parts.map((part) => Number.parseFloat(getComputedStyle(part.element()).fontSize));
  const before = sizes();
  root.style.fontSize = '32px';
  await expect.poll(sizes).toEqual(before.map((size) => 2 * size));
});

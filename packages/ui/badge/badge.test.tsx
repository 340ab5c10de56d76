import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Badge, CountBadge } from './badge.tsx';

test.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [4096, '99+'],
])('%i is shown as %s, and screen readers get the number', async (count, seen) => {
  await render(
    <button type="button">
      Requests <CountBadge count={count} />
    </button>,
  );
  expect(page.getByRole('button').element().querySelector('[aria-hidden]')?.textContent).toBe(seen);
  await expect.element(page.getByRole('button', { name: `Requests ${count}`, exact: true })).toBeVisible();
});

test('the number in words, for screen readers', async () => {
  await render(
    <button type="button">
      Team <CountBadge count={120} label="120 requests" />
    </button>,
  );
  await expect.element(page.getByRole('button', { name: 'Team 120 requests', exact: true })).toBeVisible();
});

test.each([0, -1])('%i shows no badge', async (count) => {
  const { container } = await render(<CountBadge count={count} />);
  expect(container.childNodes.length).toBe(0);
});

test('RULE-03 a word of 125 letters breaks and does not widen the page', async () => {
  const { container } = await render(
    <div style={{ inlineSize: '200px' }}>
      <Badge tone="info">{'W'.repeat(125)}</Badge>
    </div>,
  );
  expect(container.querySelector('span')?.getBoundingClientRect().width).toBeLessThanOrEqual(200);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Announce, AnnouncerProvider, useAnnounce } from './announcer.tsx';

let announce: Announce;
function Speaker() {
  announce = useAnnounce();
  return null;
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const polite = () => page.getByRole('status').element();
const assertive = () => page.getByRole('alert').element();

test('Y12 one polite and one assertive region, however many providers', async () => {
  await render(
    <AnnouncerProvider>
      <AnnouncerProvider>
        <Speaker />
      </AnnouncerProvider>
    </AnnouncerProvider>,
  );
  expect(document.querySelectorAll('[aria-live]').length).toBe(2);
  announce('Question 3 added: Which river?');
  announce('Submissions closed', 'assertive');
  expect(polite().textContent).toBe('Question 3 added: Which river?');
  expect(assertive().textContent).toBe('Submissions closed');
});

test('Y12 the same sentence within 5 s is said once, and again afterwards', async () => {
  await render(
    <AnnouncerProvider>
      <Speaker />
    </AnnouncerProvider>,
  );
  announce('Refreshing Connection...');
  const said = polite().firstChild;
  vi.advanceTimersByTime(4999);
  announce('Refreshing Connection...');
  expect(polite().firstChild).toBe(said);
  vi.advanceTimersByTime(1);
  announce('Refreshing Connection...');
  expect(polite().firstChild).not.toBe(said);
  expect(polite().textContent).toBe('Refreshing Connection...');
});

test('without a provider nothing is said and nothing breaks', async () => {
  await render(<Speaker />);
  expect(() => announce('Question 3 added')).not.toThrow();
});

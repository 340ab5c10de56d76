import { useEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Announce, AnnouncerProvider, useAnnounce } from './announcer.tsx';

let announce: Announce;
function Speaker() {
  announce = useAnnounce();
  return null;
}

function Eager() {
  const say = useAnnounce();
  useEffect(() => say('Welcome back'), [say]);
  return null;
}

const oneSpeaker = (
  <AnnouncerProvider>
    <Speaker />
  </AnnouncerProvider>
);

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const said = (role: 'status' | 'alert') =>
  page
    .getByRole(role)
    .elements()
    .map((region) => [...region.children].map((line) => line.textContent));

test('Y12 one polite and one assertive region, however many providers', async () => {
  await render(<AnnouncerProvider>{oneSpeaker}</AnnouncerProvider>);
  expect(document.querySelectorAll('[aria-live]').length).toBe(2);
  announce('Question 3 added: Which river?');
  announce('Submissions closed', 'assertive');
  expect(said('status')).toEqual([['Question 3 added: Which river?']]);
  expect(said('alert')).toEqual([['Submissions closed']]);
});

test('Y12 the same sentence within 5 s is said once, and again afterwards', async () => {
  await render(oneSpeaker);
  announce('Refreshing Connection...');
  vi.advanceTimersByTime(2500);
  announce('You are the captain now');
  vi.advanceTimersByTime(2499);
  announce('Refreshing Connection...');
  expect(said('status')).toEqual([['Refreshing Connection...', 'You are the captain now']]);
  vi.advanceTimersByTime(1);
  announce('Refreshing Connection...');
  expect(said('status')).toEqual([['You are the captain now', 'Refreshing Connection...']]);
});

test('Y4 two sentences at once are both said, in their order, and neither is read again with the other', async () => {
  await render(oneSpeaker);
  announce('Question 1 added');
  announce('Question 2 added');
  expect(said('status')).toEqual([['Question 1 added', 'Question 2 added']]);
  expect(page.getByRole('status').element().getAttribute('aria-atomic')).toBe('false');
  vi.advanceTimersByTime(5000);
  expect(said('status')).toEqual([[]]);
});

test('Y12 several widgets on a page are one voice, and when the first goes the next speaks', async () => {
  const first = await render(oneSpeaker);
  const sayFirst = announce;
  await render(oneSpeaker);
  sayFirst('Submissions open');
  announce('Submissions open');
  announce('Round 2 begins');
  expect(said('status')).toEqual([['Submissions open', 'Round 2 begins'], []]);
  await first.unmount();
  announce('Round 3 begins');
  expect(said('status')).toEqual([['Round 3 begins']]);
});

test('Y12 nothing is said on a page that nobody looks at', async () => {
  await render(oneSpeaker);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  announce('Question 4 added');
  expect(said('status')).toEqual([[]]);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  announce('Question 4 added');
  expect(said('status')).toEqual([['Question 4 added']]);
});

test('a part can speak as soon as it is there', async () => {
  await render(
    <AnnouncerProvider>
      <Eager />
    </AnnouncerProvider>,
  );
  await vi.waitFor(() => expect(said('status')).toEqual([['Welcome back']]));
});

test('without a provider nothing is said and nothing breaks', async () => {
  await render(<Speaker />);
  expect(() => announce('Question 3 added')).not.toThrow();
});

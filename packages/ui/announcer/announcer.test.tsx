import { StrictMode, useEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Dialog } from '../dialog/dialog.tsx';
import { type Announce, type Politeness, useAnnounce } from '../hooks/use-announce.ts';
import { Sheet } from '../sheet/sheet.tsx';
import { AnnouncerProvider } from './announcer.tsx';

let announce: Announce;
function Consumer() {
  announce = useAnnounce();
  return null;
}

function Eager() {
  const say = useAnnounce();
  useEffect(() => say('Welcome back'), [say]);
  return null;
}

const oneConsumer = (
  <AnnouncerProvider>
    <Consumer />
  </AnnouncerProvider>
);

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The announced sentences, polite or assertive. A page without an announcer has no region. */
const announced = (politeness: Politeness) =>
  [...document.querySelectorAll(`[aria-live=${politeness}]`)].map((region) =>
    [...region.children].map((line) => line.textContent),
  );

test('Y12 there is one polite and one assertive region, however many providers', async () => {
  await render(<AnnouncerProvider>{oneConsumer}</AnnouncerProvider>);
  expect(document.querySelectorAll('[aria-live]').length).toBe(2);
  announce('Question 3 added: Which river?');
  announce('Submissions closed', 'assertive');
  expect(announced('polite')).toEqual([['Question 3 added: Which river?']]);
  expect(announced('assertive')).toEqual([['Submissions closed']]);
});

test('Y12 the same sentence within 5 s is announced once, and again afterwards', async () => {
  await render(oneConsumer);
  announce('Refreshing Connection...');
  vi.advanceTimersByTime(2500);
  announce('You are the captain now');
  vi.advanceTimersByTime(2499);
  announce('Refreshing Connection...');
  expect(announced('polite')).toEqual([['Refreshing Connection...', 'You are the captain now']]);
  vi.advanceTimersByTime(1);
  announce('Refreshing Connection...');
  expect(announced('polite')).toEqual([['You are the captain now', 'Refreshing Connection...']]);
});

test('Y12 of one subject the latest sentence is current: a state that changes back within 5 s is announced each time', async () => {
  await render(oneConsumer);
  announce('Submissions closed', 'assertive', 'submissions');
  announce('Submissions closed', 'assertive', 'submissions');
  announce('You are the captain now');
  announce('Submissions open', 'polite', 'submissions');
  expect([announced('polite'), announced('assertive')]).toEqual([
    [['You are the captain now', 'Submissions open']],
    [[]],
  ]);
  announce('Submissions closed', 'assertive', 'submissions');
  expect([announced('polite'), announced('assertive')]).toEqual([
    [['You are the captain now']],
    [['Submissions closed']],
  ]);
});

test('Y4 two sentences at once are both announced, in order, and neither is read again with the other', async () => {
  await render(oneConsumer);
  announce('Question 1 added');
  announce('Question 2 added');
  expect(announced('polite')).toEqual([['Question 1 added', 'Question 2 added']]);
  vi.advanceTimersByTime(5000);
  expect(announced('polite')).toEqual([[]]);
});

test('Y12 several widgets on a page share one announcer, which moves when the first is unmounted', async () => {
  const first = await render(oneConsumer);
  const sayFirst = announce;
  await render(oneConsumer);
  sayFirst('Submissions open');
  announce('Submissions open');
  announce('Round 2 begins');
  expect(announced('polite')).toEqual([['Submissions open', 'Round 2 begins']]);
  await first.unmount();
  announce('Round 3 begins');
  expect(announced('polite')).toEqual([['Submissions open', 'Round 2 begins', 'Round 3 begins']]);
});

test('Y12 a hidden page announces nothing', async () => {
  await render(oneConsumer);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  announce('Question 4 added');
  expect(announced('polite')).toEqual([[]]);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  announce('Question 4 added');
  expect(announced('polite')).toEqual([['Question 4 added']]);
});

test('a component can announce as soon as it is mounted', async () => {
  await render(
    <AnnouncerProvider>
      <Eager />
    </AnnouncerProvider>,
  );
  await vi.waitFor(() => expect(announced('polite')).toEqual([['Welcome back']]));
});

test('without a provider nothing is announced and nothing breaks', async () => {
  await render(<Consumer />);
  expect(() => announce('Question 3 added')).not.toThrow();
});

const inertOf = (politeness: Politeness) => {
  const open = [...document.querySelectorAll('dialog:modal')].at(-1);
  const region = document.querySelector(`[aria-live=${politeness}]`);
  return open !== undefined && !open.contains(region);
};

test('Y5 Y12 announcements are made inside an open dialog, in the topmost of two, and in the provider again afterwards', async () => {
  const evening = (sheet: boolean, dialog: boolean) => (
    <AnnouncerProvider>
      <Consumer />
      <Sheet open={sheet} from="right" title="My team" onClose={() => {}}>
        <Dialog open={dialog} title="Leave?" onClose={() => {}} />
      </Sheet>
    </AnnouncerProvider>
  );
  const { rerender } = await render(evening(true, false));
  announce('Question 3 added');
  expect(announced('polite')).toEqual([['Question 3 added']]);
  expect(inertOf('polite')).toBe(false);
  await rerender(evening(true, true));
  announce('Submissions closed', 'assertive');
  expect(announced('assertive')).toEqual([['Submissions closed']]);
  expect(inertOf('assertive')).toBe(false);
  await rerender(evening(true, false));
  expect(inertOf('polite')).toBe(false);
  await rerender(evening(false, false));
  announce('Round 2 begins');
  expect(announced('polite').flat()).toContain('Round 2 begins');
  expect(document.querySelector('dialog [aria-live]')).toBe(null);
});

test('Y12 a dialog that is open from the start has the live regions too, and none are left after unmounting', async () => {
  const { unmount } = await render(
    <AnnouncerProvider>
      <Dialog open title="Game Over" onClose={() => {}} />
      <Consumer />
    </AnnouncerProvider>,
  );
  announce('Saved');
  expect(inertOf('polite')).toBe(false);
  await unmount();
  expect(document.querySelectorAll('[aria-live]').length).toBe(0);
});

test('Y12 in strict mode there is one announcer as well', async () => {
  await render(<StrictMode>{oneConsumer}</StrictMode>);
  announce('Question 5 added');
  expect(announced('polite')).toEqual([['Question 5 added']]);
});

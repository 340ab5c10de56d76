import { fakeClient } from '@snug/client/fake';
import { useWatched } from '@snug/client/react';
import { themeClass } from '@snug/theme';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { SiteContext } from '../site.ts';
import { unbranded } from '../start/read-white-label.ts';
import { NoticeBanner } from './notice-banner.tsx';
import { notices } from './notices.ts';

beforeEach(() => {
  notices.set(undefined);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
});

function Shown() {
  const notice = useWatched(notices);
  return notice ? <NoticeBanner notice={notice} /> : <p>No notice</p>;
}

/** What the app shows above its pages. */
async function open() {
  const client = fakeClient();
  const { hook, navigate } = memoryLocation({ path: '/' });
  await render(
    <div className={themeClass}>
      <SiteContext.Provider value={{ client, venue: unbranded }}>
        <Router hook={hook}>
          <Shown />
        </Router>
      </SiteContext.Provider>
    </div>,
  );
  return { client, navigate };
}

const deleted = { text: 'Your account is deleted.' };
const saved = { text: 'Your name is saved.' };
const signedOut = { text: 'You were logged out here.', asksLogin: true } as const;
const sees = ({ text }: { text: string }) => expect.element(page.getByText(text)).toBeVisible();
const seesNone = () => expect.element(page.getByText('No notice')).toBeVisible();
/** Much longer than it takes to read a notice. */
const readIt = () => vi.advanceTimersByTime(60_000);
/** The page has been drawn anew, and its effects have run. */
const drawn = () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

test('a notice stays until it is closed', async () => {
  await open();
  notices.set(deleted);
  await sees(deleted);
  readIt();
  await drawn();
  await sees(deleted);
  await page.getByRole('button', { name: 'Close' }).click();
  await seesNone();
});

test('one that was not read goes along to the next page; once read it goes with its page', async () => {
  const { navigate } = await open();
  notices.set(deleted);
  await sees(deleted);
  navigate('/auth');
  await drawn();
  await sees(deleted);
  readIt();
  navigate('/');
  await seesNone();
});

test('one that comes together with another page stays there, although an earlier one was read', async () => {
  const { navigate } = await open();
  notices.set(deleted);
  await sees(deleted);
  readIt();
  notices.set(saved);
  navigate('/profile');
  await sees(saved);
  await drawn();
  await sees(saved);
});

test('what was read before a login was asked for takes nothing away that comes later', async () => {
  const { navigate } = await open();
  notices.set(deleted);
  await sees(deleted);
  readIt();
  notices.set(signedOut);
  await sees(signedOut);
  navigate('/auth');
  await drawn();
  notices.set(saved);
  await sees(saved);
  await drawn();
  await sees(saved);
});

test('one that asks to log in stays on every page until that is done', async () => {
  const { client, navigate } = await open();
  notices.set(signedOut);
  await sees(signedOut);
  readIt();
  navigate('/auth');
  await drawn();
  await sees(signedOut);
  client.session.setToken('header.e30.signature');
  await seesNone();
});

import { announced, forgetAnnounced } from '@snug/testing/page';
import { themeClass } from '@snug/theme';
import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AnnouncerProvider } from '../announcer/announcer.tsx';
import { ConfirmProvider } from '../confirm/confirm.tsx';
import { type ListedSession, type SessionFailure, SessionList, type SessionListWords } from './session-list.tsx';

const words: SessionListWords = {
  sessionsLost: 'The list did not arrive.',
  device: (browser, system) => `${browser} on ${system}`,
  unknownDevice: 'A device',
  thisDevice: 'This device',
  showAllSessions: (count) => `Show all ${count}`,
  endSession: 'End there',
  endedThere: 'Ended',
  sessionEnded: (device) => `${device} has ended.`,
  endOthers: 'End everywhere else',
  endOthersTitle: 'End everywhere else?',
  endOthersBody: 'Here it goes on.',
  othersEnded: 'All others have ended.',
  endAll: 'End everywhere',
  endAllTitle: 'End everywhere?',
  endAllBody: 'Here too.',
  allEnded: 'All have ended.',
};

const here = { session_id: 'here', browser: 'Firefox', system: 'Linux', is_this: true };
const others = (count: number): ListedSession[] =>
  Array.from({ length: count }, (_, n) => ({
    ...{ session_id: `s${n + 1}`, browser: `Browser ${n + 1}`, system: null, is_this: false },
  }));

const lost: SessionFailure = { sentence: 'There is no line.', hadEnded: false };

interface Props {
  readonly first: readonly ListedSession[];
  /** Why the end of a session or of all fails. */
  readonly failure?: SessionFailure;
  /** The session is gone whatever the reply was. */
  readonly isGone?: boolean;
}

/** A list that forgets what is ended. */
function Listed({ first, failure, isGone = failure === undefined }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const kept = useRef(first);
  const [sessions, setSessions] = useState(first);
  const endOthers = async () => {
    if (isGone) kept.current = [here];
    return failure;
  };
  return (
    <div className={themeClass}>
      <AnnouncerProvider>
        <ConfirmProvider>
          <h2 ref={heading} tabIndex={-1}>
            Devices
          </h2>
          <SessionList
            {...{ sessions, heading, words }}
            isLost={false}
            about={({ session_id }) => `Since ${session_id}`}
            onLoad={() => setSessions(kept.current)}
            onEnd={async ({ session_id }) => {
              if (isGone) kept.current = kept.current.filter((each) => each.session_id !== session_id);
              return failure;
            }}
            onEndOthers={endOthers}
            onEndAll={endOthers}
          />
        </ConfirmProvider>
      </AnnouncerProvider>
    </div>
  );
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const topOf = (name: string) => button(name).element().getBoundingClientRect().top;

test('an ended one stays in its place and says so: nothing moves, and the focus is where the button was', async () => {
  await page.viewport(390, 844);
  await render(<Listed first={[here, ...others(3)]} />);
  const [next, all] = [topOf('End there Browser 2'), topOf('End everywhere')];
  await button('End there Browser 1').click();
  await expect.element(button('End there Browser 1')).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.textContent).toBe('Ended Browser 1');
  await expect.element(page.getByText('Browser 1 has ended.').first()).toBeInTheDocument();
  expect([topOf('End there Browser 2'), topOf('End everywhere')]).toEqual([next, all]);
  await userEvent.keyboard('{Tab}');
  await expect.element(button('End there Browser 2')).toHaveFocus();
});

test('on the narrowest phone the badge of this device stands clear of the name above and of the line below', async () => {
  await page.viewport(320, 568);
  await render(<Listed first={[{ ...here, browser: 'Samsung Internet', system: 'Android' }, ...others(1)]} />);
  const badge = page.getByText('This device').element().getBoundingClientRect();
  const line = page.getByText('Since here').element().getBoundingClientRect();
  expect(line.top - badge.bottom).toBeGreaterThanOrEqual(2);
  await page.viewport(390, 844);
});

test('one that could not be ended keeps its button, with the sentence below it', async () => {
  await render(<Listed first={[here, ...others(2)]} failure={lost} />);
  await button('End there Browser 1').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('There is no line.');
  await expect.element(button('End there Browser 1')).toHaveFocus();
});

test('one that had ended already says why in its place', async () => {
  await render(<Listed first={[here, ...others(2)]} failure={{ sentence: 'It had ended.', hadEnded: true }} isGone />);
  await button('End there Browser 1').click();
  await expect.poll(() => document.activeElement?.textContent).toBe('It had ended. Browser 1');
});

test('one that has ended although the reply was lost says that it has, like any other', async () => {
  await render(<Listed first={[here, ...others(2)]} failure={lost} isGone />);
  await button('End there Browser 1').click();
  await expect.poll(() => document.activeElement?.textContent).toBe('Ended Browser 1');
  await expect.element(page.getByText('There is no line.')).not.toBeInTheDocument();
});

test('many are shown in part: the button shows the rest and leads the focus there', async () => {
  await render(<Listed first={[here, ...others(29)]} />);
  expect(page.getByRole('listitem').elements()).toHaveLength(5);
  await button('Show all 30').click();
  expect(page.getByRole('listitem').elements()).toHaveLength(30);
  await expect.element(page.getByRole('listitem').nth(5)).toHaveFocus();
  await expect.element(button('Show all 30')).not.toBeInTheDocument();
});

test('all others end after a question, and go; their button goes with them and the focus to the heading', async () => {
  await render(<Listed first={[here, ...others(29)]} />);
  await button('End there Browser 1').click();
  await button('End everywhere else').click();
  await page.getByRole('dialog').getByRole('button', { name: 'End everywhere else' }).click();
  await expect.element(page.getByText('All others have ended.').last()).toBeVisible();
  await expect.poll(() => page.getByRole('listitem').elements().length).toBe(1);
  await expect.element(button('End everywhere else')).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Devices' })).toHaveFocus();
});

test('when all could not be ended the sentence stands below the buttons, which stay where they are', async () => {
  await render(<Listed first={[here, ...others(2)]} failure={lost} />);
  const before = topOf('End everywhere');
  await button('End everywhere').click();
  await page.getByRole('dialog').getByRole('button', { name: 'End everywhere' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('There is no line.');
  expect(topOf('End everywhere')).toBe(before);
  expect(page.getByRole('listitem').elements()).toHaveLength(3);
});

test('the buttons of two that are alike say since when each is', async () => {
  const alike = others(2).map((session) => ({ ...session, browser: 'Chrome' }));
  await render(<Listed first={[here, ...alike, ...others(3).slice(2)]} />);
  await expect.element(button('End there Chrome, Since s1')).toBeVisible();
  await expect.element(button('End there Chrome, Since s2')).toBeVisible();
  await expect.element(button('End there Browser 3')).toBeVisible();
  forgetAnnounced();
  await button('End there Chrome, Since s2').click();
  await expect.poll(() => announced()).toEqual(['Chrome, Since s2 has ended.']);
});

import { themeClass } from '@snug/theme';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { MenuButton, type MenuButtonProps, type MenuItem } from './menu-button.tsx';

let chosen: string[] = [];
beforeEach(() => {
  chosen = [];
});
afterEach(() => page.viewport(390, 844));

const items: readonly MenuItem[] = [
  { label: 'Make captain', onSelect: () => chosen.push('captain') },
  { label: 'Message', disabled: true, onSelect: () => chosen.push('message') },
  { label: 'League table', href: '#league' },
  { label: 'Remove from team', kind: 'danger', onSelect: () => chosen.push('remove') },
];

function Page(props: Partial<MenuButtonProps>) {
  return (
    <>
      <Button>Before</Button>
      <MenuButton label="More about Priya" items={items} {...props} />
      <Button>After</Button>
    </>
  );
}

const button = () => page.getByRole('button', { name: 'More about Priya' });
const menu = () => page.getByRole('menu');
const item = (name: string) => page.getByRole('menuitem', { name });

/** Renders the page and goes to the menu's button by keyboard. */
async function reach(props: Partial<MenuButtonProps> = {}) {
  await render(<Page {...props} />);
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(button()).toHaveFocus();
}

/** These keys lead to this item. */
async function keysTo(keys: string, name: string) {
  await userEvent.keyboard(keys);
  await expect.element(item(name)).toHaveFocus();
}

/** Closed, with the focus on the button again. */
async function isClosed() {
  await expect.element(menu()).not.toBeInTheDocument();
  await expect.element(button()).toHaveFocus();
}

test('Y11 the button says that it opens a menu, and whether it is open; the menu has its name', async () => {
  await render(<Page />);
  await expect.element(button()).toHaveAttribute('aria-haspopup', 'menu');
  await expect.element(button()).toHaveAttribute('aria-expanded', 'false');
  await expect.element(menu()).not.toBeInTheDocument();
  await button().click();
  await expect.element(button()).toHaveAttribute('aria-expanded', 'true');
  await expect.element(page.getByRole('menu', { name: 'More about Priya' })).toBeVisible();
  expect(button().element().getAttribute('aria-controls')).toBe(menu().element().id);
});

test.each([
  ['{Enter}', 'Make captain'],
  [' ', 'Make captain'],
  ['{ArrowDown}', 'Make captain'],
  ['{ArrowUp}', 'Remove from team'],
])('Y11 %s opens with the focus on %s', async (key, name) => {
  await reach();
  await keysTo(key, name);
});

test('Y11 arrows go up and down and around the ends, Home and End to them; disabled items are reached too', async () => {
  await reach();
  await keysTo('{ArrowDown}{ArrowDown}', 'Message');
  await keysTo('{ArrowUp}{ArrowUp}', 'Remove from team');
  await keysTo('{ArrowDown}', 'Make captain');
  await keysTo('{End}', 'Remove from team');
  await keysTo('{Home}', 'Make captain');
});

test('Y11 a letter goes to the next item that begins with it, around the end; others leave the focus where it is', async () => {
  await reach();
  await keysTo('{Enter}l', 'League table');
  await keysTo('M', 'Make captain');
  await keysTo('m', 'Message');
  await keysTo('x', 'Message');
  await keysTo('{Control>}l{/Control}', 'Message');
});

test.each(['{Enter}', ' '])('Y11 %s selects once and closes, and the focus is on the button by then', async (key) => {
  let at: Element | null = null;
  const watched = [
    {
      label: 'Make captain',
      onSelect() {
        at = document.activeElement;
        chosen.push('captain');
      },
    },
  ];
  await reach({ items: watched });
  await keysTo('{Enter}', 'Make captain');
  await userEvent.keyboard(key);
  expect(chosen).toEqual(['captain']);
  expect(at).toBe(button().element());
  await isClosed();
});

test('Y11 Escape closes, and the focus is on the button again', async () => {
  await reach();
  await userEvent.keyboard('{ArrowUp}{Escape}');
  await isClosed();
  expect(chosen).toEqual([]);
});

test('Y11 Tab closes and goes on from the button; Shift+Tab closes and stays on it', async () => {
  await reach();
  await userEvent.keyboard('{Enter}{Tab}');
  await expect.element(menu()).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(button()).toHaveFocus();
  await userEvent.keyboard('{Enter}{ArrowDown}{Shift>}{Tab}{/Shift}');
  await isClosed();
});

test('Y11 a disabled item does nothing, by key or pointer, and the menu stays open', async () => {
  await reach();
  await userEvent.keyboard('{Enter}{ArrowDown}');
  await expect.element(item('Message')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  (item('Message').element() as HTMLElement).click();
  await expect.element(menu()).toBeVisible();
  expect(chosen).toEqual([]);
});

test.each(['{Enter}', ' '])('Y11 a link among the items is followed by %s', async (key) => {
  const before = location.href;
  await reach();
  await keysTo('{Enter}l', 'League table');
  await userEvent.keyboard(key);
  await expect.poll(() => location.hash).toBe('#league');
  await expect.element(menu()).not.toBeInTheDocument();
  history.replaceState(null, '', before);
});

test('a router can prevent a link’s default', async () => {
  const before = location.href;
  await render(
    <Page items={[{ label: 'League table', href: '#league', onSelect: (event) => event.preventDefault() }]} />,
  );
  await button().click();
  await item('League table').click();
  expect(location.href).toBe(before);
  await expect.element(menu()).not.toBeInTheDocument();
});

test('a click outside closes the menu and still counts; a second click on the button closes it', async () => {
  await render(<Page />);
  await button().click();
  await page.getByRole('button', { name: 'Before' }).click();
  await expect.element(menu()).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Before' })).toHaveFocus();
  await button().click();
  await expect.element(menu()).toBeVisible();
  await button().click();
  await isClosed();
});

test('the menu closes when a script moves the focus elsewhere', async () => {
  await render(<Page />);
  await button().click();
  (page.getByRole('button', { name: 'After' }).element() as HTMLElement).focus();
  await expect.element(menu()).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
});

/** A menu in a dialog, which Escape would close as well. */
function InDialog() {
  const [open, setOpen] = useState(true);
  return (
    <Dialog open={open} title="Quizzly Bears" buttons={[]} onClose={() => setOpen(false)}>
      <MenuButton label="More about Priya" items={items} />
    </Dialog>
  );
}

test('Y5 in a dialog the first Escape closes the menu, the second the dialog', async () => {
  await render(<InDialog />);
  await button().click();
  await userEvent.keyboard('{Escape}');
  await expect.element(menu()).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['the top left corner', 'ltr', 'flex-start', 'flex-start'],
  ['the top right corner', 'ltr', 'flex-end', 'flex-start'],
  ['the middle', 'ltr', 'center', 'center'],
  ['the foot', 'ltr', 'flex-end', 'flex-end'],
  ['the foot, right to left', 'rtl', 'flex-start', 'flex-end'],
  ['the far top corner, right to left', 'rtl', 'flex-end', 'flex-start'],
] as const)('Y10 from %s of a page of 320 px all of the menu is on the screen', async (_where, dir, inline, block) => {
  await page.viewport(320, 600);
  await render(
    <div
      className={themeClass}
      dir={dir}
      style={{ position: 'fixed', inset: 0, display: 'flex', justifyContent: inline, alignItems: block }}
    >
      <MenuButton
        label="More about Priya"
        items={[...items, { label: 'A team of one hundred and twenty-five letters and then some' }]}
      />
    </div>,
  );
  await button().click();
  const box = menu().element().getBoundingClientRect();
  expect(box.left).toBeGreaterThanOrEqual(0);
  expect(box.right).toBeLessThanOrEqual(320);
  expect(box.top).toBeGreaterThanOrEqual(0);
  expect(box.bottom).toBeLessThanOrEqual(600);
});

test('RULE-03 a name of 125 letters breaks inside the menu', async () => {
  await page.viewport(320, 600);
  await render(
    <div className={themeClass}>
      <Page items={[{ label: 'W'.repeat(125) }]} />
    </div>,
  );
  await button().click();
  expect(menu().element().scrollWidth).toBeLessThanOrEqual(menu().element().clientWidth);
  expect(menu().element().getBoundingClientRect().right).toBeLessThanOrEqual(320);
});

test('the button and every item are tall enough for a thumb', async () => {
  await render(<Page />);
  await button().click();
  for (const element of [button().element(), ...page.getByRole('menuitem').elements()]) {
    const { width, height } = element.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
});

test('a button with a visible label is named by it', async () => {
  await render(<Page labelShown />);
  await expect.element(button()).toHaveTextContent('More about Priya');
  await expect.element(button()).not.toHaveAttribute('aria-label');
});

test('in a shadow root a click inside is inside, and the focus comes back', async () => {
  const host = document.createElement('div');
  document.body.append(host);
  const root = host.attachShadow({ mode: 'open' });
  const tree = createRoot(root);
  flushSync(() => tree.render(<Page />));
  const pressed = root.querySelector<HTMLElement>('[aria-haspopup]');
  flushSync(() => pressed?.click());
  await expect.poll(() => root.activeElement?.textContent).toBe('Make captain');
  await userEvent.click(root.querySelectorAll('[role="menuitem"]')[3] as Element);
  expect(chosen).toEqual(['remove']);
  await expect.poll(() => root.querySelector('[role="menu"]')).toBe(null);
  expect(root.activeElement).toBe(pressed);
  flushSync(() => tree.unmount());
  host.remove();
});

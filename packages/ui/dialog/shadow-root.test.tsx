import { baseClass, themeClass } from '@snug/theme';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

let leave = () => {};
afterEach(() => leave());

function Page({ open }: { open: boolean }) {
  return (
    <>
      <Button>Leave</Button>
      <Dialog open={open} title="Leave Game?" onClose={() => {}} />
    </>
  );
}

/** As a custom element does it: tokens on the host, our styles adopted, one wrapper that inherits nothing from outside. */
function inShadow(children: ReactNode, host = document.createElement('div')): { host: HTMLElement; root: ShadowRoot } {
  document.body.append(host);
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [...document.styleSheets].map((sheet) => {
    const copy = new CSSStyleSheet();
    copy.replaceSync([...sheet.cssRules].map((rule) => rule.cssText).join('\n'));
    return copy;
  });
  const wrapper = document.createElement('div');
  wrapper.className = baseClass;
  root.append(wrapper);
  const tree = createRoot(wrapper);
  flushSync(() => tree.render(children));
  leave = () => {
    flushSync(() => tree.unmount());
    host.remove();
  };
  return { host, root };
}

const ink = (element: Element | null) => getComputedStyle(element ?? document.body).backgroundColor;

test('tokens reach a shadow root, and one rule of the page on its element overrides a default', () => {
  const { host, root } = inShadow(<Button kind="main">Next</Button>);
  expect(ink(root.querySelector('button'))).toBe('rgb(227, 173, 69)');
  host.style.setProperty('--snug-brand', 'rgb(1, 2, 3)');
  expect(ink(root.querySelector('button'))).toBe('rgb(1, 2, 3)');
});

test('theme="light" on the element is day, whatever the device prefers', () => {
  const host = document.createElement('div');
  host.setAttribute('theme', 'light');
  const { root } = inShadow(<Button kind="main">Next</Button>, host);
  expect(ink(root.querySelector('button'))).toBe('rgb(138, 82, 0)');
});

test('data-theme on the element with the theme class does the same outside of shadow roots', () => {
  const host = document.createElement('div');
  host.className = themeClass;
  document.body.append(host);
  expect(getComputedStyle(host).getPropertyValue('--snug-ground')).toBe('#17110d');
  host.dataset.theme = 'light';
  expect(getComputedStyle(host).getPropertyValue('--snug-ground')).toBe('#f3e9d7');
  host.remove();
});

test('Y14 reduced motion means no motion, whatever a venue sets', () => {
  const { host, root } = inShadow(<Button>Next</Button>);
  host.style.setProperty('--snug-time', '900ms');
  expect(getComputedStyle(root.querySelector('button') as Element).transitionDuration).toBe('0s');
});

test('Y5 a dialog in a shadow root takes the focus and gives it back', async () => {
  const host = document.createElement('div');
  document.body.append(host);
  const root = host.attachShadow({ mode: 'open' });
  const tree = createRoot(root);
  leave = () => {
    flushSync(() => tree.unmount());
    host.remove();
  };
  flushSync(() => tree.render(<Page open={false} />));
  root.querySelector('button')?.focus();
  flushSync(() => tree.render(<Page open />));
  await expect.poll(() => root.activeElement?.textContent).toBe('Cancel');
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => root.activeElement?.textContent).toBe('Confirm');
  flushSync(() => tree.render(<Page open={false} />));
  await expect.poll(() => root.activeElement?.textContent).toBe('Leave');
});

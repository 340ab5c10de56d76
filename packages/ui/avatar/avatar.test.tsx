import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Avatar } from './avatar.tsx';

const PICTURE = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/%3E';
const BROKEN = 'data:image/png;base64,AAAA';

test('without a picture there is a glass, and the name for screen readers', async () => {
  const { container } = await render(<Avatar name="Priya" />);
  expect(container.querySelector('svg')).not.toBeNull();
  expect(container.querySelector('img')).toBeNull();
  await expect.element(page.getByText('Priya')).toBeInTheDocument();
});

test('a picture that fails to load is replaced by the glass, and the next one is tried', async () => {
  const { container, rerender } = await render(<Avatar name="Tom" src={BROKEN} />);
  await expect.poll(() => container.querySelector('img')?.checkVisibility()).toBe(false);
  expect(container.querySelector('svg')?.checkVisibility()).toBe(true);
  await rerender(<Avatar name="Tom" src={PICTURE} />);
  await expect.poll(() => container.querySelector('img')?.checkVisibility()).toBe(true);
  await expect.element(page.getByText('Tom')).toBeInTheDocument();
});

test('32, 44 and 96 px, 44 by default, whatever the size of the text', async () => {
  const { container } = await render(
    <div style={{ fontSize: '40px' }}>
      <Avatar name="" />
      <Avatar name="" size="small" />
      <Avatar name="" size="medium" />
      <Avatar name="" size="large" />
    </div>,
  );
  const widths = [...(container.firstElementChild?.children ?? [])].map((one) => one.getBoundingClientRect().width);
  expect(widths.map(Math.round)).toEqual([44, 32, 44, 96]);
  const glass = container.querySelector('svg')?.getBoundingClientRect();
  expect(glass?.width).toBeLessThan(44);
});

test('where the name is shown beside it, a picture has no text', async () => {
  const { container } = await render(<Avatar name="" src={PICTURE} />);
  expect(container.querySelector('img')?.getAttribute('alt')).toBe('');
  expect(container.textContent).toBe('');
});

import { themeClass } from '@snug/theme';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Skeleton, SkeletonGroup, type SkeletonProps } from './skeleton.tsx';

test('Y4 a group has one polite sentence, and its shapes are hidden from screen readers', async () => {
  await render(
    <SkeletonGroup>
      <Skeleton shape="ticket" />
      <Skeleton shape="ticket" />
    </SkeletonGroup>,
  );
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading…');
  const shapes = [...page.getByRole('status').element().children].slice(1);
  expect(shapes.map((one) => one.getAttribute('aria-hidden'))).toEqual(['true', 'true']);
});

test('the sentence can say what is loading', async () => {
  await render(
    <SkeletonGroup label="Loading round 2">
      <Skeleton shape="lines" />
    </SkeletonGroup>,
  );
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading round 2');
});

test.each<SkeletonProps>([{ shape: 'lines' }, { shape: 'ticket' }, { shape: 'person' }, { shape: 'picture' }])(
  'Y14 the shape $shape has a size, and nothing in it moves',
  async (props) => {
    const { container } = await render(
      <div className={themeClass}>
        <Skeleton {...props} />
      </div>,
    );
    expect(container.getBoundingClientRect().height).toBeGreaterThan(30);
    expect(document.getAnimations()).toEqual([]);
    expect(container.firstElementChild?.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  },
);

test('as many lines as given', async () => {
  const { container } = await render(<Skeleton shape="lines" lines={5} />);
  expect(container.firstElementChild?.children.length).toBe(5);
});

import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { lazyComponent } from './lazy-component.tsx';

const Panel = ({ team }: { team: string }) => <h2>Members of {team}</h2>;

test('the script is fetched once, at the first render, and a spinner is shown until it is there', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Panel>();
  const load = vi.fn(() => promise);
  const LazyPanel = lazyComponent(load);
  expect(load).not.toHaveBeenCalled();
  const screen = await render(
    <>
      <LazyPanel team="The Night Owls" />
      <LazyPanel team="Quizzly Bears" />
    </>,
  );
  await expect.element(page.getByRole('status').first()).toHaveTextContent('One moment…');
  resolve(Panel);
  await expect.element(page.getByRole('heading', { name: 'Members of The Night Owls' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Members of Quizzly Bears' })).toBeVisible();
  await screen.unmount();
  await render(<LazyPanel team="Foxes" />);
  // What is loaded already is shown without a spinner.
  expect(page.getByRole('heading', { name: 'Members of Foxes' }).query()).not.toBeNull();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a component fetched beforehand is rendered at once', async () => {
  const LazyPanel = lazyComponent(async () => Panel);
  await LazyPanel.fetch();
  await render(<LazyPanel team="Foxes" />);
  expect(page.getByRole('heading', { name: 'Members of Foxes' }).query()).not.toBeNull();
});

test('a fetch that fails shows nothing, and is tried again when the component is rendered', async () => {
  let isOnline = false;
  const load = vi.fn(async () => {
    if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module');
    return Panel;
  });
  const LazyPanel = lazyComponent(load);
  await LazyPanel.fetch();
  await render(<LazyPanel team="Foxes" />);
  await expect.element(page.getByText(/^This part did not arrive\./)).toBeVisible();
  isOnline = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('heading', { name: 'Members of Foxes' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
});

test('the fallback wraps the status, or shows nothing at all', async () => {
  const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  const Wrapped = lazyComponent(load, { fallback: (status) => <main>{status}</main> });
  const Silent = lazyComponent(load, { fallback: () => null });
  const { container } = await render(
    <>
      <Wrapped />
      <Silent />
    </>,
  );
  await expect.element(page.getByRole('main').getByRole('alert')).toBeVisible();
  expect([...container.children].map(({ localName }) => localName)).toEqual(['main']);
});

import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { later } from './later.tsx';

const Panel = ({ team }: { team: string }) => <h2>Members of {team}</h2>;

test('a part comes when it is first shown, once, and says so until it is there', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Panel>();
  const load = vi.fn(() => promise);
  const LaterPanel = later(load);
  expect(load).not.toHaveBeenCalled();
  const screen = await render(
    <>
      <LaterPanel team="The Night Owls" />
      <LaterPanel team="Quizzly Bears" />
    </>,
  );
  await expect.element(page.getByRole('status').first()).toHaveTextContent('One moment…');
  resolve(Panel);
  await expect.element(page.getByRole('heading', { name: 'Members of The Night Owls' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Members of Quizzly Bears' })).toBeVisible();
  await screen.unmount();
  await render(<LaterPanel team="Foxes" />);
  // There at once: nobody sees a spinner for what is here.
  expect(page.getByRole('heading', { name: 'Members of Foxes' }).query()).not.toBeNull();
  expect(load).toHaveBeenCalledTimes(1);
});

test('one that was fetched beforehand is there at once', async () => {
  const LaterPanel = later(async () => Panel);
  await LaterPanel.fetch();
  await render(<LaterPanel team="Foxes" />);
  expect(page.getByRole('heading', { name: 'Members of Foxes' }).query()).not.toBeNull();
});

test('a fetch that fails is silent, and tried again when the part is shown', async () => {
  let isOnline = false;
  const load = vi.fn(async () => {
    if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module');
    return Panel;
  });
  const LaterPanel = later(load);
  await LaterPanel.fetch();
  await render(<LaterPanel team="Foxes" />);
  await expect.element(page.getByText(/^This part did not arrive\./)).toBeVisible();
  isOnline = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('heading', { name: 'Members of Foxes' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
});

test('what stands there meanwhile is given a place by whoever shows it, or is nothing at all', async () => {
  const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  const Placed = later(load, { meanwhile: (says) => <main>{says}</main> });
  const Unmissed = later(load, { meanwhile: () => null });
  const { container } = await render(
    <>
      <Placed />
      <Unmissed />
    </>,
  );
  await expect.element(page.getByRole('main').getByRole('alert')).toBeVisible();
  expect([...container.children].map(({ localName }) => localName)).toEqual(['main']);
});

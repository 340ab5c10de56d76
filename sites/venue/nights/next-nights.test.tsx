import { fakeClient, offline } from '@snug/client/fake';
import type { NextNight } from '@snug/contract';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { NextNights } from './next-nights.tsx';

const night: NextNight = {
  ...{ title: 'Tuesday Quiz Night', kind: 'Pub Quiz', date: '2030-01-15T19:30:00Z', venue: 'The Crown', host: 'Robin' },
};

test('each night says when, what, and by whom; one elsewhere says where', async () => {
  const nextNights = [night, { ...night, title: 'At the Bell', venue: 'The Bell', host: '' }];
  const client = fakeClient({ answers: { nextNights } });
  const screen = await render(<NextNights client={client} gameId="12" venue="The Crown" />);
  const list = screen.getByRole('region', { name: 'Next nights' });
  await expect.element(list.getByRole('listitem').nth(0)).toMatchTextContent(/Tuesday.*Pub Quiz · with Robin$/);
  await expect.element(list.getByRole('listitem').nth(1)).toMatchTextContent(/At the BellPub Quiz · The Bell$/);
  await expect.element(list.getByText(/January 15/).first()).toBeVisible();
  expect(client.sent('nextNights')[0]?.query).toEqual({ game_id: '12' });
});

test.each([
  ['there are none', []],
  ['they do not arrive', offline as never],
])('nothing is there when %s', async (_, nextNights) => {
  const client = fakeClient({ answers: { nextNights } });
  const screen = await render(<NextNights client={client} venue="The Crown" />);
  await expect.poll(() => client.sent('nextNights').length).toBe(1);
  expect(screen.container.textContent).toBe('');
});

import { fakeClient } from '@snug/client/fake';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ContactWarning } from './contact-warning.tsx';

const both = { sub: 'p1', exp: 4e9, player_name: 'Ada', email: 'ada@example.com', phone: '5550104477' };

const tokenOf = (claims: object) => `e30.${btoa(JSON.stringify({ ...both, ...claims })).replaceAll('=', '')}.x`;

async function open(claims: object | undefined, client = fakeClient()) {
  if (claims) client.session.setToken(tokenOf(claims));
  const callbacks = { onAdd: vi.fn(), onDismiss: vi.fn() };
  const screen = await render(<ContactWarning client={client} profile="/profile" {...callbacks} />);
  return { client, screen, ...callbacks };
}

test.each([
  [
    { phone: '' },
    'Your account has no phone number. Add one, so that a lost email does not lock you out.',
    'Add Phone Number',
  ],
  [{ email: '' }, 'Your account has no email. Add one, so that a lost phone does not lock you out.', 'Add Email'],
])('MENU-09 a login that lacks %o is warned, with a link to add it', async (lack, sentence, action) => {
  const { screen, onAdd } = await open(lack);
  await expect.element(screen.getByText(sentence)).toBeVisible();
  const link = screen.getByRole('link', { name: action, exact: true });
  await expect.element(link).toHaveAttribute('href', '/profile');
  await link.click();
  expect(onAdd.mock.calls).toEqual([['/profile']]);
});

test('MENU-09 there is no warning with both contacts, without a login, or after a login by a link', async () => {
  for (const claims of [{}, undefined, { phone: '', via: 'link' }]) {
    const { screen } = await open(claims);
    await expect.element(screen.getByText(/Your account/)).not.toBeInTheDocument();
    await screen.unmount();
  }
});

test('MENU-09 it disappears when the contact is added, and appears with a login that lacks one', async () => {
  const { client, screen } = await open({});
  client.session.setToken(tokenOf({ phone: '' }));
  await expect.element(screen.getByText(/no phone number/)).toBeVisible();
  client.session.setToken(tokenOf({}));
  await expect.element(screen.getByText(/no phone number/)).not.toBeInTheDocument();
});

test('MENU-09 STORE-12 LIMIT-28 once dismissed, it does not come back in the session', async () => {
  const first = await open({ phone: '' });
  await first.screen.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(first.screen.getByRole('status')).not.toBeInTheDocument();
  expect(first.onDismiss).toHaveBeenCalledOnce();
  expect(first.client.storage.session.get('dismissed_2fa_warn')).toBe('true');
  await first.screen.unmount();
  const again = await open(undefined, first.client);
  await expect.element(again.screen.getByRole('status')).not.toBeInTheDocument();
  await again.screen.unmount();

  const nextSession = await open({ phone: '' });
  await expect.element(nextSession.screen.getByRole('status')).toBeVisible();
});

import { themeClass } from '@snug/theme';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createHostClient, HostClientContext } from './host-client.ts';
import { SignIn } from './sign-in.tsx';

test('whoever was signed out everywhere reads how a new link is made, without a restart of the game night', async () => {
  await render(
    <div className={themeClass}>
      <HostClientContext.Provider
        value={{ ...createHostClient(), signOutNotice: { text: 'You are signed out everywhere.' } }}
      >
        <SignIn onTried={() => {}} />
      </HostClientContext.Provider>
    </div>,
  );
  await expect.element(page.getByText('You are signed out everywhere.')).toBeVisible();
  await expect.element(page.getByText(/npm run quizmaster -- link NAME/)).toBeVisible();
  await expect.element(page.getByText(/An owner of the venue makes one/)).toBeVisible();
});

test('what is said about a pasted link leaves when another is typed', async () => {
  await render(
    <div className={themeClass}>
      <HostClientContext.Provider value={createHostClient()}>
        <SignIn onTried={() => {}} />
      </HostClientContext.Provider>
    </div>,
  );
  const field = page.getByRole('textbox');
  const refusal = page.getByText('Paste the whole link, from http to its last letter.');
  await field.fill('snug');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect.element(refusal).toBeVisible();
  await field.fill('https://quiz.thesnug.example/host#');
  await expect.element(refusal).not.toBeInTheDocument();
  await expect.element(field).not.toBeInvalid();
});

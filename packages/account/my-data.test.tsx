import { type FakeAnswers, fakeClient, refuses, unsigned } from '@snug/client/fake';
import { AnnouncerProvider, ConfirmProvider } from '@snug/ui';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Profile } from './profile.tsx';

const ada = { sub: 'p1', exp: 4e9, player_name: 'Ada', email: 'ada@example.com', phone: '' };
const sent = { sent_to: 'a***@example.com' };
const file = { file_name: 'my-quiz-data.json', text: '{"readme":{}}\n' };

afterEach(() => vi.restoreAllMocks());

async function open(answers: FakeAnswers) {
  const client = fakeClient({ answers });
  const onLoggedOut = vi.fn<(sentence: string) => void>();
  client.session.setToken(unsigned(ada));
  const screen = await render(
    <AnnouncerProvider>
      <ConfirmProvider>
        <Profile client={client} now={() => 1_800_000_000_000} onLoggedOut={onLoggedOut} />
      </ConfirmProvider>
    </AnnouncerProvider>,
  );
  const button = (name: string) => screen.getByRole('button', { name, exact: true });
  return {
    client,
    screen,
    onLoggedOut,
    press: (name: string) => button(name).click(),
    types: (code: string) => screen.getByLabelText('Code', { exact: true }).fill(code),
  };
}

/** What is saved as a file: its name and its text. */
function savedFiles() {
  const saved: { name: string; blob: Blob | undefined }[] = [];
  const blobs = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const address = `blob:${blobs.size}`;
    blobs.set(address, blob as Blob);
    return address;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob: blobs.get(this.href) });
  });
  return saved;
}

test('what is held is saved as a file once the code is right; a wrong code says so and asks again', async () => {
  const saved = savedFiles();
  const download = vi.fn((): typeof file => refuses(400, 'That code is not right.')());
  const { screen, press, types } = await open({ askMyDataCode: sent, downloadMyData: download });
  await press('Download My Data');
  await expect.element(screen.getByText('We sent a code to a***@example.com.')).toBeVisible();
  await types('111111');
  await press('Continue');
  await expect.element(screen.getByText('That code is not right.').first()).toBeVisible();
  expect(saved).toEqual([]);
  download.mockReturnValue(file);
  await types('222222');
  await press('Continue');
  await expect.element(screen.getByText('Your data is saved as my-quiz-data.json.').first()).toBeVisible();
  expect(download).toHaveBeenLastCalledWith(expect.objectContaining({ body: { code: '222222' } }));
  expect(saved.map(({ name }) => name)).toEqual(['my-quiz-data.json']);
  expect(await saved[0]?.blob?.text()).toBe(file.text);
  await expect.element(screen.getByRole('heading', { name: 'My data', exact: true })).toHaveFocus();
});

test('an account is deleted after what that means, a code and a second press; then this phone has forgotten the login', async () => {
  const remove = vi.fn(() => ({ status: 'success' }));
  const { client, screen, press, types, onLoggedOut } = await open({ askMyDataCode: sent, deleteMyAccount: remove });
  await press('Delete My Account');
  await expect.element(screen.getByText(/under the name of a former player/)).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Delete your account', exact: true })).toHaveFocus();
  await press('Send Me a Code to Delete It');
  await types('222222');
  await press('Continue');
  expect(remove).not.toHaveBeenCalled();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete My Account' }).click();
  await expect.poll(() => onLoggedOut.mock.calls).toEqual([[expect.stringMatching(/^Your account is deleted\./)]]);
  expect(remove).toHaveBeenCalledTimes(1);
  await expect.poll(() => client.session.token()).toBeUndefined();
});

test('who thinks better of it keeps everything, also in the last dialog', async () => {
  const remove = vi.fn(() => ({ status: 'success' }));
  const { client, screen, press, types } = await open({ askMyDataCode: sent, deleteMyAccount: remove });
  await press('Delete My Account');
  await press('Keep My Account');
  await press('Delete My Account');
  await press('Send Me a Code to Delete It');
  await types('222222');
  await press('Continue');
  await screen.getByRole('dialog').getByRole('button', { name: 'Keep My Account' }).click();
  await press('Keep My Account');
  await expect.element(screen.getByRole('button', { name: 'Download My Data' })).toBeVisible();
  expect(remove).not.toHaveBeenCalled();
  expect(client.session.token()).toBeDefined();
});

test('a code that cannot be sent says why, and both choices stay', async () => {
  const { screen, press } = await open({ askMyDataCode: refuses(429, 'A code was just sent. Please wait a minute.') });
  await press('Download My Data');
  await expect.element(screen.getByText('A code was just sent. Please wait a minute.').first()).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Delete My Account' })).toBeEnabled();
});

test('a login by a link sees neither', async () => {
  const client = fakeClient({ answers: {} });
  client.session.setToken(unsigned({ ...ada, via: 'link' } as typeof ada));
  const screen = await render(
    <AnnouncerProvider>
      <Profile client={client} />
    </AnnouncerProvider>,
  );
  await expect.element(screen.getByRole('button', { name: 'Edit Name' })).toBeVisible();
  expect(screen.getByText('My data', { exact: true }).elements()).toEqual([]);
});

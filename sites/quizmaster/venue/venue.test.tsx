import { type FakeAnswers, fakeClient, offline, refuses } from '@snug/client/fake';
import { idempotencyHeader, venueHeader } from '@snug/contract';
import { demoHouse, demoSessions, demoVenues, sponsorVenue } from '@snug/testing/fixtures';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openConsole } from '../tests/open-console.tsx';
import { atVenue, createChosenVenue } from './chosen-venue.ts';

/** Storage of a tab and of a browser. */
function storages() {
  const area = () => {
    const kept = new Map<string, string>();
    return {
      kept,
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
  };
  return { tab: area(), browser: area() };
}

/** The console at an address, at a venue that remembers what is changed. */
async function open(path: string, answers: FakeAnswers = {}, kept = storages()) {
  const client = fakeClient({ answers: { hostGames: [], ...sponsorVenue(), ...demoHouse(), ...answers } });
  const venue = createChosenVenue(() => kept);
  const value = { session: client.session, call: atVenue(client.call, venue), venue, wasSignedOut: () => false };
  const { paths } = await openConsole(path, value);
  return { client, paths, kept };
}

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const switcher = () => page.getByRole('combobox', { name: 'Venue' });

test('with one venue there is no switch, and calls name none', async () => {
  const { client } = await open('/packs');
  await expect.element(heading('Packs')).toBeVisible();
  expect(switcher().query()).toBeNull();
  expect(client.sent('hostPacks')[0]?.headers).toBeUndefined();
});

test('another venue is chosen: it is said, the pages begin anew there, the focus stays, and this browser remembers it', async () => {
  const { client, kept } = await open('/packs', demoHouse({ venues: demoVenues }));
  await switcher().selectOptions('The Anchor');
  await expect.poll(() => client.sent('hostPacks').at(-1)?.headers).toEqual({ [venueHeader]: 'anchor' });
  await expect.element(page.getByText('You are at The Anchor now.')).toBeInTheDocument();
  await expect.element(switcher()).toHaveFocus();
  expect([...kept.tab.kept.values(), ...kept.browser.kept.values()]).toEqual(['anchor', 'anchor']);
});

test('a page about one thing of a venue leads to the games of the other', async () => {
  const { paths } = await open('/packs/p1', demoHouse({ venues: demoVenues }));
  await expect.element(heading('Winter Quiz')).toBeVisible();
  await switcher().selectOptions('The Anchor');
  await expect.element(heading('Your games')).toBeVisible();
  expect(paths.at(-1)).toBe('/');
});

test('a venue where they have ended is forgotten', async () => {
  const kept = storages();
  kept.tab.setItem('snug_host_venue', 'closed');
  const { client } = await open('/packs', demoHouse({ venues: demoVenues }), kept);
  await expect.poll(() => kept.tab.kept.size).toBe(0);
  await expect.poll(() => client.sent('hostPacks').at(-1)?.headers).toBeUndefined();
  await expect.element(switcher()).toHaveValue('crown');
});

test('with blocked storage the choice lasts as long as the page', () => {
  const venue = createChosenVenue(() => {
    throw new Error('blocked');
  });
  venue.choose('anchor');
  expect(venue.id()).toBe('anchor');
});

test('somebody is invited: the link is shown once, can be copied, and they stand in the list', async () => {
  const { client } = await open('/venue');
  await button('Invite').click();
  await expect.element(page.getByLabelText('Their name')).toHaveAccessibleDescription(/Write a name\./);
  await page.getByLabelText('Their name').fill('  Sam ');
  await page.getByRole('radio', { name: /^Owner/ }).click();
  await button('Invite').click();
  await expect.element(page.getByRole('dialog', { name: 'A sign-in link for Sam' })).toBeVisible();
  expect(client.sent('hostInvite')[0]?.body).toEqual({ name: 'Sam', role: 'owner' });
  await expect
    .element(page.getByLabelText('Sign-in link'))
    .toHaveValue('https://play.thecrown.example/host/#link=h4nd2over5this6to7them8please9');
  await button('Done').click();
  await expect.element(button('Change: Sam')).toBeVisible();
  expect(document.body.textContent).not.toContain('h4nd2over5');
});

test('a link of this machine alone says that nobody else gets there by it', async () => {
  await open('/venue', { hostPersonLink: { link: 'http://localhost:4000/host/#link=h4nd2over5this6to7' } });
  await button('Change: Alex').click();
  await page.getByRole('menuitem', { name: 'New sign-in link' }).click();
  await expect.element(page.getByText(/No phone gets to localhost:4000/).first()).toBeVisible();
});

test('without a clipboard, as on plain http, copying a link says that it is to be copied by hand, and selects it', async () => {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'));
  await open('/venue');
  await button('Change: Alex').click();
  await page.getByRole('menuitem', { name: 'New sign-in link' }).click();
  await button('Copy the link').click();
  await expect
    .element(page.getByText('Your browser does not allow copying. Select the text and copy it.').first())
    .toBeVisible();
  const field = page.getByLabelText('Sign-in link').element() as HTMLInputElement;
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(field.value);
});

test('ending somebody asks first, and says what was done', async () => {
  const { client } = await open('/venue');
  await button('Change: Alex').click();
  await page.getByRole('menuitem', { name: 'Take off this venue' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Not now' }).click();
  expect(client.sent('hostEndPerson')).toEqual([]);
  await button('Change: Alex').click();
  await page.getByRole('menuitem', { name: 'Take off this venue' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take off this venue' }).click();
  await expect.element(page.getByText('Alex is off this venue now.')).toBeInTheDocument();
  await expect.poll(() => button('Change: Alex').query()).toBeNull();
});

test('a refusal is told in the server’s words, and nothing changes', async () => {
  await open('/venue', { hostSetName: refuses(400, 'Please write the name of the quizmaster.') as never });
  await page.getByLabelText('Your name').fill('Robin Hood');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByText('Snug says no: Please write the name of the quizmaster.').first())
    .toBeInTheDocument();
  await expect.element(page.getByLabelText('Your name')).toHaveValue('Robin Hood');
});

test('when the reply to an invite is lost the list is read again, and the page says to look at it', async () => {
  const { client } = await open('/venue', { hostInvite: offline as never });
  await page.getByLabelText('Their name').fill('Sam');
  const read = client.sent('hostPeople').length;
  await button('Invite').click();
  await expect
    .element(page.getByText('Snug does not answer. Look at the list before you press again.').first())
    .toBeVisible();
  await expect.poll(() => client.sent('hostPeople').length).toBe(read + 1);
  await expect.element(page.getByLabelText('Their name')).toHaveValue('Sam');
});

test('a new venue whose reply is lost is made once, however often the button is pressed', async () => {
  const { client } = await open('/venue', { hostNewVenue: offline as never });
  await page.getByLabelText('Name of the new venue').fill('The Bell');
  await button('Make the venue').click();
  await expect.element(page.getByText('Snug does not answer. Press again.').first()).toBeVisible();
  await button('Make the venue').click();
  await expect.poll(() => client.sent('hostNewVenue').length).toBe(2);
  const [first, second] = client.sent('hostNewVenue');
  expect(first?.headers?.[idempotencyHeader]).toBeTruthy();
  expect(second?.headers).toEqual(first?.headers);
});

test('a new venue is entered at once', async () => {
  const { client } = await open('/venue');
  await page.getByLabelText('Name of the new venue').fill('The Bell');
  await button('Make the venue').click();
  await expect.poll(() => client.sent('hostPeople').at(-1)?.headers).toEqual({ [venueHeader]: 'made-1' });
  await expect.element(switcher()).toHaveValue('made-1');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('where the quizmaster is signed in: one place is signed out, then all others after a question', async () => {
  const { client } = await open('/venue');
  await expect.element(page.getByRole('heading', { name: 'You are signed in on' })).toBeVisible();
  await button('Sign out there Chrome on Android').click();
  await expect.element(page.getByText('Chrome on Android is signed out.').first()).toBeVisible();
  expect(client.sent('hostEndSession')).toHaveLength(1);
  await button('Sign out everywhere else').click();
  // What goes on without a sign-in, and how it ends.
  await expect
    .element(page.getByRole('dialog').getByText(/big screen goes on showing its game until you press New address/))
    .toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect.poll(() => client.sent('hostEndSessions').at(-1)?.body).toEqual({ except_this: true });
  // Nothing is left to sign out.
  await expect.element(button('Sign out everywhere else')).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'You are signed in on' })).toHaveFocus();
  await expect.element(page.getByText('You are signed out everywhere else.').last()).toBeVisible();
});

test('a sign-in that has ended meanwhile goes from the list with the server’s word, and the focus is not lost', async () => {
  const [here] = demoSessions.filter(({ is_this }) => is_this);
  let kept = [...demoSessions];
  const { client } = await open('/venue', {
    hostSessions: () => kept,
    hostEndSession: () => {
      kept = here ? [here] : [];
      return refuses(404, 'This login has ended already.')() as never;
    },
  });
  await button('Sign out there Chrome on Android').click();
  await expect.element(page.getByText('Snug says no: This login has ended already.').first()).toBeVisible();
  await expect.element(button('Sign out there Chrome on Android')).not.toBeInTheDocument();
  await expect
    .poll(() => document.activeElement?.textContent)
    .toBe('Snug says no: This login has ended already. Chrome on Android');
  expect(client.sent('hostSessions')).toHaveLength(2);
});

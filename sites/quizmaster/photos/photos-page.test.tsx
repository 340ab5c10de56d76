import { type FakeAnswers, fakeClient, refuses } from '@snug/client/fake';
import type { HostPhoto, HostPhotos, HostVote } from '@snug/contract';
import { demoHostGame } from '@snug/testing/fixtures';
import { themeClass } from '@snug/theme';
import { AnnouncerProvider } from '@snug/ui';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { HostClientContext } from '../host-client.ts';
import { PhotosLink } from './photos-link.tsx';
import { PhotosAndVotes } from './photos-page.tsx';

const url = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="90" height="60"/%3E';
const photo = (image_code: string, team_name: string, screen: HostPhoto['screen'] = 'waiting'): HostPhoto => {
  return { image_code, url, team_name, player_name: 'Ben', created_at: 0, screen };
};
const vote = (partial: Partial<HostVote> = {}): HostVote => {
  return { vote: 'photo', state: 'none', candidates: 2, voted: 0, of: 4, ...partial };
};
const some: HostPhotos = {
  photos: [photo('a', 'Foxes'), photo('b', 'Owls'), photo('c', 'Bears', 'shown')],
  without_consent: 2,
  votes: [vote(), vote({ vote: 'name' })],
};

/** The page before a host that does what is asked. */
async function open(begin: HostPhotos = some, answers: FakeAnswers = {}) {
  let now = begin;
  const { session, call, sent } = fakeClient({
    answers: {
      hostPhotos: () => now,
      hostChoosePhoto: ({ params, body }) => {
        const photos = now.photos.map((each) => (each.image_code === params.image_code ? { ...each, ...body } : each));
        now = { ...now, photos };
        return now;
      },
      ...answers,
    },
  });
  const game = demoHostGame();
  const inBreak = { ...game, state: { ...game.state, round_index: 0, submissions_open: false } };
  const at = (rung: number) => (
    <div className={themeClass}>
      <HostClientContext.Provider value={{ session, call, wasSignedOut: () => false }}>
        <AnnouncerProvider>
          <PhotosLink game={inBreak} rung={rung} />
          <PhotosAndVotes game={inBreak} connection="live" rung={rung} />
        </AnnouncerProvider>
      </HostClientContext.Provider>
    </div>
  );
  const { rerender } = await render(at(0));
  await expect.element(page.getByRole('heading', { name: 'Waiting for you' })).toBeVisible();
  return {
    sent,
    become: (next: HostPhotos, rung: number) => {
      now = next;
      return rerender(at(rung));
    },
  };
}

const button = (name: string) => page.getByRole('button', { name });
const said = (text: string) => expect.element(page.getByText(text).first()).toBeInTheDocument();

test('what waits is shown or not, and a decision can be taken back; nothing without consent is there', async () => {
  const { sent } = await open();
  await expect.element(page.getByText(/^2 photos are for the phones alone/)).toBeVisible();
  expect(page.getByRole('img').elements()).toHaveLength(3);
  await button('Show the photo of Foxes').click();
  await said('The photo of Foxes is on the big screen in every break.');
  await expect.element(button('Take the photo of Foxes off the big screen')).toBeVisible();
  await button('Do not show the photo of Owls').click();
  await said('The photo of Owls is not shown.');
  await button('Undo').click();
  await said('The photo of Owls waits again.');
  await expect.element(button('Show the photo of Owls')).toBeVisible();
  expect(sent('hostChoosePhoto').map(({ body }) => body)).toEqual([
    { screen: 'shown' },
    { screen: 'declined' },
    { screen: 'waiting' },
  ]);
});

test('the first that waits is decided by a key, and Z takes it back', async () => {
  const { sent } = await open();
  await userEvent.keyboard('s');
  await said('The photo of Foxes is on the big screen in every break.');
  await userEvent.keyboard('n');
  await said('The photo of Owls is not shown.');
  await userEvent.keyboard('z');
  await said('The photo of Owls waits again.');
  expect(sent('hostChoosePhoto').map(({ params }) => params)).toMatchObject([
    { image_code: 'a' },
    { image_code: 'b' },
    { image_code: 'b' },
  ]);
});

test('a deleted photo is asked about first; a refusal says why and changes nothing', async () => {
  const { sent } = await open(some, {
    deleteGameImage: [],
    hostChoosePhoto: refuses(409, 'Who has uploaded this picture does not want it on the big screen.'),
  });
  await button('Show the photo of Foxes').click();
  await expect.element(page.getByText(/does not want it on the big screen/).first()).toBeVisible();
  await expect.element(button('Show the photo of Foxes')).toBeVisible();
  await button('Delete the photo of Owls').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await said('The photo of Owls is deleted.');
  expect(sent('deleteGameImage').map(({ params }) => params)).toMatchObject([{ image_code: 'b' }]);
});

test('what the stream rings for is loaded anew: a new photo is said aloud, a deleted one is gone', async () => {
  const { become } = await open();
  await expect.element(page.getByRole('link', { name: /Photos 2 photos wait/ })).toBeVisible();
  await become({ ...some, photos: [...some.photos, photo('d', 'Otters')] }, 1);
  await said('3 photos wait');
  await become({ ...some, photos: [] }, 2);
  await expect.element(page.getByText('No photo waits.')).toBeVisible();
  expect(page.getByRole('img').elements()).toHaveLength(0);
});

test('a vote is opened, says how many have voted, and its winner is told when it is closed', async () => {
  const voting = (photo: Partial<HostVote>): HostPhotos => ({
    ...some,
    votes: [vote(photo), vote({ vote: 'name', candidates: 1 })],
  });
  const winners = [{ id: 'c', team_name: 'Bears' }];
  await open(voting({}), {
    hostOpenVote: voting({ state: 'open', voted: 3 }),
    hostCloseVote: voting({ state: 'closed', voted: 3, winners, top: 3 }),
    hostHideVote: voting({ state: 'hidden', voted: 3, winners, top: 3 }),
  });
  await expect.element(button('Open the vote: Best team name')).toBeDisabled();
  await button('Open the vote: Best photo').click();
  await said('Best photo: the vote is open.');
  await expect.element(page.getByText('3 of 4 have voted')).toBeVisible();
  await button('Close the vote and tell the winner: Best photo').click();
  await said('The vote is closed. Best photo: Bears, with 3 votes.');
  await button('Take the winner off the big screen: Best photo').click();
  await said('The winner is off the big screen.');
  await expect.element(button('Open the vote again: Best photo')).toBeVisible();
  await vi.waitFor(() => expect(page.getByText('Bears, with 3 votes').elements().length).toBeGreaterThan(0));
});

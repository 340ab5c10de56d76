import { type FakeAnswers, fakeClient } from '@snug/client/fake';
import type { HostPhoto, HostPhotos, HostVote } from '@snug/contract';
import { demoHostGame, longestName } from '@snug/testing/fixtures';
import { AnnouncerProvider } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { HostClientContext } from '../../sites/quizmaster/host-client.ts';
import { PhotosAndVotes } from '../../sites/quizmaster/photos/photos-page.tsx';
import { pictures } from '../pictures/pictures.ts';
import { plays, reads, shows } from '../steps/steps.ts';

const photo = (url: string, team_name: string, screen: HostPhoto['screen'], player_name = 'Priya'): HostPhoto => {
  return { image_code: `${url} ${screen}`, url, team_name, player_name, created_at: 0, screen };
};
const vote = (partial: Partial<HostVote> = {}): HostVote => {
  return { vote: 'photo', state: 'none', candidates: 2, voted: 0, of: 41, ...partial };
};
const usual: HostPhotos = {
  photos: [
    photo(pictures.table, 'Quizzly Bears', 'waiting'),
    photo(pictures.mug, 'Les Quizerables', 'waiting', 'Jo'),
    photo(pictures.bar, 'Agatha Quiztie', 'shown', 'Ben'),
    photo(pictures.ale, 'Quizzly Bears', 'shown', 'Sam'),
    photo(pictures.bar, 'The Owls', 'declined', ''),
  ],
  without_consent: 3,
  votes: [vote(), vote({ vote: 'name', candidates: 14 })],
};

interface Props {
  readonly photos: HostPhotos;
  readonly answers?: FakeAnswers;
  readonly open?: boolean;
}

/** The page before a host whose server always has these photos. */
function AtPhotos({ photos, answers, open = false }: Props) {
  const [{ client, hook }] = useState(() => {
    const { session, call } = fakeClient({ answers: { hostPhotos: photos, ...answers } });
    const client = { session, call, wasSignedOut: () => false };
    return { client, hook: memoryLocation({ path: '/game/g1/photos' }).hook };
  });
  const game = demoHostGame();
  const state = { ...game.state, round_index: 0, submissions_open: open };
  return (
    <HostClientContext.Provider value={client}>
      <AnnouncerProvider>
        <Router hook={hook}>
          <PhotosAndVotes game={{ ...game, state }} connection="live" />
        </Router>
      </AnnouncerProvider>
    </HostClientContext.Provider>
  );
}

const meta: Meta<Props> = {
  title: 'Quizmaster/Photos',
  parameters: { layout: 'fullscreen' },
  args: { photos: usual },
  render: (args) => <AtPhotos {...args} />,
};
export default meta;

type Story = StoryObj<Props>;

/** Two wait, two are shown, one is not; three may not be. */
export const Usual: Story = {
  play: plays(shows('button', 'Show the photo of Quizzly Bears'), reads(/^3 photos are for the phones alone/)),
};

export const Nothing: Story = {
  args: { photos: { photos: [], without_consent: 0, votes: [vote({ candidates: 0 }), vote({ vote: 'name' })] } },
  play: plays(reads('No photo waits.')),
};

/** While a round is played no vote is opened. */
export const RoundPlayed: Story = { args: { open: true }, play: plays(shows('button', 'Open the vote: Best photo')) };

export const VoteOpen: Story = {
  args: {
    photos: { ...usual, votes: [vote({ state: 'open', voted: 23 }), vote({ vote: 'name', candidates: 14 })] },
  },
  play: plays(reads('23 of 41 have voted')),
};

export const VotesTold: Story = {
  args: {
    photos: {
      ...usual,
      votes: [
        vote({ state: 'closed', voted: 23, winners: [{ id: 'p', team_name: 'Agatha Quiztie' }], top: 12 }),
        vote({
          ...{ vote: 'name', state: 'hidden', candidates: 14, voted: 18, top: 9 },
          winners: [
            { id: 'a', team_name: 'Les Quizerables' },
            { id: 'b', team_name: 'Quizzly Bears' },
          ],
        }),
      ],
    },
  },
  play: plays(reads('Agatha Quiztie, with 12 votes')),
};

export const Longest: Story = {
  args: {
    photos: {
      photos: [
        photo(pictures.mug, longestName, 'waiting', longestName.slice(0, 50)),
        photo(pictures.table, longestName, 'shown', longestName.slice(0, 50)),
      ],
      without_consent: 1,
      votes: [vote({ state: 'closed', voted: 1, winners: [{ id: 'p', team_name: longestName }], top: 1 })],
    },
  },
  play: plays(reads(/^1 photo is for the phones alone/)),
};

import { longestName } from '@snug/testing/fixtures';
import { AnnouncerProvider } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { AtVotingNight, agatha, bears, quizerables, type VotingNight } from './voting-night.tsx';
import { wholeGame } from './whole-game.tsx';

const meta = {
  title: 'Live game/Votes',
  component: AtVotingNight,
  args: { happens: (_night: VotingNight): Promise<void> | void => {}, onHome: fn() },
  parameters: wholeGame.parameters,
  decorators: [
    ...wholeGame.decorators,
    (Story) => (
      <AnnouncerProvider>
        <Story />
      </AnnouncerProvider>
    ),
  ],
} satisfies Meta<typeof AtVotingNight>;
export default meta;

type Story = StoryObj<typeof meta>;
type Happens = (night: VotingNight) => Promise<void> | void;

const cardOf = (canvasElement: HTMLElement, name: string) => within(canvasElement).findByRole('region', { name });

/** Between the rounds. Each phone asks within a second. */
function withVotes(happens: Happens, more: readonly string[] = [], name = 'Best photo'): Story {
  return {
    args: { happens, more },
    play: async ({ canvasElement }) => void (await cardOf(canvasElement, name)),
  };
}

/** The ballot is opened by a press. */
function withBallot(happens: Happens, more: readonly string[] = []): Story {
  return {
    args: { happens, more },
    play: async ({ canvasElement }) => {
      await userEvent.click(await within(canvasElement).findByRole('button', { name: /^Vote/ }));
      await within(canvasElement).findByRole('dialog');
    },
  };
}

/** A quiet card below the head of the break. */
export const Asked: Story = withVotes(({ host }) => host.openVote('photo'));
export const Voted: Story = withVotes(async ({ host, vote }) => {
  host.openVote('photo');
  host.openVote('name');
  await vote(agatha, 'photo', quizerables);
});
export const BallotPhotos: Story = withBallot(({ host }) => host.openVote('photo'));
export const BallotNames: Story = withBallot(
  async ({ host, vote }) => {
    host.openVote('name');
    await vote(agatha, 'name', bears);
  },
  [longestName],
);

/** It was closed in the moment of the press. */
export const Refused: Story = {
  args: {
    happens({ host, server }) {
      host.openVote('photo');
      server.network.fail('castVote', 409, 'This vote is closed.');
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^Vote/ }));
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('radio', { name: /Quizerables/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cast my vote' }));
    await dialog.findByRole('alert');
  },
};

export const Won: Story = withVotes(async ({ host, vote }) => {
  host.openVote('photo');
  host.openVote('name');
  await vote(agatha, 'photo', bears);
  await vote(quizerables, 'photo', bears);
  await vote(agatha, 'name', bears);
  await vote(bears, 'name', quizerables);
  host.closeVote('photo');
  host.closeVote('name');
});
export const WonAtTheEnd: Story = withVotes(
  async ({ host, vote }) => {
    host.endGame();
    host.openVote('name');
    await vote(agatha, 'name', longestName);
    await vote(bears, 'name', longestName);
    host.closeVote('name');
  },
  [longestName],
  'Best team name',
);
export const Nobody: Story = withVotes(({ host }) => {
  host.openVote('photo');
  host.closeVote('photo');
});

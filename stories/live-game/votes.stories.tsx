import { ask, begin, fakeClient, handIn, play, refuses } from '@snug/client/fake';
import type { Message, Vote } from '@snug/contract';
import { LiveGame, type LiveGameProps } from '@snug/live-game';
import { longestName } from '@snug/testing/fixtures';
import { AnnouncerProvider } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { pictures } from '../pictures/pictures.ts';
import { world } from './around-the-world.ts';
import { wholeGame } from './whole-game.tsx';

const between: Message[] = [
  begin({ title: world.title, subtitle: '', player_instructions: '' }),
  ask(...world.questions.map(({ question_text }) => ({ question_text }))),
  ...handIn({ title: world.title, answers: [['amsterdam'], ['china', 'tibet'], ['rhine'], ['']] }),
  { type: 'ROUND_END' },
];
const told: Message = { type: 'PHOTOS', version: 1 };
const photos = [
  { id: 'p1', team_name: 'Quizzly Bears', url: pictures.table },
  { id: 'p2', team_name: 'Les Quizerables', url: pictures.mug },
  { id: 'p3', team_name: 'Agatha Quiztie', url: pictures.bar, own: true },
];
const names = photos.map(({ url: _, ...name }) => name);
const open = (partial: Partial<Vote> = {}): Vote => ({ vote: 'photo', open: true, candidates: photos, ...partial });

const meta = {
  title: 'Live game/Votes',
  ...wholeGame,
  decorators: [
    ...wholeGame.decorators,
    (Story) => (
      <AnnouncerProvider>
        <Story />
      </AnnouncerProvider>
    ),
  ],
} satisfies Meta<typeof LiveGame>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Between the rounds, with these votes. Each phone asks within a second. */
function withVotes(votes: Vote[], messages = between, castVote = refuses(409, 'This vote is closed.')): Story {
  return {
    render: (args: LiveGameProps) => (
      <LiveGame
        {...args}
        client={fakeClient({
          games: { g1: play([...messages, told]) },
          answers: { getVotes: { version: 1, votes }, castVote },
        })}
      />
    ),
    play: async ({ canvasElement }) => {
      await within(canvasElement).findByRole('region', {
        name: votes[0]?.vote === 'photo' ? 'Best photo' : 'Best team name',
      });
    },
  };
}

const opensBallot: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: /^Vote/ }));
  await within(canvasElement).findByRole('dialog');
};

/** A quiet card below the head of the break. */
export const Asked: Story = withVotes([open()]);
export const Voted: Story = withVotes([open({ mine: 'p2' }), open({ vote: 'name', candidates: names })]);
export const BallotPhotos: Story = { ...withVotes([open()]), play: opensBallot };
export const BallotNames: Story = {
  ...withVotes([open({ vote: 'name', candidates: [...names, { id: 'long', team_name: longestName }], mine: 'p1' })]),
  play: opensBallot,
};
/** It was closed meanwhile. */
export const Refused: Story = {
  ...withVotes([open({ mine: 'p1' })]),
  play: async (context) => {
    await opensBallot?.(context);
    const dialog = within(await within(context.canvasElement).findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('radio', { name: /Quizerables/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cast my vote' }));
    await dialog.findByRole('alert');
  },
};
export const Won: Story = withVotes([
  open({ open: false, winners: photos.slice(0, 1), top: 12 }),
  open({ vote: 'name', open: false, winners: names.slice(0, 2), top: 1 }),
]);
export const WonAtTheEnd: Story = withVotes(
  [open({ vote: 'name', open: false, winners: [{ id: 'long', team_name: longestName }], top: 12 })],
  [...between, { type: 'END_GAME' }],
);
export const Nobody: Story = withVotes([open({ open: false, winners: [], top: 0 })]);

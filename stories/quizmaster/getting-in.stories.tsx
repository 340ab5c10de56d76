import { demoHostGame } from '@snug/testing/fixtures';
import { AnnouncerProvider } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { JoinPageContent } from '../../sites/quizmaster/join-page.tsx';
import { finds, plays, shows } from '../steps/steps.ts';

/** The pages that tell an audience how to join: the sign before the quiz, and the cards on the tables. */
const meta = {
  title: 'Quizmaster/Getting in',
  component: JoinPageContent,
  parameters: { layout: 'fullscreen', bare: true },
  args: { game: demoHostGame(), kind: 'sign' },
  render: (args) => (
    <AnnouncerProvider>
      <JoinPageContent {...args} />
    </AnnouncerProvider>
  ),
  play: plays((canvas) => within(canvas).findAllByRole('img')),
} satisfies Meta<typeof JoinPageContent>;
export default meta;

type Story = StoryObj<typeof meta>;

const longNames = {
  title:
    'The Somewhat Longer Quiz of Everything That Nobody Ever Asked About, in Nine Rounds and One Tiebreaker, for Charity, and Pie',
  venue: 'The Crown and Anchor by the Old Bridge, Upstairs',
  join_url: 'https://quiz.a-rather-long-name-of-a-public-house.example.com/join?code=482917',
};

/** For a television or a projector. */
export const Sign: Story = {};

/** No team has joined, the names are long, and no phone reaches the server's loopback address. */
export const SignOwnAddress: Story = {
  args: { game: demoHostGame({ ...longNames, teams: [], join_url: 'http://127.0.0.1:4000/join?code=482917' }) },
};

export const Cards: Story = { args: { kind: 'cards' } };

/** The number of cards is empty and invalid, so the sheet stays as it was. */
export const CardsLongNames: Story = {
  args: { kind: 'cards', game: demoHostGame(longNames) },
  play: plays(async (canvas) => userEvent.clear(await within(canvas).findByRole('textbox')), shows('alert')),
};

/** The code may be another game's by now. */
export const AfterTheGame: Story = {
  args: { game: demoHostGame({ state: { ...demoHostGame().state, status: 'ended' } }) },
  play: plays(finds('link')),
};

import { demoHostGame } from '@snug/testing/fixtures';
import { AnnouncerProvider } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { CardsContent } from '../../sites/quizmaster/cards-page.tsx';
import { finds, plays, shows } from '../steps/steps.ts';

/** The cards on the tables, which tell an audience how to join. The big screen has stories of its own. */
const meta = {
  title: 'Quizmaster/Getting in',
  component: CardsContent,
  parameters: { layout: 'fullscreen', bare: true },
  args: { game: demoHostGame() },
  render: (args) => (
    <AnnouncerProvider>
      <CardsContent {...args} />
    </AnnouncerProvider>
  ),
  play: plays((canvas) => within(canvas).findAllByRole('img')),
} satisfies Meta<typeof CardsContent>;
export default meta;

type Story = StoryObj<typeof meta>;

const longNames = {
  title:
    'The Somewhat Longer Quiz of Everything That Nobody Ever Asked About, in Nine Rounds and One Tiebreaker, for Charity, and Pie',
  venue: 'The Crown and Anchor by the Old Bridge, Upstairs',
  join_url: 'https://quiz.a-rather-long-name-of-a-public-house.example.com/join?code=482917',
};

export const Cards: Story = {};

/** The number of cards is empty and invalid, so the sheet stays as it was. */
export const CardsLongNames: Story = {
  args: { game: demoHostGame(longNames) },
  play: plays(async (canvas) => userEvent.clear(await within(canvas).findByRole('textbox')), shows('alert')),
};

/** The code may be another game's by now. */
export const AfterTheGame: Story = {
  args: { game: demoHostGame({ state: { ...demoHostGame().state, status: 'ended' } }) },
  play: plays(finds('link')),
};

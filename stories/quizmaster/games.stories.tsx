import { demoGameList } from '@snug/testing/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { finds, fits, plays, reads, sees, strikes } from '../steps/steps.ts';
import { AtConsole } from './at-console.tsx';

/** The games of a venue: tonight, planned, over, and cancelled ones folded away. */
const meta = {
  title: 'Quizmaster/Games',
  component: AtConsole,
  parameters: { layout: 'fullscreen', bare: true },
  args: { path: '/', answers: { hostGames: demoGameList() } },
  play: plays(finds('heading', 'Planned'), finds('link', 'New game'), fits),
} satisfies Meta<typeof AtConsole>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Games: Story = {};

export const None: Story = {
  args: { answers: { hostGames: [] } },
  play: plays(reads('No games yet'), finds('link', 'New game'), fits),
};

export const CancelledUnfolded: Story = {
  play: plays(unfolds('Cancelled (1)'), sees('Easter Special'), fits),
};

const long =
  'The Great Unreasonable Trans-Pennine Invitational Pub Quiz of General, Special and Entirely Useless Knowledge';

export const LongestTitles: Story = {
  args: {
    answers: {
      hostGames: demoGameList().map((game) => ({ ...game, title: long, host_name: 'Featherstonehaugh-Cholmondeley' })),
    },
  },
};

function unfolds(text: string) {
  return async (canvas: HTMLElement) => {
    await sees(text)(canvas);
    const summary = [...canvas.querySelectorAll('summary')].find((each) => each.textContent === text);
    summary?.focus();
    await strikes('{Enter}')(canvas);
  };
}

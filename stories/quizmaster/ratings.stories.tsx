import { offline } from '@snug/client/fake';
import { demoRatings } from '@snug/testing/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { finds, fits, plays, presses, reads, sees, shows } from '../steps/steps.ts';
import { AtConsole } from './at-console.tsx';

/** A quizmaster's own ratings: in groups of five, and never who said what. */
const meta = {
  title: 'Quizmaster/Ratings',
  component: AtConsole,
  parameters: { layout: 'fullscreen', bare: true },
  args: { path: '/ratings' },
  play: plays(finds('heading', 'Your ratings'), finds('heading', 'Notes'), fits),
} satisfies Meta<typeof AtConsole>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ratings: Story = {};

export const OneGroup: Story = { args: { answers: { hostRatings: demoRatings(1) } } };

/** Two years: the notes of the last ten groups stand on the page at first. */
export const ManyGroups: Story = {
  args: { answers: { hostRatings: demoRatings(60) } },
  play: plays(finds('button', 'Show older notes'), fits),
};

/** A rude note is read by whoever wants to. */
export const RudeNote: Story = {
  args: {
    answers: {
      hostRatings: demoRatings(1).map((group) => ({
        ...group,
        notes: ['Great evening!', 'What a shit show.'],
        rude_notes: [1],
      })),
    },
  },
  play: plays(reads('A note with rude words.'), presses('Show it'), reads('What a shit show.')),
};

/** Fewer than five: nothing yet, and why. */
export const None: Story = {
  args: { answers: { hostRatings: [], hostRatingsWaiting: { waiting: 3 } } },
  play: plays(reads('No group of five yet'), reads('3 of 5 ratings so far.'), finds('link', 'Go to your games')),
};

export const Loading: Story = {
  args: { answers: { hostRatings: () => new Promise(() => {}) } },
  play: plays(sees('Fetching your ratings…')),
};

export const NotLoaded: Story = {
  args: { answers: { hostRatings: offline as never } },
  play: plays(shows('alert'), finds('button', 'Try again')),
};

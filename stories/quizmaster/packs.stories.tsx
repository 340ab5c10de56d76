import { offline, refuses } from '@snug/client/fake';
import { demoHouse, demoPacks } from '@snug/testing/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { finds, fits, plays, presses, reads, sees, shows } from '../steps/steps.ts';
import { AtConsole } from './at-console.tsx';

/** The packs of questions of a venue. */
const meta = {
  title: 'Quizmaster/Packs',
  component: AtConsole,
  parameters: { layout: 'fullscreen', bare: true },
  args: { path: '/packs' },
  play: plays(finds('heading', 'Packs'), finds('link', 'Winter Quiz'), sees(/played here 2 times/), fits),
} satisfies Meta<typeof AtConsole>;
export default meta;

type Story = StoryObj<typeof meta>;
const never = () => new Promise<never>(() => {});

export const Packs: Story = {};

/** It leads to the import. */
export const NoPacks: Story = {
  args: { answers: demoHouse({ packs: [] }) },
  play: plays(reads('No packs yet'), finds('button', 'Choose a file'), fits),
};

/** The empty list of games leads here. */
export const NoGames: Story = {
  args: { path: '/' },
  play: plays(reads('No games yet'), finds('link', 'Import a pack'), finds('link', 'New game'), fits),
};

export const LongTitles: Story = {
  args: { answers: demoHouse({ packs: demoPacks.slice(0, 1).map((pack) => ({ ...pack, title: 'Quiz'.repeat(50) })) }) },
  play: plays(finds('link', /QuizQuiz/), fits),
};

/** A look inside, with the answers. */
export const Inside: Story = {
  args: { path: '/packs/p1' },
  play: plays(finds('heading', 'Winter Quiz'), sees('Vienna or Wien'), sees('Double or nothing'), fits),
};

export const TakesOff: Story = {
  args: { path: '/packs/p1' },
  play: plays(presses('Take it off the list'), shows('dialog', 'Take Winter Quiz off the list?')),
};

export const NoSuchPack: Story = {
  args: { path: '/packs/p9', answers: { hostReadPack: refuses(404, 'There is no such pack at this venue.') as never } },
  play: plays(reads('No such pack'), finds('link', 'All packs')),
};

export const Loading: Story = {
  args: { answers: { hostPacks: never } },
  play: plays(sees('Fetching your packs…')),
};

export const NotLoaded: Story = {
  args: { answers: { hostPacks: offline as never } },
  play: plays(shows('alert'), finds('button', 'Try again')),
};

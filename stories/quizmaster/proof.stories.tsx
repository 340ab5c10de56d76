import { offline, refuses } from '@snug/client/fake';
import { demoProof } from '@snug/testing/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fills, finds, fits, plays, presses, reads, type Step, sees, shows } from '../steps/steps.ts';
import { AtConsole } from './at-console.tsx';

/** The plots are drawn, as pictures that screen readers pass by. */
const drawn: Step = (canvas) =>
  waitFor(() =>
    expect(canvas.querySelectorAll('[aria-hidden="true"] > svg[aria-hidden="true"]').length).toBeGreaterThan(0),
  );

/** What was counted of a sponsor's ads and questions: plots with tables beside them, CSV, and paper. */
const meta = {
  title: 'Quizmaster/Proof sheet',
  component: AtConsole,
  parameters: { layout: 'fullscreen', bare: true },
  args: { path: '/sponsors/oak/proof' },
  play: plays(finds('heading', 'Old Oak Brewery'), drawn, fits),
} satisfies Meta<typeof AtConsole>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OfASponsor: Story = {};

export const OfTheVenue: Story = {
  args: { path: '/sponsors/all/proof' },
  play: plays(finds('heading', 'All of the venue'), drawn, fits),
};

/** Two years of weekly evenings: the page shows the last 30 of them. */
export const TwoYears: Story = {
  args: { answers: { hostProof: demoProof(104) } },
  play: plays(finds('heading', 'By day'), drawn, fits),
};

export const OneQuestion: Story = {
  play: plays(
    async (canvas) => userEvent.selectOptions(await within(canvas).findByLabelText('Ad or question'), 's1'),
    drawn,
    fits,
  ),
};

export const TurnedRound: Story = {
  play: plays(fills('Until (UTC)', '2025-01-01'), shows('alert')),
};

export const NothingInTheseDays: Story = {
  play: plays(
    fills('From (UTC)', '2030-01-01'),
    fills('Until (UTC)', '2030-02-01'),
    reads('Nothing in these days'),
    finds('button', 'Show all days'),
  ),
};

export const InFull: Story = {
  play: plays(presses('Show every figure'), drawn, fits),
};

export const NothingCounted: Story = {
  args: { answers: { hostProof: { ...demoProof(), rows: [] } } },
  play: plays(reads('Nothing was counted yet'), finds('link', 'Make an ad or a question')),
};

/** Free texts appear from five answers up. */
export const FewTexts: Story = {
  args: { answers: { hostSurveyTexts: [], hostProof: demoProof(1) } },
  play: plays(reads(/0 of 5 answers in games so far/), reads(/3 of 5 answers outside games so far/)),
};

export const Loading: Story = {
  args: { answers: { hostProof: () => new Promise(() => {}) } },
  play: plays(sees('Adding up…')),
};

export const NotLoaded: Story = {
  args: { answers: { hostProof: offline as never } },
  play: plays(shows('alert'), finds('button', 'Try again')),
};

export const NoSuchSheet: Story = {
  args: { answers: { hostProof: refuses(404, 'There is no such sponsor.') as never } },
  play: plays(reads('No such proof sheet'), reads('It is not one of your venue’s sponsors.')),
};

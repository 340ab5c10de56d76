import { type FakeAnswers, fakeClient, never, offline, play } from '@snug/client/fake';
import type { FeedbackTarget } from '@snug/contract';
import { Feedback } from '@snug/feedback';
import { LiveGame } from '@snug/live-game';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { clicks, finds, fits, hasFocus, holds, plays, presses, seesField, shows, types } from '../steps/steps.ts';

const robin: FeedbackTarget = { userid: 'h-robin', name: 'Robin' };
const sam: FeedbackTarget = { userid: 'h-sam', name: 'Sam' };

interface FeedbackStoryProps {
  hosts: FakeAnswers['needFeedback'];
  sending?: FakeAnswers['sendFeedback'];
  /** On the screen of the game that has ended. */
  inGame?: boolean;
}

/** The feedback with a client of its own for each rendering, so that no story changes the next one. */
function FeedbackWithOwnClient({ hosts, sending = { status: 'success' }, inGame }: FeedbackStoryProps) {
  const [client] = useState(() => {
    const game = play([], { view: { status: 'ended', feedback_eligible: true, game_started: true } });
    return fakeClient({ games: { g1: game }, answers: { needFeedback: hosts, sendFeedback: sending } });
  });
  const feedback = <Feedback client={client} gameId="g1" />;
  return inGame ? <LiveGame client={client} gameId="g1" onHome={fn()} slots={{ feedback }} /> : feedback;
}

const meta = {
  title: 'Widgets/Feedback',
  component: FeedbackWithOwnClient,
  args: { hosts: [robin] },
} satisfies Meta<typeof FeedbackWithOwnClient>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FirstVisit: Story = { play: plays(shows('heading', 'How did Robin do?')) };

export const FiveStars: Story = { play: plays(clicks('radio', '5 stars'), shows('group', 'What was good?')) };

export const TwoStarsWithTags: Story = {
  play: plays(
    clicks('radio', '2 stars'),
    clicks('checkbox', 'Confusing'),
    clicks('checkbox', 'Unfair Grading'),
    types('Your note', 'We could not hear the questions at the back.'),
  ),
};

/** Sending takes a while: the form is closed, and Submit keeps the focus. */
export const Busy: Story = {
  args: { sending: never },
  play: plays(
    clicks('radio', '4 stars'),
    clicks('checkbox', 'Friendly'),
    presses('Submit'),
    holds('button', 'Submit', (button) => {
      if (button.ariaBusy !== 'true') throw new Error('Nothing is being sent.');
    }),
  ),
};

export const SendingFails: Story = {
  args: { sending: offline },
  play: plays(clicks('radio', '3 stars'), types('Your note', 'Too loud.'), presses('Submit'), finds('alert')),
};

/** Two hosts in a row: the thanks for the first are above the question about the second. */
export const NextHost: Story = {
  args: { hosts: [robin, sam] },
  play: plays(clicks('radio', '5 stars'), presses('Submit'), hasFocus('heading', 'How did Sam do?')),
};

export const Thanks: Story = {
  play: plays(clicks('radio', '5 stars'), presses('Submit'), hasFocus('heading', 'Thank you for your feedback!')),
};

export const NothingToRate: Story = {
  args: { hosts: [] },
  play: plays(shows('heading', 'The game has ended. Thanks for playing!')),
};

export const Loading: Story = { args: { hosts: never } };

export const HostsFail: Story = { args: { hosts: offline }, play: plays(finds('alert')) };

export const LongName: Story = {
  args: { hosts: [{ ...robin, name: 'Bartholomew-Maximilian von und zu Quizzenhausen-Lichterloh' }] },
  play: plays(clicks('radio', '1 star'), seesField('Your note'), fits),
};

/** In its place: the screen of a game that has ended. */
export const InTheGame: Story = {
  args: { inGame: true },
  parameters: { bare: true },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}>
        <Story />
      </div>
    ),
  ],
  play: plays(clicks('radio', '5 stars'), shows('button', 'Submit')),
};

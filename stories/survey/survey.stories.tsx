import { playerSurveys, systemClock } from '@snug/client';
import { type FakeAnswers, fakeClient, never, offline, play, withoutWaits } from '@snug/client/fake';
import { LiveGame } from '@snug/live-game';
import { Survey } from '@snug/survey';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { clicks, finds, fits, hasFocus, holds, plays, presses, seesField, shows, types } from '../steps/steps.ts';

const tea = { surveyid: 's1', question_text: 'Tea or coffee?', options: ['Tea', 'Coffee'] };
const crisps = { surveyid: 's2', question_text: 'Which crisps go with a quiz?', options: [] };
const music = {
  surveyid: 's3',
  question_text: 'What should be playing when the lights go down and the last round of the night is about to begin?',
  options: [
    'Nothing at all',
    'Jazz, quietly',
    'The song of a summer that everybody was there for, whether they like it or not',
    'Whatever the bar is playing',
    'A drum roll',
  ],
};

interface SurveyStoryProps {
  first: FakeAnswers['nextSurvey'];
  sending?: FakeAnswers['answerSurvey'];
  preview?: boolean;
  /** On the screen of a game whose first round has not begun. */
  inGame?: boolean;
}

/** The survey with a client of its own for each rendering, so that no story changes the next one; `Loading` alone waits. */
function SurveyWithOwnClient({ first, sending, preview, inGame }: SurveyStoryProps) {
  const [client] = useState(() =>
    fakeClient({
      games: { g1: play([]) },
      answers: {
        nextSurvey: first,
        answerSurvey: sending ?? { count: 1, survey: crisps },
        skipSurvey: { count: 1, survey: crisps },
        seeSurvey: { status: 'success' },
      },
    }),
  );
  const [source] = useState(() => ({ ...playerSurveys(client), clock: withoutWaits(systemClock) }));
  const survey = <Survey source={source} preview={preview ?? false} />;
  return inGame ? <LiveGame client={client} gameId="g1" onHome={fn()} slots={{ between: survey }} /> : survey;
}

const meta = {
  title: 'Widgets/Survey',
  component: SurveyWithOwnClient,
  args: { first: { count: 17, survey: tea } },
} satisfies Meta<typeof SurveyWithOwnClient>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { first: never } };

export const Options: Story = { play: plays(clicks('radio', 'Tea'), finds('button', 'Submit')) };

/** Nothing is chosen yet: Submit waits. */
export const Unanswered: Story = { play: plays(shows('heading', 'Tea or coffee?')) };

export const FreeText: Story = {
  args: { first: { count: 17, survey: crisps } },
  play: plays(types('Which crisps go with a quiz?', 'Salt and vinegar')),
};

export const ManyOptions: Story = {
  args: { first: { count: 17, survey: music } },
  play: plays(clicks('radio', 'A drum roll'), fits),
};

/** Sending takes a while: Submit keeps the focus. */
export const Busy: Story = {
  args: { sending: never },
  play: plays(
    clicks('radio', 'Coffee'),
    presses('Submit'),
    holds('button', 'Submit', (button) => {
      if (button.ariaBusy !== 'true') throw new Error('Nothing is being sent.');
    }),
  ),
};

export const SendingFails: Story = {
  args: { sending: offline },
  play: plays(clicks('radio', 'Coffee'), presses('Submit'), finds('alert')),
};

export const NextQuestion: Story = {
  play: plays(clicks('radio', 'Tea'), presses('Submit'), hasFocus('heading', 'Which crisps go with a quiz?')),
};

export const Skipped: Story = { play: plays(presses('Skip'), seesField('Which crisps go with a quiz?')) };

/** Between the rounds of a game, one answer a day is enough. */
export const Thanks: Story = {
  args: { preview: true },
  play: plays(clicks('radio', 'Tea'), presses('Submit'), hasFocus('heading', 'Thank you for your answer!')),
};

export const AllAnswered: Story = {
  args: { first: { count: 0, survey: null } },
  play: plays(shows('heading', 'No more questions today.')),
};

export const Fails: Story = { args: { first: offline }, play: plays(finds('alert')) };

/** In its place: a game whose first round has not begun. */
export const InTheGame: Story = {
  args: { inGame: true, preview: true },
  parameters: { bare: true },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}>
        <Story />
      </div>
    ),
  ],
  play: plays(clicks('radio', 'Tea'), shows('button', 'Submit')),
};

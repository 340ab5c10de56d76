import { ask, begin, demoResults, fakeClient, handIn, play, viewFor } from '@snug/client/fake';
import type { Message, RevealedRound } from '@snug/contract';
import { LiveGame, type LiveGameProps } from '@snug/live-game';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { world } from './around-the-world.ts';
import { after, wholeGame } from './whole-game.tsx';

const texts = world.questions.map(({ question_text }) => ({ question_text }));
const clues = [
  'I was born in Ulm in 1879.',
  'I played the violin, and worked in a patent office.',
  'My name stands for genius.',
].map((question_text) => ({ question_text }));

const beginRound = (title: string, single_answer = false) =>
  begin({ title, single_answer, subtitle: '', player_instructions: '' });
const reveal = (title: string, questions: RevealedRound['questions'], single_answer = false) =>
  ({ type: 'REVEAL', round: { round_order: 1, title, single_answer, questions } }) satisfies Message;

const revealMessage = reveal(world.title, world.questions);
const played = [
  beginRound('Around the World'),
  ask(...texts),
  ...handIn({ title: world.title, answers: [['amsterdam'], ['china', 'nepal'], ['rhine'], ['']] }),
];

const meta = { title: 'Live game/Revealed answers', ...wholeGame } satisfies Meta<typeof LiveGame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WhileScored: Story = after([...played, { type: 'ROUND_END' }, revealMessage]);
export const WhileSubmitted: Story = after([...played, revealMessage]);
/** Told one by one: right, half right and not graded yet, in a round doubled by the joker. */
export const ToldOneByOne: Story = {
  // Each phone asks within a second.
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Not graded yet');
  },
  render: (args: LiveGameProps) => (
    <LiveGame
      {...args}
      client={fakeClient({
        games: {
          g1: play([
            ...played,
            { type: 'ROUND_END' },
            { type: 'REVEAL', round: { ...revealMessage.round, questions: world.questions.slice(0, 3), of: 4 } },
            { type: 'RESULTS', version: 1 },
          ]),
        },
        answers: {
          getResults: demoResults({
            board: null,
            rounds: [],
            told: [
              {
                round_order: 1,
                double: 'won',
                questions: [
                  { question_id: 'q1', marks: ['full'], points: 2, of: 2, earned: 4 },
                  { question_id: 'q2', marks: ['full', 'half'], points: 3, of: 4, earned: 6 },
                  { question_id: 'q3', marks: [], points: 0, of: 2, earned: 0, waits: true },
                ],
              },
            ],
          }),
        },
      })}
    />
  ),
};
export const AfterTheEnd: Story = after([...played, revealMessage, { type: 'END_GAME' }]);
export const ToAWatcher: Story = after(
  [beginRound('Around the World'), ask(...texts), { type: 'ROUND_END' }, revealMessage],
  { view: viewFor({ who: 'watcher' }) },
);
export const SingleAnswer: Story = after([
  beginRound('Who am I?', true),
  ask(...clues),
  ...handIn({ title: 'Who am I?', answers: [[''], [''], ['einstein']], single_answer: true }),
  { type: 'ROUND_END' },
  reveal(
    'Who am I?',
    clues.map(({ question_text }, at) => ({
      question_id: `q${at + 1}`,
      question_text,
      answers: ['Albert Einstein'],
      notes: '',
    })),
    true,
  ),
]);

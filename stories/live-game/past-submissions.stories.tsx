import { demoRound, fakeClient, type PlayOptions, play } from '@snug/client/fake';
import type { GameView, Message, RevealedRound, SubmittedRound } from '@snug/contract';
import { LiveGame } from '@snug/live-game';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { wholeColumn } from './whole-column.tsx';

const handedIn = (title: string, partial: Partial<SubmittedRound> = {}): SubmittedRound => ({
  round_id: title,
  title,
  single_answer: false,
  doubled: false,
  answers: [['amsterdam'], ['china', 'nepal'], ['danube'], ['']],
  late: false,
  ...partial,
});

const clues = handedIn('Who am I?', { single_answer: true, answers: [[''], [''], ['einstein']] });

const revealedRound: RevealedRound = {
  round_order: 2,
  title: 'Around the World',
  single_answer: false,
  questions: [
    {
      question_id: 'q1',
      question_text: 'What is the capital city of the Netherlands?',
      answers: ['Amsterdam'],
      notes: 'The government sits in The Hague.',
    },
    {
      question_id: 'q2',
      question_text: 'Which two countries share the summit ridge of Everest?',
      answers: ['China', 'Nepal'],
      notes: '',
    },
    {
      question_id: 'q3',
      question_text: 'Which river runs through Vienna, Budapest and Belgrade?',
      answers: ['Danube'],
      notes: '',
    },
    {
      question_id: 'q4',
      question_text: 'On which island does the Komodo dragon live?',
      answers: ['Komodo'],
      notes: 'Some live on Rinca and on Flores, too.',
    },
  ],
};

/** The second round has ended and is being scored. */
const scored: Partial<GameView> = { game_started: true, round_index: 1 };

async function opened({ canvasElement }: { canvasElement: HTMLElement }) {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'View Submissions' }));
  await within(canvasElement).findByText(/^(Doubled|You didn't)/);
}

/** The dialog over a game in this state. */
function gameWith(view: Partial<GameView>, messages: readonly Message[] = [], options: PlayOptions = {}): Story {
  return {
    render: (args) => (
      <LiveGame
        {...args}
        client={fakeClient({ games: { g1: play(messages, { ...options, view: { ...scored, ...view } }) } })}
      />
    ),
    play: opened,
  };
}

const meta = {
  title: 'Live game/Past submissions',
  component: LiveGame,
  args: { client: fakeClient(), gameId: 'g1', onHome: fn() },
  parameters: { bare: true },
  decorators: [wholeColumn],
} satisfies Meta<typeof LiveGame>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Made of the messages that bring submissions. Previous and Next lead from round to round. */
export const Rounds: Story = gameWith(
  {},
  [
    ['General Knowledge', 1],
    ['Around the World', 2],
  ].map(([title, round_order]) => ({
    type: 'SUBMIT_ANSWER',
    teamid: 't-owls',
    round_order: Number(round_order),
    submission: handedIn(String(title), { doubled: round_order === 2 }),
  })),
);
export const OneRound: Story = gameWith({ submitted: { 2: handedIn('Around the World') } });
export const SingleAnswer: Story = gameWith({ submitted: { 2: clues } });
export const Late: Story = gameWith({ submitted: { 2: handedIn('Around the World', { late: true }) } });
export const NotThisRound: Story = gameWith({
  round: demoRound({ round_order: 2, title: 'Around the World' }),
  submitted: { 1: handedIn('Match the drink') },
});
export const NoneAtAll: Story = gameWith({});
/** The quizmaster has revealed the round's answers. */
export const Revealed: Story = gameWith(
  { submitted: { 1: handedIn('Match the drink'), 2: handedIn('Around the World', { doubled: true }) } },
  [{ type: 'REVEAL', round: revealedRound }],
);

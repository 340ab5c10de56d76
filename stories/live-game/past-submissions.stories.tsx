import { demoRound, demoSubmission } from '@snug/client/fake';
import type { GameView, Message, RevealedRound, SubmittedRound } from '@snug/contract';
import type { LiveGame } from '@snug/live-game';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { plays, presses, sees } from '../steps/steps.ts';
import { world } from './around-the-world.ts';
import { after, wholeGame } from './whole-game.tsx';

const handedIn = (title: string, partial: Partial<SubmittedRound> = {}) =>
  demoSubmission({ title, answers: [['amsterdam'], ['china', 'nepal'], ['danube'], ['']], ...partial });

const clues = handedIn('Who am I?', { single_answer: true, answers: [[''], [''], ['einstein']] });

const revealedRound: RevealedRound = {
  round_order: 2,
  title: world.title,
  single_answer: false,
  questions: world.questions,
};

/** The second round has ended and is being scored. */
const scored: Partial<GameView> = { game_started: true, round_index: 1 };

const opened = plays(presses('View Submissions'), sees(/^(Doubled|You didn't)/));

/** The dialog over a game in this state. */
const gameWith = (view: Partial<GameView>, messages: readonly Message[] = []): Story => ({
  ...after(messages, { view: { ...scored, ...view } }),
  play: opened,
});

const meta = { title: 'Live game/Past submissions', ...wholeGame } satisfies Meta<typeof LiveGame>;
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

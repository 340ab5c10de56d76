import { demoGame, demoQuestion, demoRound, fakeClient, play } from '@snug/client/fake';
import type { GameView, Message, RevealedRound } from '@snug/contract';
import { LiveGame } from '@snug/live-game';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { wholeColumn } from './whole-column.tsx';

const texts = [
  'What is the capital city of the Netherlands?',
  'Which two countries share the summit ridge of Everest?',
  'Which river runs through Vienna, Budapest and Belgrade?',
  'On which island does the Komodo dragon live?',
];
const clueTexts = [
  'I was born in Ulm in 1879.',
  'I played the violin, and worked in a patent office.',
  'My name stands for genius.',
];

const begin = (title: string, single_answer = false): Message => {
  const { asked: _, doubled: __, submitted: ___, ...start } = demoRound({ title, single_answer });
  return { type: 'ROUND_START', round: { ...start, subtitle: '', player_instructions: '' }, round_index: 0 };
};
const ask = (questions: readonly string[]): Message => ({
  type: 'ASK',
  asked: questions.map((question_text, question_index) => {
    const { answers: _, suggestions: __, ...question } = demoQuestion({ question_text, question_index });
    return { ...question, question_id: `q${question_index + 1}` };
  }),
});
const handIn = (title: string, answers: string[][], single_answer = false): Message[] => [
  {
    type: 'SUBMIT_ANSWER',
    teamid: 't-owls',
    round_order: 1,
    submission: { round_id: 'r1', title, single_answer, doubled: false, answers, late: false },
  },
  { type: 'TEAM_SUBMITTED', teamid: 't-owls', round_order: 1 },
];
const reveal = (title: string, questions: RevealedRound['questions'], single_answer = false): Message => ({
  type: 'REVEAL',
  round: { round_order: 1, title, single_answer, questions },
});

const answers = [['Amsterdam'], ['China', 'Nepal'], ['Danube'], ['Komodo']];
const notes = ['The government sits in The Hague.', '', '', 'Some live on Rinca and on Flores, too.'];
const revealMessage = reveal(
  'Around the World',
  texts.map((question_text, at) => ({
    question_id: `q${at + 1}`,
    question_text,
    answers: answers[at] ?? [],
    notes: notes[at] ?? '',
  })),
);
const played = [
  begin('Around the World'),
  ask(texts),
  ...handIn('Around the World', [['amsterdam'], ['china', 'nepal'], ['rhine'], ['']]),
];

const watcher: Partial<GameView> = {
  team: null,
  me: { ...demoGame().me, player_code: 'p-cleo', is_captain: false, status: 'watching', team_code: '' },
};

const gameAfter = (messages: readonly Message[], view: Partial<GameView> = {}): Story => ({
  render: (args) => <LiveGame {...args} client={fakeClient({ games: { g1: play(messages, { view }) } })} />,
});

const meta = {
  title: 'Live game/Revealed answers',
  component: LiveGame,
  args: { client: fakeClient(), gameId: 'g1', onHome: fn() },
  parameters: { bare: true },
  decorators: [wholeColumn],
} satisfies Meta<typeof LiveGame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WhileScored: Story = gameAfter([...played, { type: 'ROUND_END' }, revealMessage]);
export const WhileSubmitted: Story = gameAfter([...played, revealMessage]);
export const AfterTheEnd: Story = gameAfter([...played, revealMessage, { type: 'END_GAME' }]);
export const ToAWatcher: Story = gameAfter(
  [begin('Around the World'), ask(texts), { type: 'ROUND_END' }, revealMessage],
  watcher,
);
export const SingleAnswer: Story = gameAfter([
  begin('Who am I?', true),
  ask(clueTexts),
  ...handIn('Who am I?', [[''], [''], ['einstein']], true),
  { type: 'ROUND_END' },
  reveal(
    'Who am I?',
    clueTexts.map((question_text, at) => ({
      question_id: `q${at + 1}`,
      question_text,
      answers: ['Albert Einstein'],
      notes: '',
    })),
    true,
  ),
]);

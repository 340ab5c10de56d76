import {
  ask,
  begin,
  demoBoard,
  demoQuestionResult,
  demoResults,
  demoRoundResult,
  demoRows,
  fakeClient,
  handIn,
  type PlayOptions,
  play,
  refuses,
  viewFor,
} from '@snug/client/fake';
import type { Appeal, Image, Message, Results } from '@snug/contract';
import { LiveGame, type LiveGameProps } from '@snug/live-game';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { pictures } from '../pictures/pictures.ts';
import { world } from './around-the-world.ts';
import { wholeGame } from './whole-game.tsx';

const texts = world.questions.map(({ question_text }) => ({ question_text }));
const reveal: Message = {
  type: 'REVEAL',
  round: { round_order: 1, title: world.title, single_answer: false, questions: world.questions },
};
const played: Message[] = [
  begin({ title: world.title, subtitle: '', player_instructions: '' }),
  ask(...texts),
  ...handIn({ title: world.title, answers: [['amsterdam'], ['china', 'tibet'], ['rhine'], ['']] }),
];
const over: Message = { type: 'ROUND_END' };
const ended: Message = { type: 'END_GAME' };
const published: Message = { type: 'RESULTS', version: 1 };

const questions = [
  demoQuestionResult({ question_id: 'q1', marks: ['full'], points: 1, right: 4 }),
  demoQuestionResult({ question_id: 'q2', marks: ['full', 'none'], points: 1, of: 2, right: 2 }),
  demoQuestionResult({ question_id: 'q3', marks: ['half'], points: 0.5, right: 1 }),
  demoQuestionResult({ question_id: 'q4', marks: [], right: 5 }),
];
const rounds = [demoRoundResult({ title: world.title, points: 2.5, of: 5, questions })];
const appeal = (state: Appeal['state'], reply = ''): Appeal => {
  return { question_id: 'q3', round_order: 1, reason: 'The Rhine rises in the same mountains.', state, reply };
};
const longest =
  'Quizteama Aguilera and the Quizzard of Oz with the Les Quizerables of the Old Harbour Street and Friends of the Family '.padEnd(
    125,
    'x',
  );
const images: Image[] = [pictures.bar, pictures.mug, pictures.table].map((url) => {
  return { image_code: url, url, orientation: 'landscape', deletable: false };
});

const meta = { title: 'Live game/Results', ...wholeGame } satisfies Meta<typeof LiveGame>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Each phone asks within a second. */
const arrives: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findByRole('region', { name: 'The board' });
};

/** The live game after these messages, whose server has these results. */
function withResults(results: Results, messages: readonly Message[], options: PlayOptions = {}, contest?: unknown) {
  return {
    play: arrives,
    render: (args: LiveGameProps) => (
      <LiveGame
        {...args}
        client={fakeClient({
          games: { g1: play([...messages, published], options) },
          answers: { getResults: results, listImages: images, ...(contest ? { contest: contest as never } : {}) },
        })}
      />
    ),
  };
}

const after = [...played, over, reveal];
const results = demoResults({ rounds });
const many = demoRows(Array.from({ length: 30 }, (_, nth) => 60 - nth - (nth % 3)));
const lastRow = many.map((row, nth) =>
  nth === 2 ? { ...row, teamid: 't-x' } : nth === 27 ? { ...row, teamid: 't-owls', team_name: 'The Night Owls' } : row,
);

/** Place, points, every question's result, the room's share; two teams share the second place. */
export const BetweenRounds: Story = withResults(results, after);
/** Only the last teams are shown yet. */
export const Unveiling: Story = withResults(
  demoResults({ board: demoBoard({ teams: 5, rows: demoRows().slice(3) }), rounds: [] }),
  after,
);
/** One's own row is far down: the board is scrolled to it. */
export const LongBoard: Story = withResults(demoResults({ board: demoBoard({ rows: lastRow }) }), after);
export const Doubled: Story = withResults(
  demoResults({
    rounds: [
      demoRoundResult({ points: 20, double: 'won' }),
      demoRoundResult({
        round_order: 2,
        title: 'Sport',
        points: -2,
        double: 'lost',
        adjustments: [{ points: -2, reason: 'Phones on the table' }],
      }),
    ],
  }),
  after,
);
export const OnTheSubmittedScreen: Story = withResults(results, [...played, reveal]);
export const ToAMember: Story = withResults(results, after, { view: viewFor({ who: 'member' }) });
export const ToASpectator: Story = withResults(demoResults({ rounds: [] }), after, {
  view: viewFor({ who: 'watcher' }),
});
export const AppealWaits: Story = withResults(demoResults({ rounds, appeals: [appeal('open')] }), after);
export const AppealUpheld: Story = withResults(
  demoResults({ rounds, appeals: [appeal('upheld', 'You are right.')] }),
  after,
);
export const AppealDeclined: Story = withResults(
  demoResults({ rounds, appeals: [appeal('declined', 'The Danube rises in the Black Forest.')] }),
  after,
);
/** The captain has pressed Contest and Send, and the server says no. */
export const AppealRefused: Story = {
  ...withResults(results, after, {}, refuses(409, 'Your team has contested this question already.')),
  async play({ canvasElement }) {
    const phone = within(canvasElement);
    const opener = { name: 'Contest the grade of Q3.' };
    await userEvent.click(await phone.findByRole('button', opener));
    await userEvent.type(phone.getByLabelText('Why should it count?'), 'The Rhine rises in the same mountains.');
    await userEvent.click(phone.getByRole('button', { name: 'Send' }));
    await phone.findByText('Your team has contested this question already.');
    // Axe counts a button that the bar covers as too small.
    canvasElement.ownerDocument.defaultView?.scrollTo(0, 0);
  },
};
/** The end: winners, one's own place, photos, and all that the end had before. */
export const Winners: Story = withResults(demoResults({ rounds, board: demoBoard({ final: true }) }), [
  ...after,
  ended,
]);
/** Opens the picture of the team's night, and waits until it is drawn. */
const opensCard: Story['play'] = async ({ canvasElement }) => {
  const page = within(canvasElement.ownerDocument.body);
  await userEvent.click(await page.findByRole('button', { name: 'Your night as a picture' }));
  await page.findByRole('img', { name: /of 5 teams/ });
};
/** A card of the night to share. */
export const NightCard: Story = {
  ...withResults(demoResults({ rounds, board: demoBoard({ final: true }) }), [...after, ended]),
  play: opensCard,
};
/** A name of 125 characters, and a round whose title is as long. */
export const LongestNightCard: Story = {
  ...withResults(
    demoResults({
      rounds: [demoRoundResult({ title: longest, points: 2.5, of: 5 })],
      board: demoBoard({ final: true, rows: demoRows().map((row) => ({ ...row, team_name: longest })) }),
    }),
    [...after, ended],
  ),
  play: opensCard,
};
/** The game ended with a board of the first round alone: two rounds were played. */
export const WinnersNotTold: Story = withResults(results, [
  ...after,
  begin({ round_id: 'r2', round_order: 2, title: 'Sport' }),
  over,
  ended,
]);
/** The winners of these teams, of whom so many are unveiled. */
const unveiled = (rows: typeof many, shown = rows.length) =>
  withResults(
    demoResults({ board: demoBoard({ teams: rows.length, rows: rows.slice(rows.length - shown) }), rounds: [] }),
    [...after, ended],
  );
/** The fifth and the fourth are told: each of the three has its place. */
export const WinnersHidden: Story = unveiled(demoRows([40, 33, 31, 28, 12]), 2);
/** The third is told, which is one's own team. */
export const WinnersThird: Story = unveiled(demoRows([40, 33, 31, 28, 12]), 3);
/** All but the first. */
export const WinnersUnveiled: Story = unveiled(demoRows([40, 33, 31, 28, 12]), 4);
/** Two share the first place. */
export const WinnersTied: Story = unveiled(demoRows([40, 40, 31, 30, 12]));
/** Names of 125 characters. */
export const WinnersLongest: Story = unveiled(
  demoRows([40, 33, 31, 28, 12]).map((row) => ({ ...row, team_name: longest })),
  4,
);
/** Forty teams, of whom a dozen are told. */
export const WinnersOfForty: Story = unveiled(demoRows(Array.from({ length: 40 }, (_, nth) => 80 - nth)), 12);

import { ask, begin, handIn, suggests, viewFor } from '@snug/client/fake';
import type { Message } from '@snug/contract';
import type { LiveGame } from '@snug/live-game';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictures } from '../pictures/pictures.ts';
import { isGone, plays, presses, sees, shows } from '../steps/steps.ts';
import { after, wholeGame } from './whole-game.tsx';

const meta = { title: 'Live game/Above the bar', ...wholeGame } satisfies Meta<typeof LiveGame>;
export default meta;

type Story = StoryObj<typeof meta>;

const texts = [
  'Which planet has the shortest day?',
  'Which river runs through Vienna?',
  'Who wrote Emma?',
  'What is a gill?',
];
const asked = ask(...texts.map((question_text) => ({ question_text })));
const round = [begin(), asked];
const submitted = [...round, ...handIn({ answers: [['jupiter'], ['danube'], ['jane austen'], ['']] })];

const closes: Message = { type: 'CLOSE_SUBMISSIONS', keep_round: true };
const opens: Message = { type: 'OPEN_SUBMISSIONS' };
const recalls: Message = { type: 'RECALL', question_id: 'q2', question_index: 1 };
const resets: Message = { type: 'RESET_SUBMISSION', teamid: 't-owls', round_order: 1, submission_id: 's1' };
const drafts = { q1: { texts: ['Jupiter'], state: 'saved', own: true } } as const;

const fetched = (story: Story, text: string): Story => ({ ...story, play: plays(sees(text)) });

export const Closed: Story = fetched(
  after([...round, closes], { drafts }),
  'What you type now is late: your Quizmaster decides.',
);
export const Reopened: Story = fetched(after([...round, closes, opens], { drafts }), 'Your round is open again.');
export const Reset: Story = fetched(after([...submitted, resets], { drafts }), 'Your round is open again.');
export const Recalled: Story = fetched(after([...round, recalls], { drafts }), 'Question 2 was taken back.');
export const RecalledAfterSubmitting: Story = fetched(
  after([...submitted, recalls], { drafts }),
  'Question 2 was taken back. Your round is open again.',
);
export const OfAMember: Story = fetched(
  after([...submitted, recalls], { view: viewFor({ who: 'member' }) }),
  'Your captain submits it.',
);
export const AClue: Story = fetched(
  after([begin({ single_answer: true }), asked, recalls], { drafts }),
  'Clue 2 was taken back.',
);

/** Closed by the player. */
export const Read: Story = {
  ...after([...round, closes], { drafts }),
  play: plays(presses('Got it'), isGone('button', 'Got it')),
};

/** A suggestion that is the answer, beside long ones. */
export const UsedSuggestion: Story = after(
  [
    begin(),
    ask({ question_text: 'Which river runs through Vienna?' }),
    suggests('Ben', 'Danube'),
    suggests('Dot', 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'),
  ],
  { drafts: { q1: { texts: ['Danube'], state: 'saved', own: true } } },
);

/** A picture pressed. */
export const EnlargedPicture: Story = {
  ...after([
    begin(),
    ask({ question_text: 'Which pub is it?', image: pictures.bar, image_alt: 'A long bar with brass taps' }),
  ]),
  play: plays(presses('Enlarge the picture for question 1'), shows('dialog', 'A long bar with brass taps')),
};

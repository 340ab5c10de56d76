import { fakeClient } from '@snug/client/fake';
import type { Grade, HostAppeal, HostGame, HostMessage } from '@snug/contract';
import { demoHostGame, demoQuestion, demoRound, demoTeam, submissionOf } from '@snug/testing/fixtures';
import { AnnouncerProvider } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { Desk } from '../../sites/quizmaster/desk/desk.tsx';
import { createGradeQueue } from '../../sites/quizmaster/desk/grade-queue.ts';
import { HostClientContext } from '../../sites/quizmaster/host-client.ts';
import { reduceHost } from '../../sites/quizmaster/host-game.ts';
import { clicks, plays, presses, reads, shows, strikes } from '../steps/steps.ts';

const rounds = [
  demoRound(
    1,
    'Around the World',
    [
      demoQuestion('q1', 0, 'Which city was called Constantinople?', [['Istanbul']]),
      demoQuestion('q2', 1, 'Which two Asian countries share the summit ridge of Mount Everest?', [
        ['China', 'PRC'],
        ['Nepal'],
      ]),
      demoQuestion('q3', 2, 'In which year did the Berlin Wall fall?', [['1989']]),
    ],
    { asked: ['q1', 'q2', 'q3'] },
  ),
  demoRound(2, 'Last Orders', [demoQuestion('q4', 0, 'Which plant makes beer bitter?', [['hops', 'hop']])]),
];

const given: readonly (readonly [name: string, answers: string[][], late?: boolean])[] = [
  ['Quizzly Bears', [['Istambul'], ['china', 'nepal'], ['1989']]],
  ['Les Quizerables', [['istambul'], ['nepal', 'tibet'], ['1989']]],
  ['Agatha Quiztie', [['Istanbul'], ['chyna', 'nepaul'], ['1991']]],
  ['Norfolk and Chance', [['Byzantium'], ['india', 'china'], ['1989']]],
  ['The Paper Team', [['Istanbul'], ['nepal', 'tibet'], ['89']]],
  ['Ctrl Alt Defeat', [['idk'], ['', ''], ['nineteen eighty-nine']]],
  ['Smarty Pints', [['Istambul'], ['china', 'nepal'], ['1989']], true],
];

const teams = given.map(([name, answers, late = false], nth) =>
  demoTeam(`t${nth}`, name, { submitted: { 1: submissionOf(answers, { late }) } }),
);
const game = demoHostGame({
  rounds,
  teams,
  state: { ...demoHostGame().state, game_started: true, round_index: 0, asked: ['q1', 'q2', 'q3'] },
});

interface Props {
  readonly game: HostGame;
}

/** The desk before a host that stores what it is sent. */
function AtDesk({ game: begin }: Props) {
  const [game, setGame] = useState(begin);
  const [{ client, queue, hook, tell }] = useState(() => {
    const tell = (message: HostMessage) => setGame((before) => reduceHost(before, message));
    const { session, call } = fakeClient({
      answers: {
        hostGrade: ({ body }) => ({
          grades: body.grades.map(
            ({ seen, ...grade }): Grade => ({ funny: false, ...grade, version: seen + 1, by: 'Priya', at: 0 }),
          ),
        }),
        hostGradeChanges: { changes: [] },
        hostDecideAppeal: ({ body }) => ({
          appeal: {
            ...(appeals[0] as HostAppeal),
            state: body.upheld ? 'upheld' : 'declined',
            reply: body.reply ?? '',
          },
        }),
      },
    });
    const queue = createGradeQueue({ call, gameId: 'g1', onGrades: (grades) => tell({ type: 'HOST_GRADES', grades }) });
    const { hook } = memoryLocation({ path: '/game/g1/desk/1' });
    return { client: { session, call, wasSignedOut: () => false }, queue, hook, tell };
  });
  const [round] = game.rounds;
  if (!round) return null;
  return (
    <HostClientContext.Provider value={client}>
      <AnnouncerProvider>
        <Router hook={hook}>
          <Desk game={game} round={round} connection="live" queue={queue} onTell={tell} />
        </Router>
      </AnnouncerProvider>
    </HostClientContext.Provider>
  );
}

const meta: Meta<Props> = {
  title: 'Quizmaster/Desk',
  parameters: { layout: 'fullscreen' },
  args: { game },
  render: (args) => <AtDesk {...args} />,
};
export default meta;
type Story = StoryObj<Props>;

/** Equal answers stand in one row; the dashed mark is proposed, with its reason. */
export const ToGrade: Story = { play: plays(shows('button', 'Take all 3 proposals')) };

/** One key each: the cursor goes on to the next answer that waits, and no row moves. */
export const ByKeys: Story = {
  play: plays(shows('button', 'Take all 3 proposals'), strikes('f'), reads('graded by Priya')),
};

/** Each text of an answer has its own mark. */
export const SeveralTexts: Story = {
  play: plays(
    shows('button', 'Take all 3 proposals'),
    strikes(']'),
    shows('group', 'Grade of tibet'),
    strikes('{ArrowDown}{ArrowRight}'),
  ),
};

/** A spelling is accepted for everyone. */
export const AcceptForEveryone: Story = {
  play: plays(shows('button', 'Take all 3 proposals'), strikes('a'), shows('dialog')),
};

/** The board is public: a change asks first. */
export const PublicBoard: Story = {
  args: { game: { ...game, state: { ...game.state, board_through: 1 } } },
  play: plays(shows('button', 'Take all 3 proposals'), strikes('n'), shows('dialog', 'The board is public.')),
};

/** Everything has its grade. */
export const AllGraded: Story = {
  play: plays(
    shows('button', 'Take all 3 proposals'),
    strikes('{Shift>}{Enter}{Enter}{Enter}{/Shift}'),
    reads('All graded.'),
  ),
};

const grades: Grade[] = [
  { question_id: 'q1', answer_key: 'byzantium', marks: ['none'], funny: false, version: 1, by: 'Robin', at: 0 },
];
const appeals: HostAppeal[] = [
  {
    ...{ appeal_id: 'a1', teamid: 't3', question_id: 'q1', round_order: 1, at: 0, state: 'open', reply: '' },
    reason: 'It was called that as well.',
  },
];

/** A captain contests a grade: it stands beside the answer and is decided there. */
export const Contested: Story = {
  args: { game: { ...game, grades, appeals } },
  play: plays(presses('Decline'), reads('Declined')),
};

/** The clues of a round share one answer: the earlier it stood, the more it earns. */
export const Clues: Story = {
  args: {
    game: {
      ...game,
      rounds: rounds.map((each) => ({ ...each, single_answer: true })),
      teams: teams.map((team, nth) => ({
        ...team,
        submitted: { 1: submissionOf([['Istambul']], { single_answer: true, clue: nth % 3 }) },
      })),
    },
  },
  play: plays(reads(/clue 1: 3 points/)),
};

/** Nobody grades a tiebreaker: the nearest number wins. */
export const Tiebreak: Story = {
  args: { game: { ...game, rounds: rounds.map((each) => ({ ...each, tiebreaker: true })) } },
  play: plays(presses(/In which year/), reads('2 off')),
};

/** A team on paper: its answers are typed in. */
export const OnPaper: Story = { play: plays(presses('On paper'), shows('textbox', 'A new team on paper')) };

/** The names of the teams are hidden, and shown again: the browser would remember it for the other stories. */
export const Blind: Story = { play: plays(clicks('switch', 'Hide names'), clicks('switch', 'Hide names')) };

/** Nothing has been handed in yet. */
export const Empty: Story = { args: { game: { ...game, rounds: rounds.map((each) => ({ ...each, asked: [] })) } } };

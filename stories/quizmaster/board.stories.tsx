import { fakeClient } from '@snug/client/fake';
import type { HostGame, HostMessage } from '@snug/contract';
import { demoHostGame, demoTeam, submissionOf } from '@snug/testing/fixtures';
import { AnnouncerProvider } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { Boards } from '../../sites/quizmaster/board/board-page.tsx';
import { HostClientContext } from '../../sites/quizmaster/host-client.ts';
import { reduceHost } from '../../sites/quizmaster/host-game.ts';
import { plays, presses, reads, type Step, shows } from '../steps/steps.ts';

const demo = demoHostGame();
const rounds = demo.rounds.map((round, nth) => ({
  ...round,
  double_or_nothing: true,
  asked: nth === 0 ? ['r1q1', 'r1q2', 'r1q3'] : [],
}));
const state = { ...demo.state, game_started: true, round_index: 0, asked: ['r1q1', 'r1q2', 'r1q3'] };
const given: readonly (readonly [name: string, answers: string[][]])[] = [
  ['Quizzly Bears', [['Amsterdam'], ['china', 'nepal'], ['Rapa Nui']]],
  ['Les Quizerables', [['Amsterdam'], ['nepal', 'china'], ['']]],
  ['Agatha Quiztie', [['Amsterdam'], ['china', 'nepal'], ['']]],
  ['Norfolk and Chance', [['Amsterdam'], ['', ''], ['']]],
];
const game = demoHostGame({
  rounds,
  state,
  teams: given.map(([name, answers], nth) => demoTeam(`t${nth}`, name, { submitted: { 1: submissionOf(answers) } })),
  adjustments: [
    { adjustment_id: 'a1', teamid: 't3', round_order: 1, points: 1, reason: 'Best team name', by: 'Robin', at: 0 },
  ],
});

interface Props {
  readonly game: HostGame;
}

/** The board before a host that publishes what it is told. */
function AtBoard({ game: begin }: Props) {
  const [game, setGame] = useState(begin);
  const [{ client, hook }] = useState(() => {
    const { session, call } = fakeClient({
      answers: {
        hostPublishBoard: ({ body: { through, unveiled } }) => ({
          state: { ...state, board_through: through || undefined, unveiled: unveiled ?? undefined },
        }),
        hostSetScoring: { status: 'success' },
      },
    });
    const { hook } = memoryLocation({ path: '/game/g1/board' });
    return { client: { session, call, wasSignedOut: () => false }, hook };
  });
  const tell = (message: HostMessage) => setGame((before) => reduceHost(before, message));
  return (
    <HostClientContext.Provider value={client}>
      <AnnouncerProvider>
        <Router hook={hook}>
          <Boards game={game} connection="live" onTell={tell} onRun={async () => true} />
        </Router>
      </AnnouncerProvider>
    </HostClientContext.Provider>
  );
}

const meta: Meta<Props> = {
  title: 'Quizmaster/Board',
  parameters: { layout: 'fullscreen' },
  args: { game },
  render: (args) => <AtBoard {...args} />,
};
export default meta;
type Story = StoryObj<Props>;

/** All is graded: the board can be published. Ties are said. */
export const Ready: Story = { play: plays(shows('button', 'Publish through round 1')) };

/** A button that stands where another stood takes no press for a moment. */
const settles: Step = () => new Promise((resolve) => setTimeout(resolve, 650));

/** The board is unveiled from the last to the first. */
export const Unveiling: Story = {
  play: plays(
    presses('Unveil from the last'),
    reads('4 teams still veiled'),
    settles,
    presses('Unveil the next'),
    reads('3 teams still veiled'),
  ),
};

/** Everybody sees it. */
export const Published: Story = {
  args: { game: { ...game, state: { ...state, board_through: 1 } } },
  play: plays(shows('heading', 'Public, through round 1')),
};

/** Answers that nobody has graded hold it up. */
export const HeldUp: Story = {
  args: {
    game: {
      ...game,
      teams: [...game.teams, demoTeam('t9', 'Smarty Pints', { submitted: { 1: submissionOf([['Amsterdm']]) } })],
    },
  },
  play: plays(reads('Round 1: one answer is not graded.')),
};

/** Before the first round. */
export const Empty: Story = { args: { game: demo } };

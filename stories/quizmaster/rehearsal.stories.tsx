import { type FakeAnswers, fakeClient, offline } from '@snug/client/fake';
import type { HostGame, Rehearsal, RehearsalFinding } from '@snug/contract';
import { demoHostGame } from '@snug/testing/fixtures';
import { AnnouncerProvider } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { HostClientContext } from '../../sites/quizmaster/host-client.ts';
import { Rehearsing } from '../../sites/quizmaster/rehearsal/rehearsal-page.tsx';
import { finds, fits, plays, presses, reads, sees, shows } from '../steps/steps.ts';

const game = demoHostGame();
const over: Rehearsal = {
  state: 'done',
  copy_id: 'copy',
  done: 8,
  steps: 8,
  tables: 6,
  started_at: Date.UTC(2026, 0, 6, 18, 0),
  findings: [],
};
const finding = (kind: RehearsalFinding['kind'], partial: Partial<RehearsalFinding> = {}): RehearsalFinding => {
  return { kind, round_order: 1, question_id: 'r1q1', question_index: 0, text: '', ...partial };
};
const findings: RehearsalFinding[] = [
  finding('own-answer', { text: 'Amsterdam (the Netherlands)' }),
  finding('picture-gone', { question_id: 'r1q3', question_index: 2, text: '/media/demo/rapa-nui.png' }),
  finding('answers-conflict', { question_id: 'r1q2', question_index: 1, text: 'Nepal' }),
  finding('no-points', { round_order: 2, question_id: '', question_index: -1 }),
  finding('same-question', {
    ...{ round_order: 2, question_id: 'r2q2', question_index: 1 },
    other: { round_order: 1, question_index: 2 },
  }),
  finding('no-alt', { round_order: 2, question_id: 'r2q3', question_index: 2, text: '/media/demo/apple.png' }),
];

interface Props {
  readonly game: HostGame;
  /** What the server answers. */
  readonly answers: FakeAnswers;
}

/** The page before a server that answers so. */
function AtRehearsal({ game, answers }: Props) {
  const [{ client, hook }] = useState(() => {
    const { session, call } = fakeClient({ answers });
    const { hook } = memoryLocation({ path: '/game/g1/rehearsal' });
    return { client: { session, call, wasSignedOut: () => false }, hook };
  });
  return (
    <HostClientContext.Provider value={client}>
      <AnnouncerProvider>
        <Router hook={hook}>
          <Rehearsing game={game} connection="live" />
        </Router>
      </AnnouncerProvider>
    </HostClientContext.Provider>
  );
}

const last = (rehearsal: Rehearsal | null): FakeAnswers => ({ hostRehearsal: { rehearsal } });

/** Bots play tonight's game in a copy, and say what would go wrong. */
const meta: Meta<Props> = {
  title: 'Quizmaster/Rehearsal',
  parameters: { layout: 'fullscreen', bare: true },
  args: { game, answers: last({ ...over, findings }) },
  render: (args) => <AtRehearsal {...args} />,
};
export default meta;
type Story = StoryObj<Props>;

/** Much would go wrong; each leads to its question. */
export const Found: Story = {
  play: plays(
    finds('heading', 'Worth a look'),
    reads('Whoever writes “Amsterdam (the Netherlands)”, as the key has it, would not get the point.'),
    reads('It is asked a second time. The first time: round 1, question 3.'),
    finds('link', 'The whole round'),
    fits,
  ),
};

/** Before the first one. */
export const NotYet: Story = { args: { answers: last(null) }, play: plays(shows('button', 'Rehearse now'), fits) };

/** It begins with a press, and says how far it is. */
export const Playing: Story = {
  args: { answers: last({ ...over, state: 'playing', done: 3 }) },
  play: plays(reads('Playing: 3 of 8 steps'), finds('link', 'Watch the copy'), finds('button', 'Break it off'), fits),
};

/** Nothing to do but look forward to the evening. */
export const Clean: Story = {
  args: { answers: last(over) },
  play: plays(shows('heading', 'Nothing would go wrong'), finds('button', 'Rehearse again')),
};

/** Broken off by the quizmaster: what it had found by then. */
export const BrokenOff: Story = {
  args: { answers: last({ ...over, state: 'stopped', done: 4, findings: findings.slice(0, 1) }) },
  play: plays(reads('It was broken off, so not everything was played.')),
};

/** It ended with the server. */
export const Broken: Story = {
  args: { answers: last({ ...over, state: 'broken', done: 4, copy_id: '' }) },
  play: plays(sees('It ended before its time, perhaps with the server. Rehearse again.')),
};

/** The game has begun: there is nothing to rehearse any more. */
export const TooLate: Story = {
  args: {
    game: demoHostGame({ state: { ...game.state, game_started: true, round_index: 0, round_open: true } }),
    answers: last({ ...over, findings: findings.slice(0, 2) }),
  },
  play: plays(reads('This game has begun'), finds('link', 'To the console')),
};

/** The server does not answer. */
export const NotLoaded: Story = {
  args: { answers: { hostRehearsal: offline as never } },
  play: plays(shows('alert'), finds('button', 'Try again')),
};

/** The server refuses, in words. */
export const Refused: Story = {
  args: { answers: { ...last(null), hostStartRehearsal: offline as never } },
  play: plays(presses('Rehearse now'), shows('alert')),
};

const longest = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft '.repeat(6).trim();

/** The longest answers and titles break; nothing is pushed out. */
export const Longest: Story = {
  args: {
    game: demoHostGame({ rounds: game.rounds.map((round) => ({ ...round, title: longest.slice(0, 200) })) }),
    answers: last({
      ...over,
      findings: [
        finding('own-answer', { text: longest }),
        finding('picture-gone', {
          question_id: 'r1q2',
          question_index: 1,
          text: `https://pictures.example/${'x'.repeat(460)}`,
        }),
      ],
    }),
  },
  play: plays(finds('heading', /^\d+ things would go wrong$/), fits),
};

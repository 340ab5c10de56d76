import { fakeClient } from '@snug/client/fake';
import type { HostState } from '@snug/contract';
import { demoHostGame } from '@snug/testing/fixtures';
import { AnnouncerProvider } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Console } from '../../sites/quizmaster/console.tsx';
import { type HostClient, HostClientContext } from '../../sites/quizmaster/host-client.ts';
import { reduceHost } from '../../sites/quizmaster/host-game.ts';
import { fits, plays, presses, reads } from '../steps/steps.ts';

const demo = demoHostGame();
const state: HostState = {
  ...demo.state,
  game_started: true,
  round_index: 0,
  round_open: true,
  submissions_open: true,
};

interface Props {
  readonly autopilot: 'on' | 'off';
}

/** The console of a game in its first round, before a host that tells what is pressed. */
function AtGame({ autopilot }: Props) {
  const [game, setGame] = useState(() =>
    reduceHost(demo, { type: 'HOST_STATE', state: { ...state, asked: ['r1q1'], autopilot } }),
  );
  const [client] = useState<HostClient>(() => {
    const { session, call } = fakeClient({
      answers: {
        hostSetAutopilot({ body: { on } }) {
          const next: HostState = { ...state, asked: ['r1q1'], autopilot: on ? 'on' : 'off' };
          setGame((before) => reduceHost(before, { type: 'HOST_STATE', state: next }));
          return { state: next };
        },
      },
    });
    return { session, call, wasSignedOut: () => false };
  });
  return (
    <HostClientContext.Provider value={client}>
      <AnnouncerProvider>
        <Console game={game} connection="live" busy={false} onRun={async () => true} onReconnect={() => {}} />
      </AnnouncerProvider>
    </HostClientContext.Provider>
  );
}

/** A game that a bot runs, as in `npm start -- --demo`: it steps back for whoever presses something. */
const meta: Meta<Props> = {
  title: 'Quizmaster/Autopilot',
  parameters: { layout: 'fullscreen' },
  args: { autopilot: 'on' },
  render: (args) => <AtGame {...args} />,
};
export default meta;
type Story = StoryObj<Props>;

const person = /^You run this game/;
const bot = /^A bot runs this game/;

/** The bot asks, grades and publishes; a person looks over its shoulder. */
export const BotRuns: Story = { play: plays(reads(bot), fits) };

/** A person has pressed something. */
export const PersonRuns: Story = { args: { autopilot: 'off' }, play: plays(reads(person), fits) };

/** Taken over, and handed back. */
export const ThereAndBack: Story = {
  play: plays(presses('Take it over'), reads(person), presses('Hand it back to the bot'), reads(bot)),
};

import { fakeClient, type PlayOptions, play } from '@snug/client/fake';
import type { Message } from '@snug/contract';
import { LiveGame, type LiveGameProps } from '@snug/live-game';
import type { Decorator } from '@storybook/react-vite';
import { fn } from 'storybook/test';

/** A column as high as the page, as a site gives it to the live game: its bottom bar is at the bottom of the page. */
const wholeColumn: Decorator = (Story) => (
  <div style={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}>
    <Story />
  </div>
);

/** What the stories of the whole live game have in common. */
export const wholeGame = {
  component: LiveGame,
  args: { client: fakeClient(), gameId: 'g1', onHome: fn(), onEnterCode: fn(), onLogIn: fn() },
  parameters: { bare: true },
  decorators: [wholeColumn],
};

/** The live game after these messages. */
export const after = (messages: readonly Message[], options: PlayOptions = {}) => ({
  render: (args: LiveGameProps) => (
    <LiveGame {...args} client={fakeClient({ games: { g1: play(messages, options) } })} />
  ),
});

import { fakeClient, play } from '@snug/client/fake';
import type { GameView } from '@snug/contract';
import { LiveGame } from '@snug/live-game';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { wholeColumn } from './whole-column.tsx';

const clientWith = (view: Partial<GameView> = {}) => fakeClient({ games: { g1: play([], { view }) } });

const meta = {
  title: 'Live game/Tips',
  component: LiveGame,
  args: { client: clientWith(), gameId: 'g1', onHome: fn() },
  parameters: { bare: true },
  decorators: [wholeColumn],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Tip your QM' }));
    await within(canvasElement).findByText(/^Your Quizmaster runs this night/);
  },
} satisfies Meta<typeof LiveGame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneHost: Story = {};
export const TwoHosts: Story = {
  args: {
    client: clientWith({
      host_venmo: [
        { name: 'Sam', handle: 'sam-the-host' },
        { name: 'Maximiliane von und zu Tannenberg-Schaumburg', handle: 'max_tannenberg_schaumburg_2024' },
      ],
    }),
  },
};
/** A venue that is paid in pounds and does not use Venmo. */
export const InPounds: Story = {
  args: { tips: { link: 'https://paypal.me/{handle}', currency: 'GBP', locale: 'en-GB', amounts: [3, 5] } },
};
/** An address that is no known payment host is not linked. */
export const NoLink: Story = { args: { tips: { link: 'https://tips.example/{handle}' } } };

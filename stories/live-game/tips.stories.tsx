import { fakeClient, play } from '@snug/client/fake';
import type { GameView } from '@snug/contract';
import type { LiveGame } from '@snug/live-game';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { plays, presses, sees } from '../steps/steps.ts';
import { wholeGame } from './whole-game.tsx';

const clientWith = (view: Partial<GameView> = {}) => fakeClient({ games: { g1: play([], { view }) } });

const meta = {
  title: 'Live game/Tips',
  ...wholeGame,
  args: { ...wholeGame.args, client: clientWith() },
  play: plays(presses('Tip your QM'), sees(/^A tip goes straight to your Quizmaster/)),
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

import { demoGame, demoInvite, type FakeAnswers, never, offline, refuses } from '@snug/client/fake';
import type { GameView } from '@snug/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { InviteDialog } from '../../packages/live-game/invite/invite-dialog.tsx';
import { fills, plays, type Step, shows } from '../steps/steps.ts';
import { inGame } from './in-game.tsx';

const { me, team } = demoGame();
const member: Partial<GameView> = { me: { ...me, ...team?.players[1], playerid: 'a-ben' } };

const wellAnswered: FakeAnswers = {
  getInviteToken: { urlid: 'k3Vd9QpXw2Rt7YzL' },
  generateInviteToken: { urlid: 'b8Nf4HsTc6Jm1GqE' },
  inviteToTeam: () => ({ status: 'success', invite: demoInvite({ invite_id: crypto.randomUUID() }) }),
};

/** The dialog in a game with these replies, for the player in `view`. */
const dialog = (answers: FakeAnswers = {}, view: Partial<GameView> = {}): Pick<Story, 'render'> => ({
  render: ({ onClose }) => inGame(<InviteDialog open onClose={onClose} />, { ...wellAnswered, ...answers }, view),
});

const meta = {
  title: 'Live game/Invite teammate',
  component: InviteDialog,
  args: { open: true, onClose: fn() },
} satisfies Meta<typeof InviteDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Types a contact and sends it. */
const sends =
  (contact: string): Step =>
  async (canvas) =>
    fills('Email or phone number', `${contact}{Enter}`)(await within(canvas).findByRole('dialog'));

export const Ready: Story = dialog();

export const Sent: Story = {
  ...dialog(),
  play: plays(
    sends('ben@example.com'),
    async (canvas) => expect(await within(canvas).findByRole('listitem')).toHaveTextContent(/ben@example\.com/),
    sends('5550104477'),
    (canvas) => waitFor(() => expect(within(canvas).getAllByRole('listitem')).toHaveLength(2)),
  ),
};

export const Sending: Story = {
  ...dialog({ inviteToTeam: never }),
  play: plays(sends('ben@example.com')),
};

/** The player's own contact: nothing is sent, and the typed text stays. */
export const OnTheTeam: Story = {
  ...dialog(),
  play: plays(sends('ada@example.com'), shows('alert')),
};

export const TooMany: Story = {
  ...dialog({ inviteToTeam: refuses(429, 'Too many invites were sent. Please try again tomorrow.') }),
  play: plays(sends('ben@example.com'), shows('alert')),
};

export const LinkOnItsWay: Story = dialog({ getInviteToken: never });

export const NoLink: Story = {
  ...dialog({ getInviteToken: offline }),
  play: plays(shows('alert')),
};

export const ForAMember: Story = dialog({}, member);
export const GameIsOver: Story = dialog({}, { status: 'ended' });

import { TokenInvite } from '@snug/account';
import { type FakeAnswers, fakeClient, never, offline, refuses } from '@snug/client/fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { finds, inOrder, plays, presses, tabs, types } from '../steps/steps.ts';

const claims = { team_name: 'Quizzly Bears', game_id: '12', team_code: 'k3', inviter: 'Priya', exp: 4e9 };
/** An unsigned token, as the screen reads it. */
const token = `e30.${btoa(JSON.stringify({ ...claims, aud: 'invite' })).replace(/=+$/, '')}.x`;
const clientWith = (answers: FakeAnswers = {}) =>
  fakeClient({ answers: { checkInvite: claims, sendInvite: { status: 'success' }, ...answers } });

const meta = {
  title: 'Widgets/Invite',
  component: TokenInvite,
  args: {
    client: clientWith(),
    token,
    onJoinLink: fn(),
    onEnterCode: fn(),
    onLogIn: fn(),
    // A fixed time, so that a story always shows the same moment.
    now: () => 1_800_000_000_000,
  },
} satisfies Meta<typeof TokenInvite>;
export default meta;

type Story = StoryObj<typeof meta>;

const sends = (contact: string) => inOrder(types('Email or phone number', contact), presses('Send me the join link!'));

export const Checking: Story = { args: { client: clientWith({ checkInvite: never }) } };

export const Invited: Story = {};

export const LongNames: Story = {
  args: {
    client: clientWith({
      checkInvite: { ...claims, team_name: 'Q'.repeat(125), inviter: 'Wolfeschlegelsteinhausenbergerdorff' },
    }),
  },
};

export const NoContact: Story = {
  play: plays(types('Email or phone number', 'priya@'), tabs),
};

export const Sending: Story = {
  args: { client: clientWith({ sendInvite: never }) },
  play: plays(sends('555 010 0199')),
};

export const TooMany: Story = {
  args: { client: clientWith({ sendInvite: refuses(429, 'Too many invites were sent. Please try again tomorrow.') }) },
  play: plays(sends('ada@example.com')),
};

export const NotSent: Story = {
  args: { client: clientWith({ sendInvite: offline }) },
  play: plays(sends('ada@example.com')),
};

export const Sent: Story = {
  play: plays(sends('ada@example.com'), finds('heading', 'Invite sent to ada@example.com!')),
};

let time = 1_800_000_000_000;

/** The link is sent again a minute later. */
export const SentAgain: Story = {
  args: { now: () => time },
  play: async ({ canvasElement }) => {
    await sends('(555) 010-0199')(canvasElement);
    const canvas = within(canvasElement);
    const again = await canvas.findByRole('button', { name: /^Send it again/ });
    time += 60_000;
    // The countdown reads the clock when its page becomes visible.
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(again).toBeEnabled());
    await userEvent.click(again);
    await canvas.findByText('Another one is on its way.');
  },
};

export const Invalid: Story = { args: { token: 'nothing' } };

export const GameHasEnded: Story = {
  args: { client: clientWith({ checkInvite: refuses(409, 'This game has ended.') }) },
};

export const NoConnection: Story = { args: { client: clientWith({ checkInvite: offline }) } };

import { Refused } from '@snug/client';
import { demoGame, demoInvite, type FakeAnswers, fakeClient, play } from '@snug/client/fake';
import type { GameView } from '@snug/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { InviteDialog } from '../../packages/live-game/invite/invite-dialog.tsx';
import { LiveGameContext } from '../../packages/live-game/use-live-game.ts';
import { liveGameWords } from '../../packages/live-game/words.ts';

const { me, team } = demoGame();
const member: Partial<GameView> = { me: { ...me, ...team?.players[1], playerid: 'a-ben' } };

const wellAnswered: FakeAnswers = {
  getInviteToken: { urlid: 'k3Vd9QpXw2Rt7YzL' },
  generateInviteToken: { urlid: 'b8Nf4HsTc6Jm1GqE' },
  inviteToTeam: () => ({ status: 'success', invite: demoInvite({ invite_id: crypto.randomUUID() }) }),
};
const never = () => new Promise<never>(() => {});
const refuses = (status: number, detail: string) => () => {
  throw new Refused(status, detail);
};
const offline = () => {
  throw new TypeError('offline');
};

/** The dialog in a game with these replies, for the player in `view`. */
function dialog(answers: FakeAnswers = {}, view: Partial<GameView> = {}): Pick<Story, 'render'> {
  return {
    render: ({ onClose }) => {
      const game = play([], { view });
      const client = fakeClient({
        games: { g1: game },
        answers: { ...wellAnswered, ...answers },
        origin: 'https://quiz.thesnug.example',
      });
      const tools = { client, game, words: liveGameWords, slots: {}, onHome: fn(), onEnterCode: fn(), onLogIn: fn() };
      return (
        <LiveGameContext.Provider value={tools}>
          <InviteDialog open onClose={onClose} />
        </LiveGameContext.Provider>
      );
    },
  };
}

const meta = {
  title: 'Live game/Invite teammate',
  component: InviteDialog,
  args: { open: true, onClose: fn() },
} satisfies Meta<typeof InviteDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Types a contact and sends it. */
async function send(canvas: HTMLElement, contact: string) {
  const { findByRole } = within(canvas);
  const field = await within(await findByRole('dialog')).findByLabelText('Email or phone number');
  await userEvent.clear(field);
  await userEvent.type(field, `${contact}{Enter}`);
}

export const Ready: Story = dialog();

export const Sent: Story = {
  ...dialog(),
  play: async ({ canvasElement }) => {
    await send(canvasElement, 'ben@example.com');
    await expect(await within(canvasElement).findByRole('listitem')).toHaveTextContent(/ben@example\.com/);
    await send(canvasElement, '5550104477');
    await waitFor(() => expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(2));
  },
};

export const Sending: Story = {
  ...dialog({ inviteToTeam: never }),
  play: async ({ canvasElement }) => send(canvasElement, 'ben@example.com'),
};

/** The player's own contact: nothing is sent, and the typed text stays. */
export const OnTheTeam: Story = {
  ...dialog(),
  play: async ({ canvasElement }) => {
    await send(canvasElement, 'ada@example.com');
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
  },
};

export const TooMany: Story = {
  ...dialog({ inviteToTeam: refuses(429, 'Too many invites were sent. Please try again tomorrow.') }),
  play: async ({ canvasElement }) => {
    await send(canvasElement, 'ben@example.com');
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
  },
};

export const LinkOnItsWay: Story = dialog({ getInviteToken: never });

export const NoLink: Story = {
  ...dialog({ getInviteToken: offline }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
  },
};

export const ForAMember: Story = dialog({}, member);
export const GameIsOver: Story = dialog({}, { status: 'ended' });

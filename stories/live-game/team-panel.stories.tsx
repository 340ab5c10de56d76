import {
  demoGame,
  demoInvite,
  type FakeAnswers,
  fakeClient,
  never,
  play as playGame,
  refuses,
} from '@snug/client/fake';
import type { GamePlayer, GameView, Message } from '@snug/contract';
import { LiveGame } from '@snug/live-game';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { finds, plays } from '../steps/steps.ts';
import { after, wholeGame } from './whole-game.tsx';

const meta = { title: 'Live game/Team panel', ...wholeGame } satisfies Meta<typeof LiveGame>;
export default meta;

type Story = StoryObj<typeof meta>;

// Members and invites

const { me, team } = demoGame();
if (!team) throw new Error('The demo game has a team.');
const [ada, ben] = team.players as [GamePlayer, GamePlayer];
const person = (player_name: string, more: Partial<GamePlayer> = {}): GamePlayer => ({
  ...ben,
  player_code: `p-${player_name}`,
  player_name,
  ...more,
});
const asks = { status: 'pending-join' } as const;
const invites = [
  demoInvite({ invite_id: 'i2', invitee: 'f***@example.com', inviteBy: 'email' }),
  demoInvite({ invite_id: 'i3', invitee: '(***) ***-0142', inviteBy: 'phone' }),
];
const asBen: Partial<GameView> = { me: { ...me, ...ben, playerid: 'a-ben', email: 'ben@example.com' } };
const full = { ...team, players: [ada, ben, person('Priya'), person('Dot', asks)], invites };

interface PanelOptions {
  readonly view?: Partial<GameView>;
  readonly messages?: readonly Message[];
  readonly answers?: FakeAnswers;
}

/** The opened panel; then `then` presses in it. */
function panelStory({ view, messages = [], answers }: PanelOptions, then?: (panel: Panel) => Promise<unknown>): Story {
  return {
    render: (args) => (
      <LiveGame {...args} client={fakeClient({ games: { g1: playGame(messages, { view }) }, answers })} />
    ),
    play: async ({ canvasElement }) => {
      const canvas = within(canvasElement);
      await userEvent.click(await canvas.findByRole('button', { name: /^My Team/ }));
      await canvas.findByRole('heading', { name: 'On the team' });
      await then?.(panelOf(canvasElement));
    },
  };
}

function panelOf(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const press = async (name: string) => userEvent.click(await canvas.findByRole('button', { name }));
  return {
    canvas,
    press,
    async choose(name: string, item: string) {
      await press(`More about ${name}`);
      await userEvent.click(await canvas.findByRole('menuitem', { name: item }));
    },
    async confirm(title: string, name: string) {
      const dialog = await canvas.findByRole('dialog', { name: title });
      await userEvent.click(within(dialog).getByRole('button', { name }));
    },
    showsAlert: async (text: string) => expect(await canvas.findByRole('alert')).toHaveTextContent(text),
  };
}
type Panel = ReturnType<typeof panelOf>;

export const Captain: Story = panelStory({});
export const RequestsAndInvites: Story = panelStory({ view: { team: full } });
export const Member: Story = panelStory({ view: { ...asBen, team: full } });
export const GuestTeam: Story = panelStory({ view: { team: { ...full, kt_team_id: '' } } });

const alone = { ...me, playerid: '', registered: false, email: '' };
export const GuestAlone: Story = panelStory({
  view: { me: alone, team: { ...team, kt_team_id: '', num_players: 1, players: [{ ...ada, registered: false }] } },
});
export const GameHasEnded: Story = panelStory({ view: { status: 'ended', team: full } });

export const Menu: Story = panelStory({ view: { team: full } }, ({ press }) => press('More about Ben'));
export const MenuOfSomebodyWithoutAccount: Story = panelStory(
  { view: { team: { ...team, players: [ada, person('Eve', { registered: false })] } } },
  ({ press }) => press('More about Eve'),
);

// Under way

export const Answering: Story = panelStory(
  { view: { team: full }, answers: { answerJoinRequest: never } },
  ({ press }) => press('Approve Dot'),
);
export const CancellingAnInvite: Story = panelStory(
  { view: { team: full }, answers: { cancelInvite: never } },
  ({ press }) => press('Cancel the invite for f***@example.com'),
);

// Confirmations

export const Promote: Story = panelStory({}, ({ choose }) => choose('Ben', 'Make captain'));
export const Kick: Story = panelStory({}, ({ choose }) => choose('Ben', 'Remove'));
export const LeaveAsMember: Story = panelStory({ view: asBen }, ({ press }) => press('Leave Team'));
export const LeaveAsCaptain: Story = panelStory({}, ({ press }) => press('Leave Team'));
export const LeaveAsTheLast: Story = panelStory({ view: { team: { ...team, players: [ada] } } }, ({ press }) =>
  press('Leave Team'),
);

// Errors

const requestIsGone = refuses(409, 'This player no longer asks to join.');
export const AnswerFails: Story = panelStory(
  { view: { team: full }, answers: { answerJoinRequest: requestIsGone } },
  async ({ press, showsAlert }) => {
    await press('Approve Dot');
    await showsAlert('Failed to respond to join request: This player no longer asks to join.');
  },
);
export const KickFails: Story = panelStory(
  { answers: { dropPlayer: refuses(404, 'This player is not on your team.') } },
  async ({ choose, confirm, showsAlert }) => {
    await choose('Ben', 'Remove');
    await confirm('Remove Ben?', 'Remove');
    await showsAlert("Something's off... Performing sanity check...");
  },
);
export const PromoteFails: Story = panelStory(
  { answers: { promoteCaptain: refuses(403, 'Your team has another captain now.') } },
  async ({ choose, confirm, showsAlert }) => {
    await choose('Ben', 'Make captain');
    await confirm('Make Ben captain?', 'Make captain');
    await showsAlert('Your team has another captain now.');
  },
);

// Renaming

const guestTeam = { team: { ...team, kt_team_id: '' } };
export const Rename: Story = panelStory({ view: guestTeam }, ({ press }) => press('Rename'));
export const RenameWithoutAName: Story = panelStory({ view: guestTeam }, async ({ canvas, press }) => {
  await press('Rename');
  await userEvent.clear(canvas.getByLabelText('Team name in this game'));
});
async function renameTo(name: string, { canvas, press }: Panel) {
  await press('Rename');
  const field = canvas.getByLabelText('Team name in this game');
  await userEvent.clear(field);
  await userEvent.type(field, name);
  await press('Save');
}
export const Renaming: Story = panelStory({ view: guestTeam, answers: { renameTeam: never } }, (panel) =>
  renameTo('Late Owls', panel),
);
export const RenameFails: Story = panelStory(
  { view: guestTeam, answers: { renameTeam: refuses(409, 'A team in this game already has that name.') } },
  async (panel) => {
    await renameTo('Quizzly Bears', panel);
    await panel.showsAlert('A team in this game already has that name.');
  },
);

// Long names

const longName = 'Anneliese-Wilhelmina von und zu Hohenstaufen-Lichtenberg the Younger';
const oneWord = 'Donaudampfschifffahrtsgesellschaftskapitaen'.repeat(2);
const many = ['Priya', longName, 'Tom', oneWord, 'Yuki', 'Zoë', 'Ibrahim'].map((name) => person(name));
export const ManyWithLongNames: Story = panelStory({
  view: {
    team: {
      ...team,
      team_name: 'The Society for the Appreciation of Questions Nobody Has Asked Before, Lantern Street Chapter',
      players: [ada, ben, ...many, person(`${longName} II`, asks), person('Dot', asks)],
      invites: [...invites, demoInvite({ invite_id: 'i4', invitee: `${oneWord}@example.com` })],
    },
  },
});
export const OtherLetters: Story = panelStory({
  view: {
    team: {
      ...team,
      team_name: 'بوم الليل',
      players: [ada, person('نور الهدى'), person('דנה כהן'), person('ليلى (2)', asks)],
      invites,
    },
  },
});
export const RightToLeft: Story = { ...OtherLetters, globals: { direction: 'rtl' } };

/** The bar with a waiting join request, before the panel is opened. */
export const SomebodyWaits: Story = {
  ...after([], { view: { team: full } }),
  play: plays(finds('button', 'My Team 1 request')),
};

import { demoGame, type FakeAnswers, never, offline, refuses } from '@snug/client/fake';
import type { GameTeam, GameView, TeamStub } from '@snug/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RegisterDialog } from '../../packages/live-game/register/register-dialog.tsx';
import { RegisterTeam } from '../../packages/live-game/register/register-team.tsx';
import { finds, plays, type Step, shows } from '../steps/steps.ts';
import { inGame } from './in-game.tsx';

const { me, team } = demoGame();
const guestTeam: Partial<GameView> = { team: team && { ...team, kt_team_id: '' } };
const member: Partial<GameView> = { ...guestTeam, me: { ...me, ...team?.players[1], playerid: 'a-ben' } };

const stub = (kt_team_id: string, team_name: string, num_players: number): TeamStub => ({
  teamid: `r-${kt_team_id}`,
  kt_team_id,
  team_name,
  team_slogan: '',
  team_image: '',
  num_players,
});
const mine = [stub('10042', 'Owls of the Old Town', 5), stub('10310', 'Quizteama Aguilera', 1)];
const tied = (kt_team_id: string): { status: string; team: GameTeam } => ({
  status: 'success',
  team: { teamid: 't-owls', kt_team_id, team_code: 'owls-own-code', team_name: 'The Night Owls', team_image: '' },
});

/** The dialog in a game with these replies, for the player in `view`. */
const dialog = (answers: FakeAnswers = {}, view = guestTeam): Pick<Story, 'render'> => ({
  render: ({ onClose }) =>
    inGame(
      <RegisterDialog open onClose={onClose}>
        <RegisterTeam />
      </RegisterDialog>,
      { createTeam: { kt_team_id: '10511' }, upgradeTeam: tied('10511'), ...answers },
      view,
    ),
});

const meta = {
  title: 'Live game/Register team',
  component: RegisterDialog,
  args: { open: true, children: null, onClose: fn() },
} satisfies Meta<typeof RegisterDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Presses the button before the last one, which registers; the dialog's last button closes it. */
const registers: Step = async (canvas) => {
  const buttons = within(await within(canvas).findByRole('dialog')).getAllByRole('button');
  await userEvent.click(buttons.at(-2) ?? canvas);
};

export const NewTeam: Story = dialog();
export const OneOfMine: Story = dialog({ listMyTeams: mine });

export const NewBesideMine: Story = {
  ...dialog({ listMyTeams: mine }),
  play: plays(async (canvas) => {
    const radios = await within(canvas).findAllByRole('radio');
    await userEvent.click(radios.at(-1) ?? canvas);
  }, shows('textbox')),
};

export const FindingMyTeams: Story = dialog({ listMyTeams: never });

export const TeamsFailed: Story = {
  ...dialog({ listMyTeams: offline }),
  play: plays(shows('alert')),
};

export const NameNeeded: Story = {
  ...dialog(),
  play: plays(async (canvas) => userEvent.clear(await within(canvas).findByRole('textbox')), registers, shows('alert')),
};

export const Refuses: Story = {
  ...dialog({ upgradeTeam: refuses(409, 'That team already plays in this game.') }),
  play: plays(finds('textbox'), registers, shows('alert')),
};

export const Registering: Story = {
  ...dialog({ upgradeTeam: never }),
  play: plays(finds('textbox'), registers),
};

export const Registered: Story = {
  ...dialog(),
  play: plays(finds('textbox'), registers, async (canvas) =>
    expect((await within(canvas).findAllByText(/#10511/))[0]).toBeVisible(),
  ),
};

export const ForAMember: Story = dialog({}, member);
export const GameIsOver: Story = dialog({}, { ...guestTeam, status: 'ended' });

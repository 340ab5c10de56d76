import {
  demoMember,
  demoTeam,
  type FakeAnswers,
  fakeClient,
  never,
  offline,
  refuses,
  unsigned,
} from '@snug/client/fake';
import type { RegisteredTeam } from '@snug/contract';
import { TeamPage } from '@snug/team-page';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { clicks, fills, finds, plays, presses, sees } from '../steps/steps.ts';

interface TeamPageStoryProps {
  /** The player who looks, by name; '' for nobody. */
  viewer: string;
  team: RegisteredTeam;
  answers: FakeAnswers;
}

/** The page with a client of its own for each rendering, so that no story changes the next one. */
function TeamPageWithOwnClient({ viewer, team, answers }: TeamPageStoryProps) {
  const [client] = useState(() => {
    const own = fakeClient({ answers: { teamDetail: team, ...answers } });
    const claims = { sub: `a-${viewer}`, exp: 4e9, player_name: viewer, email: 'a@example.com', phone: '' };
    if (viewer) own.session.setToken(unsigned(claims));
    return own;
  });
  return <TeamPage client={client} number="10042" onLogIn={fn()} stats="https://stats.example/teams/{kt_team_id}" />;
}

const dot = demoMember('Dot', { joined: false, requested: true });
const invitee = demoMember('f***@example.com', { playerid: 'i-1', joined: false });
const joined = demoTeam().members;
/** As its own people see it. */
const inside = demoTeam({ my_team: true, members: [...joined, dot, invitee] });

const meta = {
  title: 'Widgets/Team page',
  component: TeamPageWithOwnClient,
  args: { viewer: 'ada', team: inside, answers: {} },
} satisfies Meta<typeof TeamPageWithOwnClient>;
export default meta;

type Story = StoryObj<typeof meta>;

const hasLoaded = finds('heading', /The Night Owls/);
const menu = (item: string) => [presses('More about this team'), clicks('menuitem', item)] as const;
const menuOf = (name: string, item: string) => [presses(`More about ${name}`), clicks('menuitem', item)] as const;
const opens = (...steps: Parameters<typeof plays>) => ({ play: plays(hasLoaded, ...steps) });

// Who looks

export const Anonymous: Story = { args: { viewer: '', team: demoTeam() } };
export const Stranger: Story = { args: { viewer: 'eve', team: demoTeam() } };
export const NoRequests: Story = { args: { viewer: 'eve', team: demoTeam({ no_requests: true }) } };
export const Requester: Story = { args: { viewer: 'dot', team: demoTeam({ members: [...joined, dot] }) } };
export const Invitee: Story = {
  args: { viewer: 'fay', team: demoTeam({ members: [...joined, demoMember('Fay', { joined: false })] }) },
};
export const Member: Story = { args: { viewer: 'ben' } };
/** Only the owner edits and invites; a member still answers requests, and may leave. */
export const MemberWhoMayNotEdit: Story = { args: { viewer: 'ben', team: { ...inside, restrict_editing: true } } };
export const Owner: Story = {};
export const OwnerAlone: Story = {
  args: { team: demoTeam({ my_team: true, team_slogan: '', members: [demoMember('Ada')] }) },
};

// How the team is

export const WithPicture: Story = {
  args: { viewer: '', team: demoTeam({ team_image: 'table.svg', in_game: true }) },
};
export const LongNames: Story = {
  args: {
    team: {
      ...inside,
      team_name:
        'Quizteama Aguilera and the Extraordinarily Overprepared Know-It-Alls of the Third Table from the Left by the Window ',
      team_slogan:
        'We are not here to be first, we are here to argue about the answer that everybody wrote down and nobody handed in.',
      members: [
        demoMember('Augusta Ada King-Noel, Countess of Lovelace', { playerid: 'a-ada' }),
        ...inside.members.slice(1),
      ],
    },
  },
};
export const Disbanded: Story = {
  args: { viewer: 'eve', team: demoTeam({ owner: null, members: [] }) },
};
export const Loading: Story = { args: { answers: { teamDetail: never } } };
export const NotFound: Story = {
  args: { answers: { teamDetail: refuses(404, 'Team not found'), restoreTeam: refuses(404, 'Team Not Found') } },
};
export const NotFoundWithoutLogin: Story = {
  args: {
    viewer: '',
    answers: { teamDetail: refuses(404, 'Team not found'), restoreTeam: refuses(403, 'Please log in.') },
  },
};
export const Offline: Story = { args: { answers: { teamDetail: offline } } };

let looks = 0;
export const Restored: Story = {
  args: {
    answers: {
      teamDetail: () => (looks++ % 2 === 0 ? refuses(404, 'Team not found')() : inside),
      restoreTeam: { success: true, on_team: true, requested: false, invited: false, message: '' },
    },
  },
  play: plays(sees('This team was in the archives. It is back.')),
};

// Modals

export const Menu: Story = opens(presses('More about this team'));
export const MenuOfMember: Story = opens(presses('More about Ben'));
export const ModalRequest: Story = {
  args: { viewer: 'eve', team: demoTeam() },
  ...opens(presses('Request to Join')),
};
export const ModalDecline: Story = { ...Invitee, ...opens(presses('Decline')) };
export const ModalReviewRequest: Story = opens(clicks('button', /Review the request of Dot/));
export const ModalRemovePlayer: Story = opens(...menuOf('Ben', 'Remove from Team'));
export const ModalUninvite: Story = opens(...menuOf('f***@example.com', 'Take Invite Back'));
export const ModalNewOwner: Story = opens(...menu('Change Owner'), finds('combobox', 'New owner'));
export const ModalEditTeam: Story = opens(...menu('Team Settings'), finds('switch', 'Allow Join Requests'));
export const ModalEditPic: Story = opens(...menu('Edit Picture'), finds('button', 'Upload'));
export const ModalLeave: Story = { args: { viewer: 'ben' }, ...opens(...menu('Leave Team')) };
export const ModalDisband: Story = opens(...menu('Disband Team'));
export const ModalInvite: Story = opens(presses('Invite Team Member'), finds('textbox', 'Email address'));
export const ModalInviteWrong: Story = opens(
  presses('Invite Team Member'),
  fills('Email address', 'fay@'),
  fills('Phone number', '555'),
  clicks('textbox', 'Email address'),
);
export const ModalInviteRefused: Story = {
  args: { answers: { inviteMember: refuses(409, 'This team is full.') } },
  ...opens(
    presses('Invite Team Member'),
    fills('Email address', 'fay@example.com'),
    presses('Send'),
    sees('This team is full.'),
  ),
};

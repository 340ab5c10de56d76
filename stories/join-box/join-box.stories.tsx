import { demoHead, type FakeAnswers, fakeClient, never, offline, refuses } from '@snug/client/fake';
import { JoinBox } from '@snug/join-box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { finds, plays, presses, types, waitsFor } from '../steps/steps.ts';

const { code } = demoHead;

const gameCrowded =
  'This game has no place for you just now. Please log in, if you have not, or speak to your Quizmaster.';
const gameFull =
  'This game has no place for your team just now. Please log in, if you have not, or speak to your Quizmaster.';

/** A client with these replies. */
const clientWith = (answers: FakeAnswers = {}) => fakeClient({ answers });
/** A client with these replies for a logged-in player. */
const loggedIn = (answers: FakeAnswers = {}) => fakeClient({ answers, session: { token: () => 'a.b.c' } });

const ada = { client_id: 'client-id-of-ada', player: { player_code: 'p-ada' }, player_name: 'Ada' };
const teams = [
  { teamid: 't1', kt_team_id: '10042', team_name: 'The Night Owls', team_slogan: '', team_image: '', num_players: 4 },
  { teamid: 't2', kt_team_id: '10077', team_name: 'Quizzly Bears', team_slogan: '', team_image: '', num_players: 1 },
];

const meta = {
  title: 'Widgets/Join box',
  component: JoinBox,
  args: { client: clientWith(), onGame: fn(), onLogIn: fn(), onJoinLink: fn() },
} satisfies Meta<typeof JoinBox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Finding: Story = { args: { client: clientWith({ findGame: never }), code } };

const isLong = waitsFor('It takes a while. Please wait.');

export const FindingLong: Story = { ...Finding, play: plays(isLong) };

export const UnknownCode: Story = {
  args: { client: clientWith({ findGame: refuses(404, 'There is no open game with this code.') }), code: '111111' },
};

export const NoConnection: Story = {
  args: { client: clientWith({ findGame: offline }), code },
};

export const GameFound: Story = { args: { code } };

const closedDoors = { game: demoHead, found_player: null, doors_closed: true };

/** Nobody new comes in by the code: who does still, in words. */
export const DoorsClosed: Story = {
  args: { client: clientWith({ findGame: closedDoors }), code },
  play: plays(finds('button', 'Join')),
};

export const DoorsClosedToAReturningPlayer: Story = {
  args: { client: clientWith({ findGame: { ...closedDoors, found_player: ada } }), code },
  play: plays(finds('button', 'Log In')),
};

/** All that is offered to a stranger then. */
export const DoorsClosedToAStranger: Story = {
  args: { client: clientWith({ findGame: closedDoors }), code },
  play: plays(presses('Join'), finds('button', 'Log In')),
};

/** Who was in before may watch, and come back to the team that they have left. */
export const DoorsClosedToWhoLeftATeam: Story = {
  args: {
    client: clientWith({ findGame: { ...closedDoors, may_watch: true, left_team: 'The Night Owls' } }),
    code,
  },
  play: plays(presses('Join'), finds('button', 'Back to The Night Owls')),
};

/** Whoever has left a team comes back to it by its name. */
export const LeftATeam: Story = {
  args: { client: clientWith({ findGame: { game: demoHead, found_player: null, left_team: 'The Night Owls' } }), code },
  play: plays(presses('Join'), finds('button', 'Enter That Name')),
};

export const PlayedBefore: Story = {
  args: { client: clientWith({ findGame: { game: demoHead, found_player: ada } }), code },
};

export const NewPlayerFails: Story = {
  args: { client: clientWith({ findGame: { game: demoHead, found_player: ada }, newPlayer: refuses(500, '') }), code },
  play: plays(presses('New Player')),
};

export const TeamOfAGuest: Story = {
  args: { code },
  play: plays(presses('Join')),
};

export const KeepsNothing: Story = {
  args: { client: fakeClient({ session: { isKept: () => false } }) },
};

export const TeamIsHere: Story = {
  args: {
    client: loggedIn({
      listMyTeams: teams,
      findGame: { game: demoHead, found_player: null, my_teams: [{ kt_team_id: '10077', team_code: 'alias-quizzly' }] },
    }),
    code,
  },
  play: plays(presses('Join'), finds('button', 'Join This Team')),
};

const sitting = [
  'Quizzards',
  'The Ravens',
  'Les Quizérables de la Rue du Vieux Port',
  'Agatha Quiztie',
  'Beer Pressure',
];
const withTeams = {
  game: demoHead,
  found_player: null,
  teams: sitting.map((team_name, n) => ({ kt_team_id: '', team_code: `alias-${n}`, team_name })),
};

/** Who sits here already, to be asked. */
export const TeamsSitHere: Story = {
  args: { client: loggedIn({ listMyTeams: teams, findGame: withTeams }), code },
  play: plays(presses('Join'), finds('button', 'Ask to Join The Ravens')),
};

export const TeamsSitHereForAGuest: Story = {
  args: { client: clientWith({ findGame: withTeams }), code },
  play: plays(presses('Join'), finds('button', 'Show all 5 teams')),
};

export const TeamOfAPlayer: Story = {
  args: { client: loggedIn({ listMyTeams: teams }), code },
  play: plays(presses('Join')),
};

export const TeamsCannotBeHad: Story = {
  args: { client: loggedIn({ listMyTeams: refuses(500, '') }), code },
  play: plays(presses('Join')),
};

export const NameIsTaken: Story = {
  args: { client: loggedIn({ joinWithCode: refuses(409, 'A team of this name is in the game already.') }), code },
  play: plays(presses('Join'), types('Team name', 'Quizzly Bears'), presses('Add This Team'), async (canvas) =>
    expect(await within(canvas).findByDisplayValue('Quizzly Bears')).toBeVisible(),
  ),
};

export const GameHasEnded: Story = {
  args: { client: loggedIn({ listMyTeams: teams, joinWithCode: refuses(409, 'This game has ended.') }), code },
  play: plays(presses('Join'), presses('Add This Team'), finds('alert')),
};

/** As many teams as the game takes: told in place of the press, and what was typed stays. */
export const GameFull: Story = {
  args: { client: clientWith({ joinWithCode: refuses(409, gameFull) }), code },
  play: plays(presses('Join'), types('Team name', 'Quizzly Bears'), presses('Add This Team'), finds('alert')),
};

/** As many spectators as it takes. */
export const GameFullToASpectator: Story = {
  args: { client: clientWith({ joinGame: refuses(409, gameCrowded) }), code },
  play: plays(presses('Join'), presses('Just watch'), finds('alert')),
};

export const NewPlayerLong: Story = {
  args: { client: clientWith({ findGame: { game: demoHead, found_player: ada }, newPlayer: never }), code },
  play: plays(presses('New Player'), isLong),
};

export const JoiningLong: Story = {
  args: { client: loggedIn({ listMyTeams: teams, joinWithCode: never }), code },
  play: plays(presses('Join'), presses('Add This Team'), isLong),
};

export const Joining: Story = {
  args: { client: loggedIn({ listMyTeams: teams, joinWithCode: never }), code },
  play: plays(presses('Join'), presses('Add This Team')),
};

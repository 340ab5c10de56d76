import {
  type Caller,
  currentRound,
  details,
  type GameState,
  type GameTeam,
  type Person,
  type Player,
  Refusal,
  type RegisteredRoster,
  type RegisteredTeam,
  type TeamRoster,
} from '@snug/rules';
import type { FakeState } from './state.ts';

/** Who makes a command, as far as they have proven it. */
export interface CallerIdentity {
  readonly client_hash: string;
  readonly account_id: string | undefined;
}

/** The caller with regard to the game: the account's player, also one who has left, else the guest of this client. */
export function callerOf({ game, accounts, players }: FakeState, { client_hash, account_id }: CallerIdentity): Caller {
  const account = accounts.find((each) => each.account_id === account_id);
  const own = account && players.find((each) => each.account_id === account.account_id);
  const found = own ?? players.find((each) => each.account_id === null && each.client_hash === client_hash);
  return { game, client_hash, account, found };
}

/** The caller's player who is in the game. */
export function findPlayer(state: FakeState, by: CallerIdentity): Player | undefined {
  const players = state.players.filter(({ left_at }) => left_at === null);
  return callerOf({ ...state, players }, by).found;
}

export function playerOfAccount({ players }: FakeState, account_id: string | null | undefined): Player | undefined {
  return players.find((each) => account_id && each.account_id === account_id && each.left_at === null);
}

export function playerByCode(state: FakeState, player_code: string | undefined): Person | undefined {
  const player = state.players.find((each) => each.player_code === player_code);
  return player && personOf(state, player);
}

export function personOf({ accounts }: FakeState, player: Player): Person {
  const account = accounts.find(({ account_id }) => account_id === player.account_id);
  return { ...player, profile_img: account?.profile_img ?? '' };
}

/** The teams that are in the game, in the order they came. */
export function teamsOf({ teams }: FakeState): GameTeam[] {
  return teams.filter(({ kicked_at }) => kicked_at === null);
}

/** The team that a path names: by its code, its alias, its id or its number. */
export function teamCalled(state: FakeState, name: string): GameTeam | undefined {
  return teamsOf(state).find(
    ({ team_code, alias, teamid, kt_team_id }) => name !== '' && [team_code, alias, teamid, kt_team_id].includes(name),
  );
}

/** Who has joined a team or asks to, the longest there first. */
export function peopleOf(state: FakeState, teamid: string): Person[] {
  const since = ({ joined_at, created_at }: Player) => joined_at ?? created_at;
  const people = state.players.filter((player) => player.teamid === teamid);
  return people.toSorted((one, other) => since(one) - since(other)).map((player) => personOf(state, player));
}

export function rosterOf(state: FakeState, teamid: string): TeamRoster {
  const team = teamsOf(state).find((each) => each.teamid === teamid);
  if (!team) throw new Refusal(404, details.gameTeamNotFound);
  const people = peopleOf(state, teamid);
  return {
    team,
    members: people.filter(({ status }) => status === 'joined'),
    askers: people.filter(({ status }) => status === 'pending-join'),
  };
}

/** The round that is open. */
export function openRound(state: GameState) {
  const round = currentRound(state);
  if (!round || !state.game.round_open) throw new Refusal(409, details.noRound);
  return round;
}

/** The registered team with this number or id. */
export function registeredCalled({ registeredTeams }: FakeState, name: string): RegisteredTeam | undefined {
  return registeredTeams.find(({ kt_team_id, teamid }) => String(kt_team_id) === name || teamid === name);
}

/** The same, if the account has joined it. */
export function registeredOf(
  state: FakeState,
  name: string,
  account_id: string | undefined,
): RegisteredTeam | undefined {
  const team = registeredCalled(state, name);
  const isOn = state.teamMembers.some(
    (each) => each.teamid === team?.teamid && each.account_id === account_id && each.joined,
  );
  return isOn ? team : undefined;
}

export function registeredRosterOf(state: FakeState, team: RegisteredTeam): RegisteredRoster {
  const { teamid } = team;
  return {
    team,
    members: state.teamMembers
      .filter((member) => member.teamid === teamid)
      .map((member) => {
        const { account_id, invited_as } = member;
        const account = state.accounts.find((each) => each.account_id === account_id);
        const { player_name = '', profile_img = '' } = account ?? {};
        return { ...member, player_name, profile_img, known_as: invited_as === null ? account_id : hidden(account_id) };
      }),
    invites: state.teamInvites
      .filter((invite) => invite.teamid === teamid && invite.closed_at === null)
      .map((invite) => ({ ...invite, known_as: hidden(invite.invite_id) })),
  };
}

/** What stands for the id of somebody who was invited by a contact, whether or not they have an account. */
function hidden(id: string): string {
  return `invitee-${id.slice(-12)}`;
}

import { cleanTeamName, cleanTeamSlogan, firstTeamNumber, type RegisteredTeam, type TeamStub } from '@snug/contract';
import { type Asked, accountOf, type Family, refuse, teamsOf } from './asked.ts';
import { accountWith, contactFrom } from './contact.ts';
import type { FakeRegisteredTeam, FakeState } from './state.ts';
import { toAll } from './told.ts';
import { refusals } from './words.ts';

/** Registered teams and their page, without invites to contacts that nobody has. */
export const registeredTeams: Family<
  | 'listMyTeams'
  | 'listTeams'
  | 'createTeam'
  | 'teamDetail'
  | 'editTeam'
  | 'setOwner'
  | 'removeMember'
  | 'inviteMember'
  | 'approveMember'
  | 'requestToJoin'
  | 'disbandTeam'
  | 'restoreTeam'
> = {
  listMyTeams: (asked) => ofAccount(asked, asked.query.joined === 'yes').map(stubOf),

  listTeams: (asked) => ofAccount(asked, asked.query.joined === 'yes').map((team) => shown(asked, team)),

  createTeam(asked) {
    const { body, state, house } = asked;
    const { account_id } = accountOf(asked);
    const team_name = cleanTeamName(body.team_name);
    if (team_name === '') refuse(400, refusals.teamNameNeeded);
    const team: FakeRegisteredTeam = {
      teamid: house.id('registered'),
      kt_team_id: String(firstTeamNumber + state.registered.length),
      team_name,
      team_slogan: cleanTeamSlogan(body.team_slogan ?? ''),
      team_image: '',
      owner: account_id,
      restrict_editing: false,
      no_requests: false,
      members: [{ playerid: account_id, joined: true, requested: false }],
    };
    state.registered.push(team);
    return { kt_team_id: team.kt_team_id };
  },

  teamDetail: (asked) => shown(asked, registeredNamed(asked)),

  editTeam(asked) {
    const { body, state, told } = asked;
    const team = registeredNamed(asked);
    mustEdit(asked, team);
    const team_name = cleanTeamName(body.team_name);
    if (team_name === '') refuse(400, refusals.teamNameNeeded);
    const { restrict_editing, no_requests } = body;
    const isRenamed = team.team_name !== team_name;
    Object.assign(team, {
      team_name,
      restrict_editing,
      no_requests,
      team_slogan: cleanTeamSlogan(body.team_slogan ?? ''),
    });
    const playing = teamsOf(state).find(({ kt_team_id }) => kt_team_id === team.kt_team_id);
    if (isRenamed && playing) {
      playing.team_name = team_name;
      toAll(told, { type: 'NEW_TEAM_NAME', teamid: playing.teamid, team_name });
    }
    return shown(asked, team);
  },

  setOwner(asked) {
    const team = registeredNamed(asked);
    mustOwn(asked, team);
    const next = memberOf(team, asked.body.new_owner) ?? refuse(404, refusals.memberNotFound);
    if (!next.joined) refuse(409, refusals.ownerMustHaveJoined);
    team.owner = next.playerid;
    return shown(asked, team);
  },

  /** Leaving, declining and cancelling are one's own; a member denies a request, only the owner kicks who has joined. */
  removeMember(asked) {
    const { params } = asked;
    const team = registeredNamed(asked);
    const { account_id } = accountOf(asked);
    const mine = memberOf(team, account_id) ?? refuse(403, refusals.teammatesOnly);
    const member = memberOf(team, params.playerid);
    if (member === mine && team.owner === account_id) refuse(409, refusals.ownerCannotLeave);
    if (member !== mine && !mine.joined) refuse(403, refusals.teammatesOnly);
    if (!member) refuse(404, refusals.memberNotFound);
    if (member !== mine && member.joined) mustOwn(asked, team);
    else if (member !== mine && !member.requested) mustEdit(asked, team);
    team.members = team.members.filter((each) => each !== member);
    return shown(asked, team);
  },

  inviteMember(asked) {
    const { body, state } = asked;
    const team = registeredNamed(asked);
    mustEdit(asked, team);
    const account = body.playerid
      ? state.accounts.find(({ account_id }) => account_id === body.playerid)
      : accountWith(state, contactFrom(body));
    if (body.playerid && !account) refuse(404, refusals.playerNotFound);
    // A letter to a contact that nobody has leaves no trace here.
    if (account && !memberOf(team, account.account_id)) {
      team.members.push({ playerid: account.account_id, joined: false, requested: false });
    }
    return shown(asked, team);
  },

  approveMember(asked) {
    const { params } = asked;
    const team = registeredNamed(asked);
    const { account_id } = accountOf(asked);
    const member = memberOf(team, params.playerid);
    const isMyself = params.playerid === account_id;
    if (isMyself && (!member || (!member.joined && member.requested))) refuse(403, refusals.teammatesOnly);
    if (!isMyself && !memberOf(team, account_id)?.joined) refuse(403, refusals.teammatesOnly);
    if (!member) refuse(404, refusals.memberNotFound);
    if (!isMyself && !member.joined && !member.requested) refuse(403, refusals.inviteeDecides);
    Object.assign(member, { joined: true, requested: false });
    return shown(asked, team);
  },

  requestToJoin(asked) {
    const team = registeredNamed(asked);
    const { account_id } = accountOf(asked);
    const mine = memberOf(team, account_id);
    if (mine && (mine.joined || !mine.requested)) refuse(409, refusals.alreadyListed);
    if (team.owner === null) refuse(409, refusals.teamDisbanded);
    if (team.no_requests) refuse(403, refusals.teamTakesNoRequests);
    if (!mine) team.members.push({ playerid: account_id, joined: false, requested: true });
    return shown(asked, team);
  },

  disbandTeam(asked) {
    const team = registeredNamed(asked);
    mustOwn(asked, team);
    Object.assign(team, { owner: null, members: [] });
    return shown(asked, team);
  },

  restoreTeam(asked) {
    const team = find(asked.state, asked.params.id) ?? refuse(404, refusals.teamNumberNotFound);
    const mine = memberOf(team, accountOf(asked).account_id);
    const on_team = mine?.joined === true;
    const requested = !on_team && mine?.requested === true;
    const invited = mine !== undefined && !on_team && !requested;
    return { success: true, on_team, requested, invited, message: `Team #${team.kt_team_id} Found!` };
  },
};

/** The registered team with this number or id, if the account has joined it. */
export function registeredTeam(state: FakeState, name: string, account_id: string): FakeRegisteredTeam | undefined {
  const team = find(state, name);
  return team && memberOf(team, account_id)?.joined ? team : undefined;
}

function find({ registered }: FakeState, name: string): FakeRegisteredTeam | undefined {
  return registered.find(({ kt_team_id, teamid }) => kt_team_id === name || teamid === name);
}

/** The registered team that a path names by its `id`. */
export function registeredNamed({
  params,
  state,
}: Pick<Asked, 'state'> & { params: { id: string } }): FakeRegisteredTeam {
  return find(state, params.id) ?? refuse(404, refusals.teamNotFound);
}

function memberOf({ members }: FakeRegisteredTeam, playerid: string) {
  return members.find((member) => member.playerid === playerid);
}

function ofAccount(asked: Pick<Asked, 'actor' | 'state'>, onlyJoined: boolean): FakeRegisteredTeam[] {
  const { account_id } = accountOf(asked);
  return asked.state.registered.filter((team) => {
    const mine = memberOf(team, account_id);
    return mine && (mine.joined || !onlyJoined);
  });
}

function mustOwn(asked: Pick<Asked, 'actor' | 'state'>, team: FakeRegisteredTeam): void {
  if (team.owner !== accountOf(asked).account_id) refuse(403, refusals.ownerOnly);
}

/** Only the owner where editing is restricted, else whoever has joined. */
export function mustEdit(asked: Pick<Asked, 'actor' | 'state'>, team: FakeRegisteredTeam): void {
  const { account_id } = accountOf(asked);
  if (team.owner === account_id) return;
  if (!memberOf(team, account_id)?.joined) refuse(403, refusals.teammatesOnly);
  if (team.restrict_editing) refuse(403, refusals.ownerOnly);
}

function stubOf({ teamid, kt_team_id, team_name, team_slogan, team_image, members }: FakeRegisteredTeam): TeamStub {
  const num_players = members.filter(({ joined }) => joined).length;
  return { teamid, kt_team_id, team_name, team_slogan, team_image, num_players };
}

/** The page as the caller may see it: who is invited and who asks is for those who have joined. */
function shown({ actor, state }: Pick<Asked, 'actor' | 'state'>, team: FakeRegisteredTeam): RegisteredTeam {
  const me = actor.account?.account_id ?? '';
  const my_team = memberOf(team, me)?.joined === true;
  const accountNamed = (playerid: string) => state.accounts.find(({ account_id }) => account_id === playerid);
  const owner = team.owner === null ? undefined : accountNamed(team.owner);
  const rank = ({ playerid, joined, requested }: FakeRegisteredTeam['members'][number]) =>
    playerid === team.owner ? 0 : joined ? 1 : requested ? 2 : 3;
  return {
    ...stubOf(team),
    owner: owner ? { playerid: owner.account_id, player_name: owner.player_name } : null,
    members: team.members
      .filter(({ joined, playerid }) => my_team || joined || playerid === me)
      .toSorted((one, other) => rank(one) - rank(other))
      .map((member) => ({
        ...member,
        player_name: accountNamed(member.playerid)?.player_name ?? '',
        profile_img: accountNamed(member.playerid)?.profile_img ?? '',
      })),
    restrict_editing: team.restrict_editing,
    no_requests: team.no_requests,
    my_team,
    in_game: state.game.status === 'live' && teamsOf(state).some(({ kt_team_id }) => kt_team_id === team.kt_team_id),
  };
}

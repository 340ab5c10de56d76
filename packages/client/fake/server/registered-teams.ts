import { firstTeamNumber, type RegisteredTeam as TeamShown } from '@snug/contract';
import * as rules from '@snug/rules';
import { details, Refusal, registeredTeamView, restoredTeamView, teamStubView } from '@snug/rules';
import { accountOfInvitee, applyTeamChange, registeredCalled, registeredRosterOf, teamsOf } from '@snug/rules/memory';
import { accounts, atRegistered, owners, teammates } from './authorization.ts';
import { run } from './commands.ts';
import { accountOf, type Handlers, type RequestContext } from './request-context.ts';
import type { FakeState } from './state.ts';

/** Registered teams and their page. */
export const registeredTeams: Handlers<
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
  listMyTeams: (request) =>
    ofAccount(request, request.query.joined === 'yes').map((team) =>
      teamStubView(registeredRosterOf(request.state, team)),
    ),

  listTeams: (request) => ofAccount(request, request.query.joined === 'yes').map((team) => shown(request, team.teamid)),

  createTeam(request) {
    const { body, state, context } = request;
    const owner = accountOf(request).account_id;
    const kt_team_id = firstTeamNumber + state.registeredTeams.length;
    const named = { teamid: context.id('registered'), kt_team_id, owner, ...body };
    const { team, member } = rules.createTeam(named, ownedBy(state, owner), context.clock.now());
    state.registeredTeams.push(team);
    state.teamMembers.push(member);
    return { kt_team_id: String(kt_team_id) };
  },

  teamDetail: (request) => shown(request, atRegistered(request, ['visitor', ...accounts]).team.teamid),

  editTeam(request) {
    const { body, state, context } = request;
    const { team } = atRegistered(request, teammates);
    const { changes, isRenamed } = rules.editTeam(registeredRosterOf(state, team), accountOf(request).account_id, body);
    const edited = change(request, team, () => changes);
    if (isRenamed && state.game.status === 'live') run(context, 'followRegisteredName', { registered: team.teamid });
    return edited;
  },

  setOwner(request) {
    const { team } = atRegistered(request, owners);
    const { new_owner } = request.body;
    const owned = ownedBy(request.state, new_owner);
    return change(request, team, (roster, me) => rules.handTeamOver(roster, me, new_owner, owned));
  },

  removeMember(request) {
    const { params } = request;
    const { team } = atRegistered(request, ['invited', 'requested', ...teammates]);
    return change(request, team, (roster, me, now) => rules.removeMember(roster, me, params.playerid, now));
  },

  inviteMember(request) {
    const { body, state, context } = request;
    const { team } = atRegistered(request, teammates);
    return change(request, team, (roster, me, now) => {
      const invitee = rules.teamInviteeFrom(roster, me, body);
      const account = accountOfInvitee(state, invitee);
      return rules.inviteMember(roster, me, { invitee, account }, { now, newId: () => context.id('team-invite') });
    });
  },

  approveMember(request) {
    const { params } = request;
    const { team } = atRegistered(request, ['invited', ...teammates]);
    return change(request, team, (roster, me, now) => rules.approveMember(roster, me, params.playerid, now));
  },

  requestToJoin: (request) => change(request, atRegistered(request, accounts).team, rules.requestToJoinTeam),

  disbandTeam: (request) => change(request, atRegistered(request, owners).team, rules.disbandTeam),

  restoreTeam(request) {
    const { team, membership } = atRegistered(request, accounts, details.teamNumberNotFound);
    return restoredTeamView(team, membership);
  },
};

function ownedBy({ registeredTeams }: FakeState, account_id: string): number {
  return registeredTeams.filter(({ owner }) => owner === account_id).length;
}

type Asker = Pick<RequestContext, 'actor' | 'state' | 'context'>;

/** Changes a team, and returns it as the caller may see it then. */
function change(
  request: Asker,
  team: rules.RegisteredTeam,
  decide: (roster: rules.RegisteredRoster, me: string, now: number) => readonly rules.TeamChange[],
): TeamShown {
  const { state, context } = request;
  const { teamid } = team;
  const changes = decide(registeredRosterOf(state, team), accountOf(request).account_id, context.clock.now());
  for (const each of changes) applyTeamChange(state, teamid, each);
  return shown(request, teamid);
}

/** The account's teams by their numbers: those it has joined, is invited to, or asks to join. */
function ofAccount(request: Asker, onlyJoined: boolean): rules.RegisteredTeam[] {
  const { registeredTeams: all, teamMembers } = request.state;
  const { account_id } = accountOf(request);
  const mine = teamMembers.filter((each) => each.account_id === account_id && (each.joined || !onlyJoined));
  return all.filter((team) => mine.some(({ teamid }) => teamid === team.teamid));
}

function shown({ actor, state }: Asker, teamid: string): TeamShown {
  const team = registeredCalled(state, teamid);
  if (!team) throw new Refusal(404, details.teamNotFound);
  const plays = teamsOf(state).some(({ kt_team_id }) => kt_team_id === String(team.kt_team_id));
  const inGame = state.game.status === 'live' && plays;
  return registeredTeamView(registeredRosterOf(state, team), actor.account?.account_id, inGame);
}

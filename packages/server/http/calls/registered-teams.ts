import * as contract from '@snug/contract';
import * as shapes from '@snug/contract/shapes';
import * as rules from '@snug/rules';
import { accountIdOf, accountOf, senderOf } from '../../accounts/actor.ts';
import { isByLink } from '../../accounts/link-login.ts';
import {
  changeTeam,
  createRegisteredTeam,
  editRegisteredTeam,
  inviteToRegisteredTeam,
  type OnTeam,
  replaceTeamPhoto,
  restoreRegisteredTeam,
  setTeamOwner,
} from '../../commands/registered-teams.ts';
import { numbersInGame, rostersOf, teamsOfAccount } from '../../database/registered-teams.ts';
import { fromRow } from '../../database/rows.ts';
import { readRegisteredTeam } from '../../queries/registered-team.ts';
import { takeOfAddress } from '../limits-of-address.ts';
import type { Role } from '../policy.ts';
import { type CallFamily, type RequestContext, registeredTeamOf, route } from '../route.ts';
import { uploading } from './images.ts';

/** Everybody with a login, on the team or not. */
const peopleOfTeams: readonly Role[] = ['account', 'invited', 'requested', 'teammate', 'owner'];

export const registeredTeams: CallFamily = {
  name: 'registered teams',
  about: 'Teams that last longer than a night, by their public number.',
  calls: [
    route(contract.listMyTeams, shapes.listMyTeamsShapes, {
      summary: 'The caller’s registered teams, for team selection in a game.',
      allow: { roles: ['account'] },
      answer: async ({ query, actor, context }) =>
        context.store.read(async (db) => {
          const teams = await teamsOfAccount(db, accountIdOf(actor), query.joined === 'yes');
          return (await rostersOf(db, context.keys, teams)).map(rules.teamStubView);
        }),
    }),

    route(contract.listTeams, shapes.listTeamsShapes, {
      summary: 'The caller’s registered teams with their members.',
      allow: { roles: ['account'] },
      answer: async ({ query, actor, context }) =>
        context.store.read(async (db) => {
          const me = accountIdOf(actor);
          const teams = await teamsOfAccount(db, me, query.joined === 'yes');
          const playing = await numbersInGame(db, teams);
          const rosters = await rostersOf(db, context.keys, teams);
          return rosters.map((roster) =>
            rules.registeredTeamView(roster, me, playing.has(String(roster.team.kt_team_id))),
          );
        }),
    }),

    route(contract.createTeam, shapes.createTeamShapes, {
      summary: 'Registers a team with the caller as owner and member.',
      allow: { roles: ['account'], once: true },
      refusals: { 400: ['teamNameNeeded'], 409: ['tooManyTeams', 'quizmastersName'] },
      async answer({ body, actor, context }) {
        return { kt_team_id: String(await createRegisteredTeam(context, accountIdOf(actor), body)) };
      },
    }),

    route(contract.teamDetail, shapes.teamDetailShapes, {
      summary: 'A registered team by its public number; anybody may look.',
      allow: { roles: ['visitor', ...peopleOfTeams, 'host'], team: 'reachable', clientId: 'none' },
      async answer({ actor, context, setHeader, ...request }) {
        if (request.role === 'visitor') await takeOfAddress(context, 'teamLooks', actor);
        // Teams are found by their numbers; search engines must not list their members (H56).
        setHeader('x-robots-tag', 'noindex');
        const { teamid } = registeredTeamOf(request);
        // A login by a link may have been forwarded: it sees what any visitor sees (H47).
        const viewer = isByLink(actor.bearer) ? undefined : accountOf(actor)?.account_id;
        return context.store.read((db) => readRegisteredTeam(context, db, teamid, viewer));
      },
    }),

    route(contract.editTeam, shapes.editTeamShapes, {
      summary: 'Changes name, slogan and the two toggles.',
      allow: { roles: ['teammate', 'owner'], team: 'reachable', once: true },
      refusals: { 400: ['teamNameNeeded'], 403: ['ownerOnly'], 409: ['quizmastersName'] },
      async answer({ body, ...request }) {
        const { restrict_editing, no_requests } = body;
        const team = await editRegisteredTeam(request.context, onTeam(request), body);
        // The toggles mean the opposite of what people read (OPEN-60), so the log keeps who set them to what (H57).
        audit(request, 'team edited', { restrict_editing, no_requests });
        return team;
      },
    }),

    route(contract.setOwner, shapes.setOwnerShapes, {
      summary: 'The owner hands the team to a joined member.',
      allow: { roles: ['owner'], team: 'reachable', once: true },
      refusals: { 404: ['memberNotFound'], 409: ['ownerMustHaveJoined', 'tooManyTeamsOfOther'] },
      async answer({ body, ...request }) {
        const team = await setTeamOwner(request.context, onTeam(request), body.new_owner);
        audit(request, 'team handed over', { to: body.new_owner });
        return team;
      },
    }),

    route(contract.removeMember, shapes.removeMemberShapes, {
      summary: 'Leave, kick, decline an invite, deny or cancel a request: each by who may do it.',
      allow: { roles: ['invited', 'requested', 'teammate', 'owner'], team: 'reachable', once: true },
      refusals: { 403: ['ownerOnly'], 404: ['memberNotFound'], 409: ['ownerCannotLeave'] },
      answer: ({ params, ...request }) =>
        change(request, (roster, me) => rules.removeMember(roster, me, params.playerid, request.context.clock.now())),
    }),

    route(contract.inviteMember, shapes.inviteMemberShapes, {
      summary: 'Adds an invited member. An invitee by contact is notified there; one by playerid is not.',
      allow: { roles: ['teammate', 'owner'], team: 'reachable', once: true },
      refusals: {
        400: ['contactNeeded'],
        404: ['playerNotFound'],
        409: ['teamFull'],
        429: ['tooManyInvites'],
        503: ['cannotSend', 'noTextsLeft'],
      },
      answer: ({ body, ...request }) =>
        inviteToRegisteredTeam(request.context, onTeam(request), body, senderOf(request.actor)),
    }),

    route(contract.approveMember, shapes.approveMemberShapes, {
      summary: 'Accepts one’s own invite, or approves another’s request. playerid is the member’s.',
      allow: { roles: ['invited', 'teammate', 'owner'], team: 'reachable', once: true },
      refusals: { 403: ['inviteeDecides'], 404: ['memberNotFound'] },
      answer: ({ params, ...request }) =>
        change(request, (roster, me) => rules.approveMember(roster, me, params.playerid, request.context.clock.now())),
    }),

    route(contract.requestToJoin, shapes.requestToJoinShapes, {
      summary: 'Asks to join.',
      allow: { roles: peopleOfTeams, team: 'reachable', once: true },
      refusals: { 403: ['teamTakesNoRequests'], 409: ['alreadyListed', 'teamDisbanded', 'teamFull'] },
      answer: (request) => change(request, rules.requestToJoinTeam),
    }),

    route(contract.disbandTeam, shapes.disbandTeamShapes, {
      summary: 'The owner disbands the team.',
      allow: { roles: ['owner'], team: 'reachable', once: true },
      async answer(request) {
        const team = await change(request, (roster, me) => rules.disbandTeam(roster, me, request.context.clock.now()));
        audit(request, 'team disbanded', {});
        return team;
      },
    }),

    /** Changes no membership (OPEN-66). */
    route(contract.restoreTeam, shapes.restoreTeamShapes, {
      summary: 'Finds a team by its number and makes an archived one reachable again.',
      allow: { roles: peopleOfTeams, team: 'archived', once: true },
      async answer({ membership, context, ...request }) {
        const { teamid, kt_team_id, archived_at } = registeredTeamOf(request);
        if (archived_at !== null) await restoreRegisteredTeam(context, teamid);
        return rules.restoredTeamView({ kt_team_id }, membership && fromRow(membership));
      },
    }),

    route(contract.updateTeamPhoto, shapes.updateTeamPhotoShapes, {
      summary: 'Uploads the team’s picture.',
      allow: { roles: ['teammate', 'owner'], team: 'reachable', rateLimit: 'uploads' },
      refusals: { ...uploading, 403: ['ownerOnly'] },
      answer: async ({ file, ...request }) => ({ url: await replaceTeamPhoto(request.context, onTeam(request), file) }),
    }),
  ],
};

type Asked = Pick<RequestContext<never>, 'team' | 'actor' | 'context'>;

function onTeam({ team, actor }: Pick<Asked, 'team' | 'actor'>): OnTeam {
  return { team: registeredTeamOf({ team }), me: accountIdOf(actor) };
}

/** Changes the team by a rule that needs nothing else. */
function change(
  request: Asked,
  rule: (roster: rules.RegisteredRoster, me: string) => readonly rules.TeamChange[],
): Promise<contract.RegisteredTeam> {
  const on = onTeam(request);
  return changeTeam(request.context, on, (roster) => rule(roster, on.me));
}

/** Logs who did what to which team, by ids alone. */
function audit(request: Asked, what: string, more: Record<string, unknown>): void {
  const { team, me } = onTeam(request);
  request.context.log.info({ teamid: team.teamid, kt_team_id: team.kt_team_id, by: me, ...more }, what);
}

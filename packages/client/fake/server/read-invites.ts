import {
  type Invite,
  type Invitee,
  type InviteInGame,
  isOpen,
  type OpenedTeam,
  type TeamHoldings,
  type ToInvite,
} from '@snug/rules';
import { accountWith } from './contact.ts';
import { type CallerIdentity, playerOfAccount, registeredOf, rosterOf, teamsOf } from './read-state.ts';
import type { FakeState } from './state.ts';

/** The open invites of teams that are in the game, the oldest first. */
function openInvites(state: FakeState, now: number): InviteInGame[] {
  return state.invites.flatMap((invite) => {
    const team = teamsOf(state).find(({ teamid }) => teamid === invite.teamid);
    const by = state.players.find(({ player_id }) => player_id === invite.inviter);
    if (!team || !by || !isOpen(invite, now)) return [];
    const account = state.accounts.find(({ account_id }) => account_id === invite.account_id);
    return {
      ...invite,
      team_name: team.team_name,
      team_image: team.team_image,
      inviter_code: by.player_code,
      inviter_name: by.player_name,
      invitee_name: invite.kind === 'playerid' ? (account?.player_name ?? '') : '',
    };
  });
}

/** A team's open invites to people. */
export function openInvitesOf(state: FakeState, teamid: string, now: number): InviteInGame[] {
  return openInvites(state, now).filter((each) => each.teamid === teamid && each.kind !== 'link');
}

/** A team's open shared link: there is one at most. */
export function openLinksOf(state: FakeState, teamid: string, now: number): InviteInGame[] {
  return openInvites(state, now).filter((each) => each.teamid === teamid && each.kind === 'link');
}

/** The open invites to an account, of one team or of all, while the game goes on. */
export function openInvitesTo(state: FakeState, account_id: string | null | undefined, now: number): InviteInGame[] {
  if (!account_id || state.game.status !== 'live') return [];
  return openInvites(state, now).filter((each) => each.account_id === account_id);
}

/** The open invites to an account from one team. */
export function openInvitesFor(
  state: FakeState,
  teamid: string,
  account_id: string | null | undefined,
  now: number,
): Invite[] {
  return invitesOfTo(state, teamid, account_id).filter((each) => isOpen(each, now));
}

/** The same, also those that are over. */
export function invitesOfTo({ invites }: FakeState, teamid: string, account_id: string | null | undefined): Invite[] {
  return invites.filter((each) => account_id && each.account_id === account_id && each.teamid === teamid);
}

/** The invite of this code while it lets somebody in, with its names. */
export function openInviteWith(state: FakeState, code: string, now: number): InviteInGame | undefined {
  return openInvites(state, now).find((each) => each.code === code);
}

/** What a team has in the game besides its people. */
export function holdingsOf(state: FakeState, teamid: string, now: number): TeamHoldings {
  const toPeople = openInvitesOf(state, teamid, now);
  return {
    invites: [...toPeople, ...openLinksOf(state, teamid, now)],
    invited: toPeople.flatMap(({ invite_id, account_id }) => {
      const player = playerOfAccount(state, account_id);
      return player ? [{ invite_id, player }] : [];
    }),
    hasAnswered:
      state.answers.some((each) => each.teamid === teamid) ||
      state.submissions.some((each) => each.teamid === teamid && each.withdrawn_at === null),
  };
}

/** What a code opens for an account: a team, by an alias for its registered members alone, or an invite's team. */
export function openedBy(state: FakeState, code: string, account_id: string, now: number): OpenedTeam | undefined {
  const teams = teamsOf(state);
  const own = teams.find(({ team_code }) => team_code === code);
  const aliased = own ? undefined : teams.find(({ alias, kt_team_id }) => alias === code && kt_team_id !== '');
  const team = own ?? (aliased && registeredOf(state, aliased.kt_team_id, account_id) && aliased);
  const invite = team ? undefined : state.invites.find((each) => each.code === code);
  const teamid = team?.teamid ?? teams.find((each) => each.teamid === invite?.teamid)?.teamid;
  if (teamid === undefined) return undefined;
  return {
    roster: rosterOf(state, teamid),
    invite,
    isAlias: team?.alias === code,
    mine: openInvitesFor(state, teamid, account_id, now),
    invited: playerOfAccount(state, invite?.account_id),
  };
}

/** Who an invitee is. */
export function inviteeIn(state: FakeState, by: CallerIdentity, invitee: Invitee): ToInvite {
  const { kind, contact } = invitee;
  const account =
    kind === 'playerid'
      ? state.accounts.find(({ account_id }) => account_id === contact)
      : accountWith(state, { kind, contact });
  const listsOf = (id: string | undefined, onlyJoined: boolean) =>
    state.teamMembers.filter(({ account_id, joined }) => account_id === id && (joined || !onlyJoined));
  const mine = listsOf(by.account_id, true).map(({ teamid }) => teamid);
  return {
    invitee,
    account,
    player: playerOfAccount(state, account?.account_id),
    haveMet: listsOf(account?.account_id, false).some(({ teamid }) => mine.includes(teamid)),
    // Nothing is sent here.
    contact: undefined,
  };
}

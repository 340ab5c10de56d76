import type { FakeInvite, FakeState } from './state.ts';

/** Whether an invite still lets somebody in. */
export function isOpen({ closed_as, expires_at }: FakeInvite, now: number): boolean {
  return closed_as === undefined && now < expires_at;
}

function openInvites({ invites, teams }: FakeState, now: number): FakeInvite[] {
  const isHere = (teamid: string) => teams.some((team) => team.teamid === teamid && !team.isGone);
  return invites.filter((invite) => isOpen(invite, now) && isHere(invite.teamid));
}

/** A team's open invites to people. */
export function invitesOf(state: FakeState, teamid: string, now: number): FakeInvite[] {
  return openInvites(state, now).filter((invite) => invite.teamid === teamid && invite.kind !== 'link');
}

/** A team's open shared link: there is one at most. */
export function linksOf(state: FakeState, teamid: string, now: number): FakeInvite[] {
  return openInvites(state, now).filter((invite) => invite.teamid === teamid && invite.kind === 'link');
}

/** The open invites to an account. */
export function invitesTo(state: FakeState, account_id: string, now: number): FakeInvite[] {
  return openInvites(state, now).filter((invite) => invite.account_id === account_id);
}

/** The same of one team. */
export function invitesFor(state: FakeState, teamid: string, account_id: string | null, now: number): FakeInvite[] {
  return account_id === null ? [] : invitesTo(state, account_id, now).filter((invite) => invite.teamid === teamid);
}

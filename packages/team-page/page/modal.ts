import { can, canTo, type TeamAction } from '@snug/client';
import type { RegisteredTeam, TeamMember } from '@snug/contract';

/** What the page asks in a dialog, by the specification's names where it has one. */
export type Modal =
  | { readonly kind: 'editTeam' | 'editPic' | 'invite' | 'request' | 'leave' | 'decline' | 'disband' }
  /** `playerid`: the member who is proposed. */
  | { readonly kind: 'newOwner'; readonly playerid?: string }
  | { readonly kind: 'removePlayer' | 'reviewRequest' | 'uninvite'; readonly playerid: string };

const needs = {
  editTeam: 'edit',
  editPic: 'editPicture',
  invite: 'invite',
  request: 'request',
  leave: 'leave',
  decline: 'decline',
  disband: 'disband',
  newOwner: 'changeOwner',
} as const satisfies Partial<Record<Modal['kind'], TeamAction>>;

const onMember = { removePlayer: 'kick', reviewRequest: 'approve', uninvite: 'uninvite' } as const;

/** The member that a dialog is about. */
export function memberOf(modal: Modal, { members }: RegisteredTeam): TeamMember | undefined {
  return 'playerid' in modal ? members.find(({ playerid }) => playerid === modal.playerid) : undefined;
}

/** Whether the dialog still makes sense: the right or the member may be gone by now. */
export function isMeaningful(modal: Modal, viewer: string, team: RegisteredTeam): boolean {
  if (modal.kind === 'removePlayer' || modal.kind === 'reviewRequest' || modal.kind === 'uninvite') {
    const member = memberOf(modal, team);
    return member !== undefined && canTo(viewer, onMember[modal.kind], member, team);
  }
  return can(viewer, needs[modal.kind], team);
}

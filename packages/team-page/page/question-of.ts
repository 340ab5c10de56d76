import type { RegisteredTeam } from '@snug/contract';
import type { ButtonKind } from '@snug/ui';
import { type Modal, memberOf } from './modal.ts';
import type { TeamActions } from './use-team-actions.ts';
import type { TeamPageWords } from './words.ts';

export interface Question {
  readonly title: string;
  readonly body: string;
  readonly answers: readonly {
    readonly label: string;
    readonly kind: ButtonKind;
    readonly run: () => Promise<boolean>;
  }[];
  /** Another dialog that may be wanted in place of this one. */
  readonly instead?: { readonly label: string; readonly modal: Modal };
}

/** The question of a dialog that asks for a yes, or which of two; undefined for a form (TEAM-27 … TEAM-31). */
export function questionOf(
  modal: Modal,
  team: RegisteredTeam,
  actions: TeamActions,
  say: TeamPageWords,
): Question | undefined {
  const { team_name, members } = team;
  const member = memberOf(modal, team);
  const name = member?.player_name ?? '';
  switch (modal.kind) {
    case 'request':
      return {
        title: say.requestTitle(team_name),
        body: say.requestBody,
        answers: [{ label: say.requestToJoin, kind: 'main', run: () => actions.request(team_name) }],
      };
    case 'decline':
      return {
        title: say.declineTitle(team_name),
        body: say.declineBody,
        answers: [{ label: say.decline, kind: 'danger', run: actions.decline }],
      };
    case 'leave':
      return {
        title: say.leaveTeamTitle(team_name),
        body: say.leaveTeamBody,
        answers: [{ label: say.leaveTeam, kind: 'danger', run: () => actions.leave(team_name) }],
      };
    case 'disband': {
      const hasOthers = members.filter(({ joined }) => joined).length > 1;
      return {
        title: say.disbandTitle(team_name),
        body: hasOthers ? say.disbandWithOthers : say.disbandBody,
        answers: [{ label: say.disbandTeam, kind: 'danger', run: () => actions.disband(team_name) }],
        ...(hasOthers && { instead: { label: say.newOwnerFirst, modal: { kind: 'newOwner' } } }),
      };
    }
    case 'reviewRequest':
      if (!member) return undefined;
      return {
        title: say.reviewTitle(name),
        body: say.reviewBody,
        answers: [
          { label: say.deny, kind: 'quiet', run: () => actions.deny(member) },
          { label: say.approve, kind: 'main', run: () => actions.approve(member) },
        ],
      };
    case 'removePlayer':
      if (!member) return undefined;
      return {
        title: say.removeTitle(name),
        body: say.removeBody(name),
        answers: [{ label: say.removeFromTeam, kind: 'danger', run: () => actions.kick(member) }],
      };
    case 'uninvite':
      if (!member) return undefined;
      return {
        title: say.uninviteTitle(name),
        body: say.uninviteBody,
        answers: [{ label: say.takeInviteBack, kind: 'danger', run: () => actions.uninvite(member) }],
      };
    default:
      return undefined;
  }
}

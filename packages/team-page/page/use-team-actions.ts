import { type Contact, contactText, type TeamPage, type TeamPageError, type TeamSettings } from '@snug/client';
import type { TeamMember } from '@snug/contract';
import { useAnnounce } from '@snug/ui';
import type { TeamPageWords } from './words.ts';

/** What can be done on the page. Each says aloud what has happened, and resolves to whether it has. */
export interface TeamActions {
  request(team: string): Promise<boolean>;
  accept(team: string): Promise<boolean>;
  decline(): Promise<boolean>;
  cancelRequest(team: string): Promise<boolean>;
  leave(team: string): Promise<boolean>;
  approve(member: TeamMember): Promise<boolean>;
  deny(member: TeamMember): Promise<boolean>;
  kick(member: TeamMember): Promise<boolean>;
  uninvite(member: TeamMember): Promise<boolean>;
  changeOwner(member: TeamMember): Promise<boolean>;
  invite(contact: Contact): Promise<boolean>;
  edit(settings: TeamSettings): Promise<boolean>;
  /** Rejects with what went wrong. */
  setPicture: TeamPage['setPicture'];
  disband(team: string): Promise<boolean>;
  closeError(): void;
  sentenceOf(error: TeamPageError): string;
}

export function useTeamActions(page: TeamPage, say: TeamPageWords): TeamActions {
  const announce = useAnnounce();

  async function told(request: Promise<boolean>, sentence: string): Promise<boolean> {
    const isDone = await request;
    if (isDone) announce(sentence, 'polite');
    return isDone;
  }

  return {
    request: (team) => told(page.request(), say.youAsked(team)),
    accept: (team) => told(page.accept(), say.nowOnTeam(team)),
    decline: () => told(page.withdraw(), say.inviteDeclined),
    cancelRequest: (team) => told(page.withdraw(), say.requestCancelled(team)),
    leave: (team) => told(page.withdraw(), say.youLeft(team)),
    approve: ({ playerid, player_name }) => told(page.approve(playerid), say.letIn(player_name)),
    deny: ({ playerid, player_name }) => told(page.remove(playerid), say.denied(player_name)),
    kick: ({ playerid, player_name }) => told(page.remove(playerid), say.removed(player_name)),
    uninvite: ({ playerid, player_name }) => told(page.remove(playerid), say.inviteTaken(player_name)),
    changeOwner: ({ playerid, player_name }) => told(page.changeOwner(playerid), say.ownerIs(player_name)),
    invite: (contact) => told(page.invite(contact), say.memberInvited(contactText(contact))),
    edit: (settings) => told(page.edit(settings), say.settingsSaved),
    async setPicture(picture, options) {
      await page.setPicture(picture, options);
      announce(say.pictureChanged, 'polite');
    },
    disband: (team) => told(page.disband(), say.teamDisbanded(team)),
    closeError: page.closeError,
    sentenceOf: ({ detail, isChanged }) => (isChanged ? say.teamChanged : detail || say.teamActionFailed),
  };
}

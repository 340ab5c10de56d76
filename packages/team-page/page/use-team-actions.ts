import { type Contact, contactText, type TeamPage, type TeamPageError, type TeamSettings } from '@snug/client';
import type { TeamMember } from '@snug/contract';
import { useAnnounce } from '@snug/ui';
import type { TeamPageWords } from './words.ts';

export type TeamActions = ReturnType<typeof useTeamActions>;

/** What can be done on the page. Each says aloud what has happened, and resolves to whether it has. */
export function useTeamActions(page: TeamPage, say: TeamPageWords) {
  const announce = useAnnounce();

  async function told(request: Promise<boolean>, sentence: string): Promise<boolean> {
    const isDone = await request;
    if (isDone) announce(sentence, 'polite');
    return isDone;
  }

  return {
    request: (team: string) => told(page.request(), say.youAsked(team)),
    accept: (team: string) => told(page.accept(), say.nowOnTeam(team)),
    decline: () => told(page.withdraw(), say.inviteDeclined),
    cancelRequest: (team: string) => told(page.withdraw(), say.requestCancelled(team)),
    leave: (team: string) => told(page.withdraw(), say.youLeft(team)),
    approve: ({ playerid, player_name }: TeamMember) => told(page.approve(playerid), say.letIn(player_name)),
    deny: ({ playerid, player_name }: TeamMember) => told(page.remove(playerid), say.denied(player_name)),
    kick: ({ playerid, player_name }: TeamMember) => told(page.remove(playerid), say.removed(player_name)),
    uninvite: ({ playerid, player_name }: TeamMember) => told(page.remove(playerid), say.inviteTaken(player_name)),
    changeOwner: ({ playerid, player_name }: TeamMember) => told(page.changeOwner(playerid), say.ownerIs(player_name)),
    invite: (contact: Contact) => told(page.invite(contact), say.memberInvited(contactText(contact))),
    edit: (settings: TeamSettings) => told(page.edit(settings), say.settingsSaved),
    /** Rejects with what went wrong. */
    async setPicture(...upload: Parameters<TeamPage['setPicture']>) {
      await page.setPicture(...upload);
      announce(say.pictureChanged, 'polite');
    },
    disband: (team: string) => told(page.disband(), say.teamDisbanded(team)),
    closeError: page.closeError,
    sentenceOf: ({ detail, isChanged }: TeamPageError) =>
      isChanged ? say.teamChanged : detail || say.teamActionFailed,
  };
}

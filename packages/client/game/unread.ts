import type { GameView, Invite } from '@snug/contract';
import type { Dialog } from './game.ts';

/**
 * The dialogs that stay open when the game is loaded again, given the loaded view. Every load decides anew whether there is
 * access, and an invite that is over leads nowhere.
 */
export function unread(dialogs: readonly Dialog[], view?: GameView): readonly Dialog[] {
  const stands = (invite: Invite) => !view || view.invites.some(({ invite_id }) => invite_id === invite.invite_id);
  return dialogs.filter((dialog) => (dialog.kind === 'invite' ? stands(dialog.invite) : dialog.kind !== 'no-access'));
}

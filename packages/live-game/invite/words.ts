import { inviteLifeMs } from '@snug/contract';

/** Every sentence of the dialog that invites teammates. */
export const inviteTeammateWords = {
  inviteIntro: 'Send a link, or let them scan it.',

  // By email or phone
  emailOrPhone: 'Email or phone number',
  sendInvite: 'Send',
  sendingInvite: 'Sending...',
  /** Also read out. */
  inviteSent: (contact: string) => `Invite sent to ${contact}!`,
  /** The label of the list of sent invites. */
  invitedNow: 'Invited just now',
  neitherContact: 'That is neither an email address nor a phone number with ten digits.',
  alreadyOnTeam: 'Already on your team.',
  alreadyInvited: 'Already invited. That invite still stands.',
  inviteUnsent: 'That did not go out. Your connection may be slow tonight. Please try once more.',

  // By the link
  qrCodeTo: (team: string) => `QR code: join ${team}`,
  noQrCode: 'Unable to generate QR code',
  /** Follows `noQrCode`, where the server gives no reason. */
  noInviteLink: 'Your connection may be slow tonight.',
  fetchingLink: 'Fetching your link...',
  link: 'Link for teammates',
  linkRule: `Whoever opens it logs in and joins your team. It works for ${inviteLifeMs / 3_600_000} hours.`,
  copy: 'Copy',
  copied: 'Copied',
  copyByHand: 'Press and hold to copy',
  share: 'Share',
  shareText: (team: string) => `Join ${team} at the quiz`,
  /** It ends the previous link. */
  replaceLink: 'Replace link',
  /** Read out. */
  linkReplaced: 'Here is a new link. The one before no longer works.',

  // Why somebody cannot invite
  captainInvites: (captain: string) =>
    captain ? `Only the captain invites. Ask ${captain}.` : 'Only the captain invites.',
  inviteOver: 'This game is over, so nobody can join.',
};
export type InviteTeammateWords = typeof inviteTeammateWords;

import { linkTokenLifeMs } from '@snug/contract';

/** Every sentence of the screen that an invite opens. */
export const inviteWords = {
  checkingInvite: 'Looking up your invite...',
  /** The title where nothing of the invite can be shown. */
  yourInvite: 'Your invite',
  invitedToPlay: (team: string) => `You're invited to play with '${team}'`,
  inviteAsks: (inviter: string) =>
    inviter
      ? `${inviter} keeps a chair for you. Where shall we send the link to it?`
      : 'There is a chair for you. Where shall we send the link to it?',
  emailOrPhone: 'Email or phone number',
  neitherContact: 'That is neither an email address nor a phone number with ten digits.',
  sendJoinLink: 'Send me the join link!',
  sendingJoinLink: 'Sending...',
  playedHere: 'Played with us before?',
  inviteSent: (contact: string) => `Invite sent to ${contact}!`,
  whatNext: `Open the link in that message. It works once, for ${linkTokenLifeMs / 60_000} minutes.`,
  notArrived: 'Nothing after a minute? Look in your spam, or have it sent again.',
  sendAgain: 'Send it again',
  sendAgainIn: (seconds: number) => `Send it again in ${seconds} s`,
  sentAgain: 'Another one is on its way.',
  otherContact: 'Use another address or number',
  invalidLink: 'Invalid or expired join link. Ask one of your teammates to invite you again!',
  inviteUnreached: 'We could not look up your invite. Your connection may be slow tonight.',
  inviteUnsent: 'That did not go out. Your connection may be slow tonight. Please try once more.',
  retry: 'Try again',
  enterCode: 'Enter a game code',
  logIn: 'Log In',
};
export type InviteWords = typeof inviteWords;

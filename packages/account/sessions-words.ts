/** Every sentence about where the player is logged in, fetched with the list. */
export const sessionsWords = {
  sessions: 'Logged in on',
  sessionsLost: 'The list of your devices did not arrive.',
  device: (browser: string, system: string) => `${browser} on ${system}`,
  unknownDevice: 'A device that does not say what it is',
  thisDevice: 'This device',
  loggedInByCode: (on: string) => `Since ${on}, with a code`,
  loggedInByLink: (on: string) => `Since ${on}, with a link`,
  lastUsed: (on: string) => `last used ${on}`,
  /** A day and an hour, as the language writes them. */
  dayAndHour: (date: Date) => date.toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' }),
  showAllSessions: (count: number) => `Show All ${count}`,
  endSession: 'Log Out There',
  endedThere: 'Logged out',
  sessionEnded: (device: string) => `${device} is logged out.`,
  endOthers: 'Log Out Everywhere Else',
  endOthersTitle: 'Log out everywhere else?',
  endOthersBody:
    'You stay logged in here. Your other phones and browsers are logged out at once; what was typed there stays there.',
  othersEnded: 'You are logged out everywhere else.',
  endAll: 'Log Out Everywhere',
  endAllTitle: 'Log out everywhere?',
  endAllBody: 'All your phones and browsers are logged out at once, this one too.',
  allEnded: 'You are logged out everywhere.',
  sessionNotEnded: 'That did not work. Please try again.',
};
export type SessionsWords = typeof sessionsWords;

/** Every sentence about where the quizmaster is signed in. */
export const signInWords = {
  signIns: 'You are signed in on',
  signInsLead: 'Every device that a sign-in link of yours has opened. Is one not yours? Sign it out.',
  signInSince: (at: string) => `Since ${at}`,
  signInUsed: (at: string) => `last used ${at}`,

  sessionsLost: 'Snug does not answer, so your devices are not shown.',
  device: (browser: string, system: string) => `${browser} on ${system}`,
  unknownDevice: 'A device that does not say what it is',
  thisDevice: 'This device',
  showAllSessions: (count: number) => `Show all ${count}`,
  endSession: 'Sign out there',
  endedThere: 'Signed out',
  sessionEnded: (device: string) => `${device} is signed out.`,
  endOthers: 'Sign out everywhere else',
  endOthersTitle: 'Sign out everywhere else?',
  endOthersBody:
    'You stay signed in here. All other devices are signed out at once, and unused links end as well. A big screen goes on showing its game until you press New address at that game’s Big screen.',
  othersEnded: 'You are signed out everywhere else.',
  endAll: 'Sign out everywhere',
  endAllTitle: 'Sign out everywhere?',
  endAllBody:
    'All your devices are signed out at once, this one too, and unused links end as well. You need a new sign-in link to come back. A big screen goes on showing its game until you press New address at that game’s Big screen.',
  allEnded: 'You are signed out everywhere. A new sign-in link lets you back in.',
};
export type SignInWords = typeof signInWords;

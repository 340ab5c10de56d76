/** Every sentence of the team panel. Literals of the specification are exactly as given (OPEN-82). */
export const teamPanelWords = {
  // The team
  unregisteredTeam: 'Not registered',
  rename: 'Rename',
  teamNameHere: 'Team name in this game',
  saveTeamName: 'Save',
  savingTeamName: 'Saving...',
  renameFailed: 'The name could not be saved. Please try again.',
  registerYourTeam: 'Register your team',

  // Members
  onTheTeam: 'On the team',
  /** Before the player's own name. */
  you: 'You: ',
  captain: 'Captain',
  moreAbout: (name: string) => `More about ${name}`,
  promote: 'Make captain',
  kick: 'Remove',
  leaveTeam: 'Leave Team',

  // Join requests
  askingToJoin: 'Asking to join',
  pending: 'Waiting for the captain',
  approve: 'Approve',
  decline: 'Decline',
  requestCount: (count: number) => (count === 1 ? '1 request' : `${count} requests`),

  // Invites
  invitedHere: 'Invited',
  cancelInvite: 'Cancel',
  /** Read out after `Cancel`. */
  inviteOf: (invitee: string) => `the invite for ${invitee}`,
  inviteTeammate: 'Invite Teammate',
  inviteGuest: 'Without logging in, only this phone plays. Log in to bring your team.',
  logIn: 'Log In',

  // Confirmations
  promoteTitle: (name: string) => `Make ${name} captain?`,
  promoteBody: (name: string) =>
    `${name} writes and submits the answers from then on, and only ${name} can hand it back. You can still suggest.`,
  kickTitle: (name: string) => `Remove ${name}?`,
  kickBody: (name: string) =>
    `${name} leaves the team right away and can ask to come back. Links shared so far stop working.`,
  leaveTitle: (team: string) => `Leave ${team}?`,
  leaveBody: 'After that you can only watch. To come back, enter the team’s name again.',
  leaveAsCaptain:
    'After that you can only watch. The registered teammate who joined first becomes captain. To come back, enter the team’s name again.',
  leaveAsLast:
    'Nobody else is on this team. After that you can only watch; what the team has answered stays with the host. To come back, enter the team’s name again.',

  // Results, announced
  nowCaptain: (name: string) => `${name} is the captain now.`,
  tookOff: (name: string) => `${name} is off the team.`,
  turnedAway: (name: string) => `${name} was turned away.`,
  inviteCancelled: (invitee: string) => `The invite for ${invitee} is cancelled.`,

  // Errors
  answerFailed: (detail: string) => `Failed to respond to join request: ${detail}`,
  sanityCheck: "Something's off... Performing sanity check...",
  promoteFailed: 'The captain could not be changed. Please try again.',
  /** Stands in for the server's reason where there is none. */
  noAnswerFromHost: 'The host did not answer. Please try again.',
};
export type TeamPanelWords = typeof teamPanelWords;

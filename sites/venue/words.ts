import { accessibilityNoticeHours } from '@snug/contract';

/** Every text of the venue site outside the widgets. */
export const siteWords = {
  /** The titles of pages; the venue's name follows. */
  title: {
    home: 'Join the quiz',
    auth: 'Log in',
    game: 'Your game',
    joinLink: 'Join your team',
    invite: 'You are invited',
    shortLink: 'Your link',
    profile: 'My Profile',
    teamList: 'Your Teams',
    createTeam: 'Create a Team',
    teamArchives: 'Team Archives',
    team: 'Team',
    survey: 'Survey Slam',
  },
  /** The label of the region with the warning about a missing contact. */
  yourAccount: 'Your account',
  eyebrow: 'Quiz night',
  greeting: 'Pull up a chair.',
  joinLinkGreeting: 'Join your team',
  ada: 'ADA Information',
  adaTitle: 'Accessibility',
  /** Says to call at least 72 hours before an event (HOME-04, OPEN-05). */
  adaNotice: (venue: string) =>
    `Everybody gets a seat at the table. To ask for an accommodation at an event of ${venue}, please call at least ${accessibilityNoticeHours} hours before it starts.`,
  adaCall: (phone: string) => `Call ${phone}`,
  adaNoPhone: 'Ask the staff for the number to call.',
  close: 'Close',
  /** The label of the bar with logo and menu. */
  site: 'Site',
  menu: 'Menu',
  joinGame: 'Join Game',
  logIn: 'Log In',
  myProfile: 'My Profile',
  /** In the menu; the page itself is called `Your Teams` (OPEN-73). */
  myTeams: 'MyTeams',
  logOut: 'Logout',
  loggingOut: 'Logging out...',
  /** Below the profile. */
  yourTeams: 'Your Teams',
  loggedInAs: (name: string) => `Logged in as ${name}`,
  leagueRankings: 'League Rankings',
  privateEvent: 'Book a Private Event',
  becomeQuizmaster: 'Become a Quizmaster',
  privacy: 'Privacy policy',
  terms: 'Terms of use',
  version: (version: string) => `Version ${version}`,
  surveyOver: 'A game made of polls',
  surveySlam: 'Survey Slam',
  /** The page of the survey introduces the game that is made of its answers (ROUTE-16, OPEN-56). */
  surveyIntro: [
    'In a Survey Slam nobody has to know anything. You guess what everybody else said: the answers that most people gave score the most.',
    'Its questions are asked right here, a few every day. Answer them, and your answers are in the next game.',
  ],
  surveyStart: 'Play one at the next quiz night.',
  home: (venue: string) => `${venue}, home`,
  /** Shown when a page's script does not load. */
  unreachable: 'This page did not arrive. Your connection may be slow tonight.',
  brokenTitle: 'Something went wrong...',
  broken: 'That was us, not you. Your answers are kept on this phone; load the page again to go on.',
  reload: 'Load again',
};
export type SiteWords = typeof siteWords;

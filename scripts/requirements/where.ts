/** A kind of test that a row needs. */
export interface Proof {
  /** The kind, in words. */
  readonly by: string;
  /** The folders or test files that prove it. Empty: nothing renders that screen yet. */
  readonly folders: readonly string[];
  /** Whether the test must render: a test in a browser, a story that is played, a journey. */
  readonly rendered: boolean;
}

/** The rules are what the server decides by, so a test of them is a test of the server. */
const server: Proof = {
  by: 'a test of the server',
  folders: ['packages/server', 'packages/rules', 'tests/security'],
  rendered: false,
};

/** What runs on a player's device, with a screen or without. A journey or a test in a browser runs it too. */
const client: Proof = {
  by: 'a test of the player’s side',
  folders: [
    'packages/account',
    'packages/ads',
    'packages/client',
    'packages/contract',
    'packages/feedback',
    'packages/game-ui',
    'packages/join-box',
    'packages/live-game',
    'packages/survey',
    'packages/team-page',
    'packages/ui',
    'sites/venue',
  ],
  rendered: false,
};

/** A screen or widget, and the folders that render it. */
function drawn(...folders: string[]): Proof {
  return { by: 'a test that renders it', folders, rendered: true };
}

const game = drawn('packages/game-ui', 'packages/live-game', 'sites/venue/pages');
/** Each screen of the account has its own tests; the site shows them all. */
const account = (screen: string) => drawn(`packages/account/${screen}.test.tsx`, 'sites/venue');
const teamPage = drawn('packages/team-page/page');
const frame = drawn('sites/venue', 'packages/join-box', 'packages/account');
const invite = drawn('packages/live-game/invite');
const pictures = drawn('packages/ui', 'packages/live-game/shots');
const avatar = drawn('packages/account/profile-picture.test.tsx');

/**
 * What each part of the column "Where" of tests/requirements.md needs: a row is proven when each of its parts is. Add the
 * folder of a new screen here.
 */
export const proofs: Readonly<Record<string, Proof>> = {
  server,
  'client core': client,
  'client core (router)': drawn('sites/venue'),
  'client core (router guard)': drawn('sites/venue'),
  // As a client receives and acknowledges it; the calls have rows of their own for what the server sends.
  'live message': client,

  'screen: home': drawn('sites/venue', 'packages/join-box'),
  'screen: home (modal)': drawn('sites/venue'),
  'screen: auth': account('login'),
  'screen: profile': account('profile'),
  'screen: join by link': account('join-link'),
  'screen: token invite': account('token-invite'),
  'screen: short link': account('short-link'),
  'screen: game': game,
  'screen: game (modal)': game,
  'screen: game (submit modal)': game,
  'screen: game (panel)': game,
  // On its own, and in its place: the end of a game on the site.
  'screen: host feedback': drawn('packages/feedback', 'sites/venue/pages'),
  'screen: team page': teamPage,
  'screen: team page (menu)': teamPage,
  'screen: team page (modal)': teamPage,
  'screen: create team': drawn('packages/team-page/create'),
  'screen: my teams': drawn('packages/team-page/my-teams'),
  'screen: team archives': drawn('packages/team-page/archives'),

  'widget: join box': drawn('packages/join-box', 'sites/venue'),
  'widget: game list': drawn('packages/join-box', 'sites/venue'),
  // After a code, and in the game's own panel.
  'widget: team selection': drawn('packages/game-ui', 'packages/join-box', 'packages/live-game'),
  'widget: past submissions': drawn('packages/live-game/past'),
  // The live game's, and the team page's own.
  'widget: invite dialog': drawn('packages/live-game/invite', 'packages/team-page/page'),
  'widget: invite dialog (game)': invite,
  'widget: invite panel': invite,
  'widget: dialog': drawn('packages/ui', 'packages/live-game'),
  'widget: image upload': pictures,
  'widget: avatar upload': avatar,
  'widget: cropper': pictures,
  'widget: header': frame,
  'widget: menu': frame,
  'widget: menu (auth widget)': frame,
  'widget: 2FA banner': frame,
  'widget: ads carousel': drawn('packages/ads', 'sites/venue'),
  'widget: survey feed': drawn('packages/survey', 'sites/venue'),
};

/** A proof in one line, for `--help` and for the missing ones of `--open`. */
export function descriptionOf({ by, folders }: Proof): string {
  return folders.length > 0 ? `${by}, in ${folders.join(', ')}` : `${by}, which nothing does yet`;
}

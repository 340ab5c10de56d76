import type { GameView, Invite, SubmittedRound } from '@snug/contract';

/** Where the live connection stands (architecture, live connection). */
export type ConnectionState = 'idle' | 'connecting' | 'live' | 'suspect' | 'waiting' | 'interrupted' | 'refused';

/**
 * Where one answer of this phone stands. `phone`: kept here, not sent yet; `sending`; `saved`: the host has it. `draft`: a
 * member's, kept here until they suggest it.
 */
export type DraftState = 'empty' | 'unsuggested' | 'local' | 'sending' | 'saved' | 'late' | 'refused';

/** What stands in the inputs of one question, keyed by question id so that a RECALL never moves it. A member has one text. */
export interface Draft {
  readonly texts: readonly string[];
  readonly state: DraftState;
  /** The server's words when `refused`. */
  readonly reason?: string;
  /**
   * Typed on this phone and not yet told to the captain's other devices: until then theirs does not replace it. What was
   * carried over from the clue before is nobody's own.
   */
  readonly own?: boolean;
}

/** A dialog the game wants shown. Closing one is `client.closeDialog()`. */
export type Dialog = (
  | { readonly kind: 'no-access' }
  /** Somebody invites me to their team (MSG-PLAYER_INVITE). */
  | { readonly kind: 'invite'; readonly invite: Invite }
  /**
   * One sentence and a single OK: I was `dropped` from the team, somebody `left` it, the quizmaster kicked my team
   * (`team-kicked`), my request to join was `declined`, I am `promoted` to captain, or somebody else is (`captain`).
   */
  | {
      readonly kind: 'dropped' | 'left' | 'team-kicked' | 'declined' | 'promoted' | 'captain';
      /** The player or the team that it is about, where it names one. */
      readonly name?: string;
    }
) & {
  /** What is done once it was read: going home at once would take the sentence along. */
  readonly afterwards?: SideEffect;
};

/** Something the game client must do after a message; it does it and clears the list. `stop`: never connect by itself again. */
export type SideEffect = 'load' | 'home' | 'stop';

/**
 * A notice of the connection, as a key of the words table: `attempting` (ERR-18), `interrupted` (ERR-19),
 * `refused` (ERR-20), `failed` (ERR-21), `refreshing` (ERR-22), `stumbled` (ERR-23), `uninitialized` (ERR-17).
 */
export interface ConnectionNotice {
  readonly key: 'attempting' | 'interrupted' | 'refused' | 'failed' | 'refreshing' | 'stumbled' | 'uninitialized';
  /** The server's text, filled into the sentence; there, if empty, for whatever lasts until the connection is open again. */
  readonly detail?: string;
}

/** Where the team's submission of the current round stands on this phone. */
export type Submitting =
  | { readonly state: 'idle' }
  | { readonly state: 'sending' }
  /** The round is open again (ROUND-11). `detail` is the server's words, absent for weather. */
  | { readonly state: 'failed'; readonly detail?: string };

/** Everything a screen may know of one game. Changed only by `reduce` and the game client's own few verbs. */
export interface Game {
  readonly gameid: string;
  /** `loading` until the first load answered; `failed` when it was refused. */
  readonly phase: 'loading' | 'ready' | 'failed';
  /** Why, as the server refused; 0 where the loaded game could not be set up (ERR-17). */
  readonly failure?: { readonly status_code: number; readonly detail: string };
  /** The loaded game, kept up to date by every message; undefined until `ready`. */
  readonly view?: GameView;
  readonly drafts: Readonly<Record<string, Draft>>;
  /** How many answers, suggestions and doubles of this phone the host does not have yet, those of earlier rounds included. */
  readonly unsent: number;
  /** This browser keeps nothing: storage is blocked or full, and what is unsent is gone with the page (G36). */
  readonly isForgetful: boolean;
  readonly submitting: Submitting;
  readonly connection: ConnectionState;
  readonly notice?: ConnectionNotice;
  readonly dialogs: readonly Dialog[];
  readonly sideEffects: readonly SideEffect[];
  /** The quizmaster's last reminder: how many teams were still thinking about that round, and whether mine was in (NUDGE). */
  readonly nudge?: { readonly round_order: number; readonly thinking: number; readonly submitted: boolean };
  /** The round whose answers were told last, since the round that is on began (REVEAL). */
  readonly lastRevealed?: number;
  /** RELOAD_GAME came after the end: whether the game goes on the load tells. */
  readonly hadEnded?: boolean;
  /** The last thing worth saying aloud, as a key and values for the words table; `n` counts, so that the same thing is said again. */
  readonly said?: Announcement;
}

type Nothing = Readonly<Record<string, never>>;
/** The name of a player, or of a team. */
interface Named {
  readonly name: string;
}
interface Counted {
  readonly count: number;
}
/** A round by its order, from 1. */
interface NamedRound {
  readonly number: number;
  readonly title: string;
}

/** Every sentence for people who do not see the screen change (hazards Y4), with what is filled into it. */
export interface AnnouncementValues {
  /** `number`: how the screen counts it, from 1. */
  readonly 'question-added': { readonly number: number; readonly text: string };
  readonly 'questions-arrived': Counted;
  readonly 'question-recalled': { readonly number: number };
  readonly 'round-started': NamedRound;
  readonly 'round-ended': Nothing;
  readonly 'submissions-open': Nothing;
  readonly 'submissions-closed': Nothing;
  readonly 'round-submitted': Nothing;
  readonly 'submission-reset': Nothing;
  readonly doubled: Nothing;
  readonly undoubled: Nothing;
  readonly 'double-failed': Nothing;
  readonly suggestion: Named & { readonly suggestion: string; readonly number: number };
  readonly 'game-ended': Nothing;
  readonly 'game-reopened': Nothing;
  readonly revealed: NamedRound;
  /** How many teams are still thinking. */
  readonly nudged: Counted;
  readonly 'player-joined': Named;
  readonly 'player-gone': Named;
  readonly 'asks-to-join': Named;
  readonly 'asks-no-more': Named;
  readonly 'let-in': Nothing;
  readonly 'team-renamed': Named;
  readonly 'invite-gone': Named;
}

type AnnouncementOf<K extends keyof AnnouncementValues> = {
  readonly [Key in K]: {
    readonly n: number;
    readonly key: Key;
    readonly politeness: 'polite' | 'assertive';
    readonly values: AnnouncementValues[Key];
  };
}[K];

/** One of these sentences, as a key of the words table. Which message says what is in docs/announcements.md. */
export type Announcement = AnnouncementOf<keyof AnnouncementValues>;

export type Submissions = Readonly<Record<string, SubmittedRound>>;

/** Which screen a game is on. One component per answer; no component decides this by itself. */
export type Screen = 'loading' | 'failed' | 'welcome' | 'round' | 'submitted' | 'scoring' | 'ended';

/** Whether the host has everything that was typed on this phone, in time: true only when nothing is unsent or refused. */
export function areAllSaved({ drafts, unsent, submitting }: Game): boolean {
  const isIn = ({ texts, state }: Draft): boolean => state === 'saved' || texts.every((text) => text.trim() === '');
  return unsent === 0 && submitting.state !== 'sending' && Object.values(drafts).every(isIn);
}

export function screenOf(game: Game): Screen {
  if (game.phase !== 'ready' || !game.view) return game.phase === 'failed' ? 'failed' : 'loading';
  const { status, game_started, round } = game.view;
  if (status === 'ended' || status === 'finalized') return 'ended';
  if (round) return round.submitted ? 'submitted' : 'round';
  return game_started && status === 'live' ? 'scoring' : 'welcome';
}

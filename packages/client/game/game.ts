import type { DoubleRule, GameView, Invite, SubmittedRound } from '@snug/contract';
import type { Draft } from '../drafts/draft.ts';
import { ownSubmission } from '../drafts/own-submission.ts';
import type { Queued } from '../drafts/write.ts';

/** The state of the live connection (ARCHITECTURE.md, live connection). */
export type ConnectionState = 'idle' | 'connecting' | 'live' | 'suspect' | 'waiting' | 'interrupted' | 'refused';

/** A dialog to show. `client.closeDialog()` closes the first one. */
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
      /** The name of the player or team concerned, if any. */
      readonly name?: string;
    }
) & {
  /** What happens once it was read: going home at once would take the sentence along. */
  readonly afterwards?: 'load' | 'home' | 'stop';
};

/** A submission that the server has withdrawn: this one, or the one that this device has begun in the round. */
export interface Withdrawal {
  readonly round_order: number;
  readonly submission_id?: string;
}

/** What the game client must do after a message; it does so and clears the list. `stop`: never reconnect by itself. */
export type SideEffect = 'load' | 'home' | 'stop' | Withdrawal;

/**
 * A notice of the connection, as a key of the words table: `attempting` (ERR-18), `interrupted` (ERR-19),
 * `behind` (sockets are refused, and all else gets through),
 * `refused` (ERR-20), `failed` (ERR-21), `refreshing` (ERR-22), `stumbled` (ERR-23), `uninitialized` (ERR-17).
 */
export interface ConnectionNotice {
  readonly key:
    | 'attempting'
    | 'interrupted'
    | 'behind'
    | 'refused'
    | 'failed'
    | 'refreshing'
    | 'stumbled'
    | 'uninitialized';
  /** The server's text, inserted into the sentence. If present, even empty, the notice stays until reconnected. */
  readonly detail?: string;
}

/**
 * What happened last to the round on the screen that the team has not submitted: its submissions are `closed`, what was saved is
 * `handed-in`, it is open again (`reopened`), or a question was `recalled`.
 */
export type RoundNotice = (
  | { readonly key: 'closed' | 'reopened' }
  | { readonly key: 'handed-in' }
  | {
      readonly key: 'recalled';
      /** The place that the question had on the screen, from 1. */
      readonly number: number;
      /** The round was submitted, or closed, and is open again. */
      readonly again: boolean;
    }
) & {
  /** The player has closed it. */
  readonly seen?: boolean;
};

/** The state of the team's submission of the current round on this device. */
export type Submitting =
  | { readonly state: 'idle' }
  | { readonly state: 'sending' }
  /** It is kept on this device, and goes out by itself when the line is back, also after a reload. */
  | { readonly state: 'waiting' }
  /** The server refuses it: the round is open again (ROUND-11). `detail` is its text. */
  | { readonly state: 'failed'; readonly detail?: string };

/** Everything a screen knows of one game. Changed only by `reduce` and the verbs of the game client. */
export interface Game {
  readonly gameid: string;
  /** `loading` until the first load is answered; `failed` when it was refused. */
  readonly phase: 'loading' | 'ready' | 'failed';
  /** The server's refusal; status 0 when the loaded game could not be set up (ERR-17). */
  readonly failure?: { readonly status_code: number; readonly detail: string };
  /** The loaded game, updated by every message; undefined until `ready`. */
  readonly view?: GameView;
  readonly drafts: Readonly<Record<string, Draft>>;
  /** The writes of this device that the server does not have yet, those of earlier rounds included. */
  readonly pending: readonly Queued[];
  /** How many of them are answers, suggestions and doubles. */
  readonly unsent: number;
  /** Whether the round is doubled at the server: the round itself shows what this device has asked for. */
  readonly savedDouble: boolean;
  /** Why the server refused to double a round, in its words. */
  readonly doubleRefused?: { readonly round_order: number; readonly detail: string } | undefined;
  /** This browser stores nothing: storage is blocked or full, and unsent writes are gone with the page (G36). */
  readonly isForgetful: boolean;
  readonly submitting: Submitting;
  readonly connection: ConnectionState;
  readonly notice?: ConnectionNotice;
  readonly roundNotice?: RoundNotice | undefined;
  readonly dialogs: readonly Dialog[];
  readonly sideEffects: readonly SideEffect[];
  /** The quizmaster's last reminder: how many teams were still thinking, and whether mine had submitted (NUDGE). */
  readonly nudge?: { readonly round_order: number; readonly thinking: number; readonly submitted: boolean };
  /** How many teams had handed a round in, when the server last said so (TEAMS_IN). */
  readonly teamsIn?: { readonly round_order: number; readonly submitted: number; readonly teams: number };
  /** Submissions of the round on the screen have been open, and closed. */
  readonly isClosed?: boolean;
  /** The rounds, by their order, whose late submission the quizmaster has accepted, as a load or a message says. */
  readonly accepted?: Readonly<Record<string, true>>;
  /** The round revealed last, since the current round started (REVEAL). */
  readonly lastRevealed?: number;
  /** RELOAD_GAME came after the end: the load tells whether the game continues. */
  readonly hadEnded?: boolean;
  /** The ids of the invites that somebody closed in this tab before this page was loaded: no load shows them again. */
  readonly seenInvites: readonly string[];
  /** The last announcement, as a key and values for the words table; `n` counts, so that the same one can be repeated. */
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

/** How the round's doubling counts, where it is not double or nothing. */
interface Ruled {
  readonly rule?: DoubleRule | undefined;
}

/** Every announcement for people who do not see the screen change (hazards Y4), with the values inserted into it. */
export interface AnnouncementValues {
  /** `number`: the position on the screen, from 1. */
  readonly 'question-added': { readonly number: number; readonly text: string };
  readonly 'questions-arrived': Counted;
  readonly 'question-recalled': { readonly number: number; readonly again: boolean };
  readonly 'round-started': NamedRound;
  readonly 'round-ended': Nothing;
  readonly 'submissions-open': Nothing;
  readonly 'submissions-closed': Nothing;
  readonly 'round-submitted': Nothing;
  /** The line has failed the captain's submission: it waits on this device. */
  readonly 'round-on-phone': { readonly number: number };
  readonly 'submission-reset': Nothing;
  /** The server has handed in at the close what the captain had saved. */
  readonly 'handed-in': { readonly answered: number; readonly of: number };
  /** The quizmaster has accepted a round that came in late. */
  readonly 'late-counts': { readonly number: number };
  readonly doubled: Ruled;
  readonly undoubled: Ruled;
  readonly 'double-failed': Ruled;
  /** An answer of this device came late. */
  readonly late: Nothing;
  /** The player's own suggestion has reached the team. */
  readonly suggested: { readonly suggestion: string };
  readonly suggestion: Named & { readonly suggestion: string; readonly number: number };
  readonly 'game-ended': Nothing;
  readonly 'game-reopened': Nothing;
  readonly revealed: NamedRound;
  /** The quizmaster tells the answers one by one. */
  readonly 'answer-told': { readonly number: number; readonly text: string };
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

/** An announcement, as a key of the words table. docs/announcements.md lists which message causes which. */
export type Announcement = AnnouncementOf<keyof AnnouncementValues>;

export type Submissions = Readonly<Record<string, SubmittedRound>>;

/** The screen of a game. One component each; no component decides this by itself. */
export type Screen = 'loading' | 'failed' | 'welcome' | 'round' | 'submitted' | 'scoring' | 'ended';

/** Whether the submission has been pressed, and the server has not answered yet. */
export function isOnItsWay({ state }: Submitting): boolean {
  return state === 'sending' || state === 'waiting';
}

/** Whether the server has everything typed on this device in time: true only when nothing is unsent or refused. */
export function areAllSaved({ drafts, pending, submitting }: Game): boolean {
  const isIn = ({ texts, state }: Draft): boolean => state === 'saved' || texts.every((text) => text.trim() === '');
  return pending.length === 0 && !isOnItsWay(submitting) && Object.values(drafts).every(isIn);
}

export function screenOf(game: Game): Screen {
  if (game.phase !== 'ready' || !game.view) return game.phase === 'failed' ? 'failed' : 'loading';
  const { status, game_started, round } = game.view;
  if (status === 'ended' || status === 'finalized') return 'ended';
  if (round) return round.submitted && !isHandedIn(game.view) ? 'submitted' : 'round';
  return game_started && status === 'live' ? 'scoring' : 'welcome';
}

/** What was handed in at the close blocks nothing: the captain goes on, late, until their own submission is in beside it. */
function isHandedIn(view: GameView): boolean {
  const { me, round, submitted } = view;
  if (!me.is_captain || !round || !submitted[round.round_order]?.at_close) return false;
  return ownSubmission(view, round.round_order) === undefined;
}

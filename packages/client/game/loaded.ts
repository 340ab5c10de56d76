import type { GameView } from '@snug/contract';
import type { Draft } from '../drafts/draft.ts';
import { type Dialog, type Game, screenOf } from './game.ts';
import { isSameTeam } from './same-team.ts';
import { say } from './say.ts';
import { sayArrived, sayRound } from './say-arrived.ts';
import { sayHandedIn } from './say-handed-in.ts';
import { unread } from './unread.ts';
import { withOne } from './with-one.ts';
import { viewOf } from './with-view.ts';

/** A game that has not been loaded yet. */
export function unloaded(gameid: string, seenInvites: readonly string[] = []): Game {
  return {
    gameid,
    seenInvites,
    phase: 'loading',
    drafts: {},
    pending: [],
    unsent: 0,
    savedDouble: false,
    isForgetful: false,
    submitting: { state: 'idle' },
    connection: 'idle',
    dialogs: [],
    sideEffects: [],
  };
}

/** The game after a load: the server's view, with this device's drafts of the round on top. */
export function loaded(game: Game, view: GameView, kept: Readonly<Record<string, Draft>> = {}): Game {
  const { failure: _, hadEnded: __, ...rest } = game;
  const dialogs = withInvites(unread(game.dialogs, view), game, view);
  const next: Game = {
    ...rest,
    phase: 'ready',
    view,
    accepted: acceptedIn(game, view),
    drafts: { ...savedDrafts(view), ...kept },
    savedDouble: view.round?.doubled === true,
    // What another team was refused is not this one's.
    doubleRefused: game.view?.team?.teamid === view.team?.teamid ? game.doubleRefused : undefined,
    isClosed: isClosed(game, view),
    dialogs,
    sideEffects: [],
  };
  return game.view ? sayNews(next, game, game.view) : next;
}

/** The rounds whose late submission the quizmaster has accepted: as the server says, or as this page has heard. */
function acceptedIn({ accepted: heard }: Game, { submitted }: GameView): Readonly<Record<string, true>> {
  const rounds = Object.entries(submitted).filter(
    ([order, { late, accepted }]) => accepted === true || (!late && heard?.[order] === true),
  );
  return Object.fromEntries(rounds.map(([order]) => [order, true]));
}

/** An invite that this tab did not know is shown, also one made before the game was opened here. */
function withInvites(
  dialogs: readonly Dialog[],
  { view: before, seenInvites }: Game,
  { invites }: GameView,
): readonly Dialog[] {
  const known = new Set([...seenInvites, ...(before?.invites ?? []).map(({ invite_id }) => invite_id)]);
  return invites
    .filter(({ invite_id }) => !known.has(invite_id))
    .reduce((all, invite) => withOne<Dialog>(all, { kind: 'invite', invite }), dialogs);
}

/** The first question of a round opens submissions: where they are not open after that, they have closed. */
function isClosed({ view: before, isClosed }: Game, { round, submissions_open }: GameView): boolean {
  if (!round || submissions_open || round.asked.length === 0) return false;
  const isKnown = before?.round?.round_id === round.round_id && before.round.asked.length > 0;
  return isKnown && !before.submissions_open ? isClosed === true : true;
}

/** Announces in one sentence what changed while disconnected: the phase of the game, else its news. */
function sayNews(
  game: Game,
  before: Game,
  { round: was, submissions_open: wasOpen, submitted: wasIn, revealed: known = {} }: GameView,
): Game {
  const { round, submissions_open, submitted, revealed = {} } = viewOf(game);
  const hadEnded = before.hadEnded || screenOf(before) === 'ended';
  if (screenOf(game) === 'ended') return hadEnded ? game : say(game, 'game-ended');
  if (hadEnded) return say(game, 'game-reopened');
  if (was && (!round || round.round_id === was.round_id)) {
    const handedIn = submitted[was.round_order];
    if (handedIn?.at_close && !wasIn[was.round_order]) return sayHandedIn(game, handedIn);
  }
  if (round && was?.round_order !== round.round_order) return sayRound(game, round);
  if (round && was) {
    if (wasOpen && !submissions_open) return say(game, 'submissions-closed', {}, 'assertive');
    if (round.submitted && !was.submitted) return say(game, 'round-submitted');
    // A round of the team that the player was on before is not open again for them.
    if (was.submitted && !round.submitted && isSameTeam(before, game)) return say(game, 'submission-reset');
    const arrived = sayArrived(game, was);
    if (arrived !== game) return arrived;
    if (!wasOpen && submissions_open) return say(game, 'submissions-open');
  }
  // A revealed round is over.
  const latest = Object.values(revealed)
    .filter(({ round_order }) => !known[round_order])
    .at(-1);
  if (latest) return say(game, 'revealed', { number: latest.round_order, title: latest.title });
  return was && !round ? say(game, 'round-ended') : game;
}

/** The captain's answers as the server has them. A member's inputs start empty: the captain's answers show beside them. */
function savedDrafts(view: GameView): Record<string, Draft> {
  if (!view.round || !view.me.is_captain) return {};
  const saved = view.round.asked.filter(({ answers }) => answers.some((text) => text !== ''));
  return Object.fromEntries(
    saved.map(({ question_id, answers, late }) => [question_id, { texts: answers, state: late ? 'late' : 'saved' }]),
  );
}

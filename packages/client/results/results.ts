import { type Appeal, contest, getResults, type Results } from '@snug/contract';
import { asyncAction } from '../async-action.ts';
import { backoffMs } from '../backoff.ts';
import type { GameClient, SnugCore } from '../client.ts';
import { rest } from '../deadline.ts';
import type { Game } from '../game/game.ts';
import { pageVisibility } from '../page-visibility.ts';
import { detailOf, isNetworkError } from '../refused.ts';
import { type Seams, systemClock, systemRandom } from '../seams.ts';
import { type Watched, watched } from '../watched.ts';
import { typedAppeals } from './typed-appeals.ts';

/** An appeal that is on its way, or did not get through: `detail` is the server's text, '' for a network error. */
export type Contesting = { readonly state: 'sending' } | { readonly state: 'failed'; readonly detail: string };

export interface ResultsState {
  /** What the server told last; undefined while it told nothing. */
  readonly results: Results | undefined;
  readonly loading: boolean;
  /** Asking failed: the server's text, '' for a network error, after which it is asked again by itself. */
  readonly failed: string | undefined;
  /** The appeals of this device that the server does not have, by their question. */
  readonly contesting: Readonly<Record<string, Contesting>>;
}

/** The results of a game: asked for while somebody looks, whenever the game says that there are newer ones. */
export interface GameResults extends Watched<ResultsState> {
  /** Contests the grade of a question. A network error is tried again; after that, and after a refusal, `contesting` says so. */
  contest(questionId: string, reason: string): Promise<void>;
  /** What is typed about a question and not sent: kept for the session of the tab. */
  typed(questionId: string): string;
  type(questionId: string, reason: string): void;
}

/** A room of phones hears of new results in one moment, and asks within this time. */
const spreadMs = 1_000;
const contestTriesMax = 4;

const nothing: ResultsState = { results: undefined, loading: false, failed: undefined, contesting: {} };

/**
 * Long: its verbs, which share one state.
 *
 * @example
 * const results = createResults(client, client.game('12'));
 * results.subscribe(() => show(results.get().results?.board));
 */
export function createResults(
  { call, storage }: Pick<SnugCore, 'call' | 'storage'>,
  game: Pick<GameClient, 'get' | 'subscribe'>,
  seams: Partial<Pick<Seams, 'clock' | 'random' | 'visibility'>> = {},
): GameResults {
  const { clock = systemClock, random = systemRandom, visibility = pageVisibility } = seams;
  const { get, set, subscribe } = watched(nothing, follow, (run) => clock.after(0, run));
  const asking = asyncAction();
  const params = { id: game.get().gameid };
  let stopWaiting: (() => void) | undefined;
  let failures = 0;
  /** The version at which the server refused to tell. */
  let refusedAt = 0;
  let wasLive = false;
  let whose = teamIn(game.get());
  let epoch = game.get().view?.epoch;
  /** The teams of the game when it was asked last. */
  let teams = '';

  function follow(): () => void {
    const stopGame = game.subscribe(look);
    const stopPage = visibility.subscribe((event) => {
      if (event === 'visible' || event === 'online') lookAgain();
    });
    lookAgain();
    return () => {
      stopGame();
      stopPage();
      leave();
    };
  }

  function leave(): void {
    stopWaiting?.();
    stopWaiting = undefined;
    asking.stop();
    change({ loading: false });
  }

  /** After a pause, earlier failures count no more. */
  function lookAgain(): void {
    failures = 0;
    refusedAt = 0;
    if (stopWaiting) leave();
    look();
  }

  function look(): void {
    const isLive = game.get().connection === 'live';
    // Somebody whose login had ended has logged in again.
    if (isLive && !wasLive) refusedAt = 0;
    wasLive = isLive;
    const team = teamIn(game.get());
    const stream = game.get().view?.epoch ?? epoch;
    // Another team's results are no longer the player's, and after a restored backup there are none of what came after it.
    if (team !== whose || stream !== epoch) {
      leave();
      whose = team;
      epoch = stream;
      refusedAt = 0;
      set(nothing);
    }
    if (!get().loading && isBehind()) askIn(random.fraction() * spreadMs);
  }

  function wanted(): number {
    return game.get().view?.results_version ?? 0;
  }

  function isBehind(): boolean {
    const { results } = get();
    // Of teams that come, go or have another name, the game tells by itself.
    if (results?.board && teamsIn(game.get()) !== teams) return true;
    return wanted() > Math.max(refusedAt, results?.version ?? 0);
  }

  function askIn(ms: number): void {
    change({ loading: true });
    stopWaiting = clock.after(ms, () => {
      stopWaiting = undefined;
      void ask();
    });
  }

  function ask(): Promise<void> {
    const version = wanted();
    teams = teamsIn(game.get());
    return asking.run(
      (signal) => call(getResults, { params, signal }),
      (reply) => {
        keep(reply);
        change({ loading: false, failed: undefined });
        // A reply that is older than what was announced is as good as none.
        if (reply.version < version) return tryLater();
        failures = 0;
        look();
      },
      (error) => {
        change({ loading: false, failed: detailOf(error) });
        if (isNetworkError(error)) tryLater();
        else refusedAt = version;
      },
    );
  }

  function tryLater(): void {
    failures += 1;
    askIn(backoffMs(failures, random));
  }

  /** What came late replaces nothing newer, and an appeal that was made is never unmade. */
  function keep(reply: Results): void {
    const { results } = get();
    if (results && reply.version < results.version) return;
    const made = results?.appeals.filter(({ question_id }) => !isContested(reply, question_id)) ?? [];
    change({ results: { ...reply, appeals: [...reply.appeals, ...made] } });
  }

  function change(some: Partial<ResultsState>): void {
    set({ ...get(), ...some });
  }

  const drafts = (): ReturnType<typeof typedAppeals> => typedAppeals(storage.session, params.id, whose);

  async function send(question_id: string, reason: string): Promise<Appeal> {
    for (let tries = 1; ; tries++) {
      try {
        const { appeal } = await call(contest, { params, body: { question_id, reason } });
        return appeal;
      } catch (error) {
        if (!isNetworkError(error) || tries >= contestTriesMax) throw error;
        await rest(clock, backoffMs(tries, random));
      }
    }
  }

  function contesting(questionId: string, now: Contesting | undefined): void {
    const { [questionId]: _, ...others } = get().contesting;
    change({ contesting: now ? { ...others, [questionId]: now } : others });
  }

  return {
    get,
    subscribe,
    typed: (questionId) => drafts().read(questionId),
    type: (questionId, reason) => drafts().keep(questionId, reason),

    async contest(questionId, reason) {
      if (get().contesting[questionId]?.state === 'sending') return;
      const by = whose;
      contesting(questionId, { state: 'sending' });
      try {
        const appeal = await send(questionId, reason);
        if (by !== whose) return;
        drafts().forget(questionId);
        contesting(questionId, undefined);
        const { results } = get();
        if (results) change({ results: { ...results, appeals: withAppeal(results.appeals, appeal) } });
      } catch (error) {
        if (by === whose) contesting(questionId, { state: 'failed', detail: detailOf(error) });
      }
    },
  };
}

/** The player's team; '' for a spectator. */
function teamIn({ view }: Game): string {
  return view?.me.status === 'joined' ? (view.team?.teamid ?? '') : '';
}

function teamsIn({ view }: Game): string {
  const names = view?.game_teams.map(({ teamid, team_name }) => `${teamid} ${team_name}`) ?? [];
  return names.sort().join('\n');
}

function isContested({ appeals }: Results, questionId: string): boolean {
  return appeals.some(({ question_id }) => question_id === questionId);
}

function withAppeal(appeals: readonly Appeal[], appeal: Appeal): Appeal[] {
  return [...appeals.filter(({ question_id }) => question_id !== appeal.question_id), appeal];
}

import { castVote, getVotes, type Vote, type VoteKind, type Votes } from '@snug/contract';
import { asyncAction } from '../async-action.ts';
import { backoffMs } from '../backoff.ts';
import type { GameClient, SnugCore } from '../client.ts';
import { pageVisibility } from '../page-visibility.ts';
import { detailOf, isNetworkError } from '../refused.ts';
import { type Seams, systemClock, systemRandom } from '../seams.ts';
import { type Watched, watched } from '../watched.ts';

export interface VotesState {
  /** The votes that were opened; undefined until they are loaded. */
  readonly votes: readonly Vote[] | undefined;
  /** The vote in which the player's choice is on its way. */
  readonly casting: VoteKind | undefined;
  /** Why it did not get through: the server's text, '' for a network error. */
  readonly failed: string | undefined;
}

/** What the room votes for: asked for while somebody looks, whenever the game says that there are newer votes. */
export interface GameVotes extends Watched<VotesState> {
  /** Votes, or votes for another; resolves with whether it counts. */
  cast(vote: VoteKind, choice: string): Promise<boolean>;
  /** What went wrong was read. */
  forget(): void;
}

/** A room of phones hears of a vote in one moment, and asks within this time. */
const spreadMs = 1_000;

/**
 * @example
 * const votes = createVotes(client, client.game('12'));
 * votes.subscribe(() => show(votes.get().votes));
 */
export function createVotes(
  { call }: Pick<SnugCore, 'call'>,
  game: Pick<GameClient, 'get' | 'subscribe'>,
  seams: Partial<Pick<Seams, 'clock' | 'random' | 'visibility'>> = {},
): GameVotes {
  const { clock = systemClock, random = systemRandom, visibility = pageVisibility } = seams;
  const { get, set, subscribe } = watched<VotesState>(
    { votes: undefined, casting: undefined, failed: undefined },
    follow,
    (run) => clock.after(0, run),
  );
  const asking = asyncAction();
  const id = game.get().gameid;
  /** What was asked for last, and what the server has told. */
  let asked = '';
  let told = 0;
  let failures = 0;
  let stopWaiting: (() => void) | undefined;
  const change = (some: Partial<VotesState>) => set({ ...get(), ...some });

  function follow(): () => void {
    const stopGame = game.subscribe(look);
    const stopPage = visibility.subscribe((event) => {
      if (event !== 'visible' && event !== 'online') return;
      asked = '';
      look();
    });
    asked = '';
    look();
    return () => {
      stopGame();
      stopPage();
      stopWaiting?.();
      stopWaiting = undefined;
      asking.stop();
    };
  }

  function look(): void {
    const now = wanted(game);
    if (now === asked) return;
    asked = now;
    failures = 0;
    if (now !== '') askIn(random.fraction() * spreadMs);
  }

  function askIn(ms: number): void {
    stopWaiting?.();
    stopWaiting = clock.after(ms, () => {
      stopWaiting = undefined;
      void asking.run(
        (signal) => call(getVotes, { params: { id }, signal }),
        keep,
        (error) => {
          if (!isNetworkError(error)) return;
          failures += 1;
          askIn(backoffMs(failures, random));
        },
      );
    });
  }

  /** What comes late replaces nothing newer. */
  function keep({ version, votes }: Votes): void {
    if (version < told) return;
    told = version;
    change({ votes });
  }

  return {
    get,
    subscribe,
    forget: () => change({ failed: undefined }),

    async cast(vote, choice) {
      if (get().casting) return false;
      change({ casting: vote, failed: undefined });
      // A list that was asked for before has the vote before.
      asking.stop();
      try {
        keep(await call(castVote, { params: { id, vote }, body: { choice } }));
        change({ casting: undefined });
        return true;
      } catch (error) {
        change({ casting: undefined, failed: detailOf(error) });
        // It may be closed, or what was chosen may be gone.
        askIn(0);
        return false;
      }
    },
  };
}

/** What the answer depends on: the version of the votes, and whose team is the player's own. '' while there is nothing to ask for. */
function wanted(game: Pick<GameClient, 'get'>): string {
  const { view } = game.get();
  if (!view?.photos_version) return '';
  return `${view.epoch} ${view.photos_version} ${view.me.status} ${view.team?.teamid}`;
}

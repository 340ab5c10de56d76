import type { Kysely, Transaction } from 'kysely';
import { compiledQuery } from '../database/compiled-query.ts';
import { readGameStateInPlay } from '../database/game-state.ts';
import { append, type OutgoingMessage } from '../database/message-log.ts';
import type { Database } from '../database/schema.ts';
import { gameLock } from '../database/store.ts';
import { StoreError } from '../database/store-error.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import { readHostTeams, readWatcherCount } from '../queries/host.ts';

/**
 * Tells the quizmaster how teams and watchers stand now: what changes often a few times a second and no more, a
 * submission at once. It tells of a state, not of a change, so whatever comes meanwhile is told together.
 */
export interface HostNews {
  soon(game_id: string, teamids: readonly string[] | 'all'): void;
  now(game_id: string, teamids: readonly string[]): void;
  watchers(game_id: string): void;
  /** Tells what is due; for the stop. */
  flush(): Promise<void>;
}

/** What changed within this time is told together: at most four times a second per team. */
const togetherMs = 250;

interface Due {
  /** When the first of it became due. */
  readonly since: number;
  readonly teams: Set<string>;
  all: boolean;
  watchers: boolean;
}

type Parts = Pick<ServerContext, 'store' | 'clock' | 'random' | 'pubSub' | 'metrics'>;

export function createHostNews(context: Parts, failed: (error: unknown) => void): HostNews {
  const due = new Map<string, Due>();
  /** One telling per game at a time: a later one must not overtake an earlier one with an older state. */
  const telling = new Map<string, Promise<void>>();

  function dueOf(game_id: string): Due {
    const waiting = due.get(game_id);
    if (waiting) return waiting;
    const fresh: Due = { since: performance.now(), teams: new Set(), all: false, watchers: false };
    due.set(game_id, fresh);
    context.clock.after(togetherMs, () => tell(game_id));
    return fresh;
  }

  function tell(game_id: string): Promise<void> {
    const before = telling.get(game_id) ?? Promise.resolve();
    const told: Promise<void> = before
      .then(() => tellWhatIsDue(game_id))
      .catch(failed)
      .finally(() => {
        if (telling.get(game_id) === told) telling.delete(game_id);
      });
    telling.set(game_id, told);
    return told;
  }

  async function tellWhatIsDue(game_id: string): Promise<void> {
    const news = due.get(game_id);
    due.delete(game_id);
    if (!news) return;
    try {
      const posts = await context.store.read((trx) => postsOf(trx, game_id, news));
      const write = async (trx: Transaction<Database>) => append(trx, game_id, await namedAsNow(trx, posts), context);
      const parcels = await context.store.write(write, gameLock(game_id));
      context.pubSub.ring({ game_id, parcels });
      context.metrics.hostNews.observe((performance.now() - news.since) / 1_000);
    } catch (error) {
      // A submission is on disk by now: a busy moment must not keep it from the quizmaster for good.
      if (error instanceof StoreError && error.busy) keep(game_id, news);
      throw error;
    }
  }

  function keep(game_id: string, { teams, all, watchers }: Due): void {
    const news = dueOf(game_id);
    for (const teamid of teams) news.teams.add(teamid);
    news.all ||= all;
    news.watchers ||= watchers;
  }

  return {
    soon(game_id, teamids) {
      if (teamids.length === 0) return;
      const news = dueOf(game_id);
      if (teamids === 'all') news.all = true;
      else for (const teamid of teamids) news.teams.add(teamid);
    },
    now(game_id, teamids) {
      if (teamids.length === 0) return;
      const news = dueOf(game_id);
      for (const teamid of teamids) news.teams.add(teamid);
      tell(game_id);
    },
    watchers(game_id) {
      dueOf(game_id).watchers = true;
    },
    async flush() {
      await Promise.all([...new Set([...due.keys(), ...telling.keys()])].map(tell));
    },
  };
}

/** Tells quizmasters again what was still to be told when the last process ended. */
export async function tellAgain({ store, hostNews }: Pick<ServerContext, 'store' | 'hostNews'>): Promise<void> {
  const games = await gamesWithTeams(store.db, {});
  for (const { game_id } of games) {
    hostNews.soon(game_id, 'all');
    hostNews.watchers(game_id);
  }
}

async function postsOf(
  db: Kysely<Database>,
  game_id: string,
  { all, teams, watchers }: Due,
): Promise<OutgoingMessage[]> {
  const posts: OutgoingMessage[] = [];
  const night = all || teams.size > 0 ? await readGameStateInPlay(db, game_id) : undefined;
  const here = night ? await readHostTeams(db, night, all ? undefined : [...teams]) : [];
  for (const team of here) posts.push({ to: 'host', message: { type: 'HOST_TEAM', team } });
  // Kicked since, or told of as it stood right before its kick: the last word about it is that it is gone.
  const gone = [...teams].filter((teamid) => !here.some((team) => team.teamid === teamid));
  for (const teamid of gone) posts.push({ to: 'host', message: { type: 'HOST_TEAM_GONE', teamid } });
  if (watchers) {
    const watcher_count = await readWatcherCount(db, game_id);
    posts.push({ to: 'host', message: { type: 'HOST_WATCHERS', watcher_count } });
  }
  return posts;
}

const gamesWithTeams = compiledQuery((db) =>
  db
    .selectFrom('games')
    .innerJoin('game_teams', 'game_teams.game_id', 'games.game_id')
    .select('games.game_id')
    .distinct()
    .where('status', '=', 'live'),
);

const captainsOf = compiledQuery((db, { teamids }: { teamids: readonly string[] }) =>
  db
    .selectFrom('game_players')
    .select(['teamid', 'player_name'])
    .where('teamid', 'in', teamids)
    .where('status', '=', 'joined')
    .where('is_captain', '=', 1),
);

/** A captain may have been erased since the news were read: their name must not come into the log after that (H76). */
async function namedAsNow(trx: Transaction<Database>, posts: readonly OutgoingMessage[]): Promise<OutgoingMessage[]> {
  const teamids = posts.flatMap(({ message }) => (message.type === 'HOST_TEAM' ? [message.team.teamid] : []));
  if (teamids.length === 0) return [...posts];
  const captains = await captainsOf(trx, { teamids });
  return posts.map((post) => {
    if (post.to !== 'host' || post.message.type !== 'HOST_TEAM') return post;
    const { team } = post.message;
    const captain_name = captains.find(({ teamid }) => teamid === team.teamid)?.player_name ?? '';
    return { ...post, message: { ...post.message, team: { ...team, captain_name } } };
  });
}

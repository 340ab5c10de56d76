import type { Kysely } from 'kysely';
import type { House } from '../house.ts';
import { readNight } from '../store/night.ts';
import type { Database } from '../store/schema.ts';
import { hostTeams, watcherCount } from '../views/host.ts';
import { append, type Parcel, type Post } from './stream.ts';

/** Tells the quizmaster what changes often, a few times a second and no more: who joined, how far teams have typed. */
export interface HostNews {
  teams(game_id: string, teamids: readonly string[] | 'all'): void;
  watchers(game_id: string): void;
  /** Tells what is due now; for the stop. */
  flush(): Promise<void>;
}

/** What changed within this time is told together: at most four times a second per team. */
const togetherMs = 250;

interface Due {
  teams: Set<string> | 'all';
  watchers: boolean;
}

type Parts = Pick<House, 'store' | 'clock' | 'random' | 'doorbell'>;

export function createHostNews(house: Parts, failed: (error: unknown) => void): HostNews {
  const due = new Map<string, Due>();

  function dueOf(game_id: string): Due {
    const waiting = due.get(game_id);
    if (waiting) return waiting;
    const fresh: Due = { teams: new Set(), watchers: false };
    due.set(game_id, fresh);
    house.clock.after(togetherMs, () => {
      tell(game_id).catch(failed);
    });
    return fresh;
  }

  async function tell(game_id: string): Promise<void> {
    const news = due.get(game_id);
    due.delete(game_id);
    if (!news) return;
    const parcels = await house.store.write(async (trx): Promise<Parcel[]> => {
      const only = news.teams === 'all' ? undefined : [...news.teams];
      const posts = [
        ...(await teamPosts(trx, game_id, only)),
        ...(news.watchers ? [await watcherPost(trx, game_id)] : []),
      ];
      return append(trx, game_id, posts, house);
    });
    house.doorbell.ring({ game_id, parcels });
  }

  return {
    teams(game_id, teamids) {
      if (teamids.length === 0) return;
      const news = dueOf(game_id);
      if (teamids === 'all') news.teams = 'all';
      else if (news.teams !== 'all') for (const teamid of teamids) news.teams.add(teamid);
    },
    watchers(game_id) {
      dueOf(game_id).watchers = true;
    },
    async flush() {
      for (const game_id of [...due.keys()]) await tell(game_id);
    },
  };
}

/** HOST_TEAM for some teams of a game, or for all. */
export async function teamPosts(db: Kysely<Database>, game_id: string, only?: readonly string[]): Promise<Post[]> {
  if (only?.length === 0) return [];
  const night = await readNight(db, game_id);
  if (!night) return [];
  const teams = await hostTeams(db, night, only);
  return teams.map((team) => ({ to: 'host', message: { type: 'HOST_TEAM', team } }));
}

async function watcherPost(db: Kysely<Database>, game_id: string): Promise<Post> {
  return { to: 'host', message: { type: 'HOST_WATCHERS', watcher_count: await watcherCount(db, game_id) } };
}

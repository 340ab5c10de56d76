import type { OutgoingMessage } from '@snug/rules';
import { compiledQuery } from '../database/compiled-query.ts';
import { readGameStateInPlay } from '../database/game-state.ts';
import { appendMessages } from '../database/message-log.ts';
import type { Db, Trx } from '../database/schema.ts';
import { gameLock } from '../database/store.ts';
import { StoreError } from '../database/store-error.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import { readHostTeams, readWatcherCounts } from '../queries/host.ts';

declare module '../foundation/server-context.ts' {
  interface ServerContext {
    readonly hostNews: HostNews;
  }
}

/**
 * Sends the quizmaster the present state of teams and the number of watchers. Frequent changes are sent at most a few times
 * a second, a submission at once. It sends the state, not the change, so changes that come together need one message.
 */
export interface HostNews {
  soon(game_id: string, teamids: readonly string[] | 'all'): void;
  now(game_id: string, teamids: readonly string[]): void;
  watchers(game_id: string): void;
  /** Sends what is due, before the server stops. */
  flush(): Promise<void>;
}

/** Changes within this time are sent together: at most four times a second per team. */
const togetherMs = 250;

/** What is to be sent about a game. */
interface Due {
  /** When the first of it became due. */
  readonly since: number;
  /** Ends its timer: one that outlives what it was for would send what comes next too early, and so on. */
  readonly stopWaiting: () => void;
  readonly teams: Set<string>;
  all: boolean;
  watchers: boolean;
}

type Context = Pick<ServerContext, 'store' | 'clock' | 'random' | 'pubSub' | 'metrics' | 'heldUp' | 'turnedAway'> & {
  readonly presence: Pick<ServerContext['presence'], 'isOnline'>;
};

export function createHostNews(context: Context, failed: (error: unknown) => void): HostNews {
  const dues = new Map<string, Due>();
  const inOrder = createSequences();
  const send = (game_id: string) => inOrder.run(game_id, () => sendDue(game_id).catch(failed));

  function dueOf(game_id: string): Due {
    const waiting = dues.get(game_id);
    if (waiting) return waiting;
    const stopWaiting = context.clock.after(togetherMs, () => send(game_id));
    const fresh: Due = { since: performance.now(), stopWaiting, teams: new Set(), all: false, watchers: false };
    dues.set(game_id, fresh);
    return fresh;
  }

  function addTeams(game_id: string, teamids: Iterable<string>): void {
    const due = dueOf(game_id);
    for (const teamid of teamids) due.teams.add(teamid);
  }

  async function sendDue(game_id: string): Promise<void> {
    const due = dues.get(game_id);
    dues.delete(game_id);
    if (!due) return;
    due.stopWaiting();
    try {
      await sendState(context, game_id, due);
    } catch (error) {
      // The change is on disk, so the quizmaster must learn of it even if the database was busy.
      if (error instanceof StoreError && error.busy) sendAgain(game_id, due);
      throw error;
    }
  }

  function sendAgain(game_id: string, { teams, all, watchers }: Due): void {
    addTeams(game_id, teams);
    const due = dueOf(game_id);
    due.all ||= all;
    due.watchers ||= watchers;
  }

  return {
    soon(game_id, teamids) {
      if (teamids === 'all') dueOf(game_id).all = true;
      else if (teamids.length > 0) addTeams(game_id, teamids);
    },
    now(game_id, teamids) {
      if (teamids.length === 0) return;
      addTeams(game_id, teamids);
      send(game_id);
    },
    watchers(game_id) {
      dueOf(game_id).watchers = true;
    },
    async flush() {
      await Promise.all([...new Set([...dues.keys(), ...inOrder.names()])].map(send));
    },
  };
}

/** Runs work of one name one after another, so that an older state is never sent after a newer one. */
function createSequences() {
  const last = new Map<string, Promise<void>>();
  return {
    names: () => last.keys(),
    run(name: string, work: () => Promise<void>): Promise<void> {
      const before = last.get(name) ?? Promise.resolve();
      const done: Promise<void> = before.then(work).finally(() => {
        if (last.get(name) === done) last.delete(name);
      });
      last.set(name, done);
      return done;
    },
  };
}

/** Sends every game's quizmaster the whole state: what was due when the last process ended is lost. */
export async function sendAllStates({ store, hostNews }: Pick<ServerContext, 'store' | 'hostNews'>): Promise<void> {
  const games = await gamesWithTeams(store.db, {});
  for (const { game_id } of games) {
    hostNews.soon(game_id, 'all');
    hostNews.watchers(game_id);
  }
}

async function sendState(context: Context, game_id: string, due: Due): Promise<void> {
  const { store, clock, pubSub, metrics } = context;
  const outgoing = await store.read((trx) => messagesOf(context, trx, game_id, due));
  const messages = await store.write(
    async (trx) => appendMessages(trx, game_id, await asOfNow(trx, outgoing), clock.now()),
    gameLock(game_id),
  );
  pubSub.publish({ game_id, messages });
  metrics.hostNews.observe((performance.now() - due.since) / 1_000);
}

async function messagesOf(
  { heldUp, turnedAway, presence: { isOnline } }: Context,
  db: Db,
  game_id: string,
  { all, teams, watchers }: Due,
): Promise<OutgoingMessage[]> {
  const messages: OutgoingMessage[] = [];
  const state = all || teams.size > 0 ? await readGameStateInPlay(db, game_id) : undefined;
  const here = state ? await readHostTeams(db, state, isOnline, all ? undefined : [...teams]) : [];
  for (const team of here) messages.push({ to: 'host', message: { type: 'HOST_TEAM', team } });
  // A team that left the game since, or whose earlier state was sent after that: the last message must say that it is gone.
  const gone = [...teams].filter((teamid) => !here.some((team) => team.teamid === teamid));
  for (const teamid of gone) messages.push({ to: 'host', message: { type: 'HOST_TEAM_GONE', teamid } });
  if (watchers) {
    const counts = await readWatcherCounts(db, game_id, { heldUp, turnedAway });
    messages.push({ to: 'host', message: { type: 'HOST_WATCHERS', ...counts } });
  }
  return messages;
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

const goneOf = compiledQuery((db, { teamids }: { teamids: readonly string[] }) =>
  db.selectFrom('game_teams').select('teamid').where('teamid', 'in', teamids).where('kicked_at', 'is not', null),
);

/**
 * A captain may have been erased since the state was read: the name must not be written to the log after that (H76). A team may
 * have been removed with many others: after their one message none of them may come back.
 */
async function asOfNow(trx: Trx, messages: readonly OutgoingMessage[]): Promise<OutgoingMessage[]> {
  const teamids = messages.flatMap(({ message }) => (message.type === 'HOST_TEAM' ? [message.team.teamid] : []));
  if (teamids.length === 0) return [...messages];
  const captains = await captainsOf(trx, { teamids });
  const gone = await goneOf(trx, { teamids });
  return messages.map((outgoing): OutgoingMessage => {
    if (outgoing.to !== 'host' || outgoing.message.type !== 'HOST_TEAM') return outgoing;
    const { team } = outgoing.message;
    if (gone.some(({ teamid }) => teamid === team.teamid)) {
      return { to: 'host', message: { type: 'HOST_TEAM_GONE', teamid: team.teamid } };
    }
    const captain_name = captains.find(({ teamid }) => teamid === team.teamid)?.player_name ?? '';
    return { ...outgoing, message: { ...outgoing.message, team: { ...team, captain_name } } };
  });
}

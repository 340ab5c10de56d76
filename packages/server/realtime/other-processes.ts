import type { HostNews } from '@snug/rules';
import type { CommandResult } from '../commands/commands.ts';
import { publish } from '../commands/run-command.ts';
import type { Trx } from '../database/schema.ts';
import { newId } from '../foundation/ids.ts';
import { type Repeated, repeat } from '../foundation/repeat.ts';
import type { Clock, Random } from '../foundation/seams.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import type { StreamMessage } from '../foundation/stream-message.ts';

/** What another process changed in a game, such as a script that runs beside the server. */
export interface NewsForOtherProcesses {
  readonly game_id: string;
  readonly done: Omit<CommandResult, 'reply'>;
  /** Signed out everywhere: the id of a quizmaster. */
  readonly loggedOut?: string | undefined;
}

/** Stores news, in the transaction that makes the change, for the servers that hold the game's connections. */
export async function leaveNews(
  trx: Trx,
  { clock, random }: { clock: Clock; random: Random },
  news: NewsForOtherProcesses,
): Promise<void> {
  const row = { bell_id: newId(random), ring: encode(news), at: clock.now() };
  await trx.insertInto('bells').values(row).execute();
}

/** How often news is looked for, in ms: so late a connection gets another process's change. A look costs one small query. */
const lookEveryMs = 2_000;
/** News younger than this is read again, since the clocks of machines differ and a transaction takes time to commit. */
export const newsLifeMs = 600_000;

/** Publishes the news that other processes leave. */
export function pollNewsOfOtherProcesses(context: ServerContext, failed: (error: unknown) => void): Repeated {
  const { store, clock } = context;
  let published = new Set<string>();

  async function look(): Promise<void> {
    const rows = await store.db
      .selectFrom('bells')
      .select(['bell_id', 'ring'])
      .where('at', '>', clock.now() - newsLifeMs)
      .execute();
    const fresh = rows.filter(({ bell_id }) => !published.has(bell_id));
    published = new Set(rows.map(({ bell_id }) => bell_id));
    for (const { ring } of fresh) {
      try {
        const { game_id, done, loggedOut } = decode(ring);
        publish(context, game_id, { ...done, reply: undefined });
        if (loggedOut !== undefined) context.pubSub.loggedOut(loggedOut);
      } catch (error) {
        // One unreadable row must not hide the others.
        failed(error);
      }
    }
  }

  return repeat(clock, { everyMs: lookEveryMs }, look, failed);
}

/** Stored under these names, which never change: a script beside a running server may be of another version. */
interface StoredNews {
  readonly game_id: string;
  readonly done: {
    readonly parcels: readonly (Pick<StreamMessage, 'stream_id' | 'seq'> & {
      readonly told: StreamMessage['content'];
    })[];
    readonly tellHost?: HostNews['now'];
    readonly tellHostSoon?: HostNews['soon'];
    readonly watchers?: HostNews['watchers'];
    readonly moved?: CommandResult['moved'];
  };
  readonly loggedOut?: NewsForOtherProcesses['loggedOut'];
}

function encode({ game_id, done: { messages, hostNews, moved }, loggedOut }: NewsForOtherProcesses): string {
  const parcels = messages.map(({ stream_id, seq, content }) => ({ stream_id, seq, told: content }));
  const { now: tellHost, soon: tellHostSoon, watchers } = hostNews ?? {};
  return JSON.stringify({
    game_id,
    done: { parcels, tellHost, tellHostSoon, watchers, moved },
    loggedOut,
  } satisfies StoredNews);
}

function decode(ring: string): NewsForOtherProcesses {
  const { game_id, done, loggedOut } = JSON.parse(ring) as StoredNews;
  const { parcels, tellHost, tellHostSoon, watchers, moved } = done;
  const messages = parcels.map(({ stream_id, seq, told }) => ({ stream_id, seq, content: told }));
  return { game_id, done: { messages, hostNews: { now: tellHost, soon: tellHostSoon, watchers }, moved }, loggedOut };
}

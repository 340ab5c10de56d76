import type { HostNews } from '@snug/rules';
import type { Trx } from '../database/schema.ts';
import { newId } from '../foundation/ids.ts';
import type { SparedLogins } from '../foundation/pub-sub.ts';
import type { Clock, Random } from '../foundation/seams.ts';
import type { StreamMessage } from '../foundation/stream-message.ts';
import type { CommandResult } from './commands.ts';

/** What another process changed in a game, such as a script that runs beside the server. */
export interface NewsForOtherProcesses {
  readonly game_id: string;
  readonly done: Omit<CommandResult, 'reply'>;
  /** A login that ended, or whose did but those that are spared, as `PubSub` tells it. */
  readonly loggedOut?: string | undefined;
  readonly spared?: SparedLogins | undefined;
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
  readonly spared?: NewsForOtherProcesses['spared'];
}

function encode({ game_id, done: { messages, hostNews, moved }, loggedOut, spared }: NewsForOtherProcesses): string {
  const parcels = messages.map(({ stream_id, seq, content }) => ({ stream_id, seq, told: content }));
  const { now: tellHost, soon: tellHostSoon, watchers } = hostNews ?? {};
  return JSON.stringify({
    game_id,
    done: { parcels, tellHost, tellHostSoon, watchers, moved },
    loggedOut,
    spared,
  } satisfies StoredNews);
}

export function decodeNews(ring: string): NewsForOtherProcesses {
  const { game_id, done, loggedOut, spared } = JSON.parse(ring) as StoredNews;
  const { parcels, tellHost, tellHostSoon, watchers, moved } = done;
  const messages = parcels.map(({ stream_id, seq, told }) => ({ stream_id, seq, content: told }));
  const hostNews = { now: tellHost, soon: tellHostSoon, watchers };
  return { game_id, done: { messages, hostNews, moved }, loggedOut, spared };
}

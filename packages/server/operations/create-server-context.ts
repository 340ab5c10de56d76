import { createSessionUse } from '../accounts/sessions.ts';
import { createTokens, type Signatures } from '../accounts/tokens.ts';
import { createNights } from '../bots/nights.ts';
import { incarnationOf } from '../database/incarnation.ts';
import { createQuotas, quotaTable } from '../database/quotas.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import { createRateLimits, type RateLimit, type RateLimitName } from '../http/rate-limits.ts';
import { createConcurrencyLimiter, decodesAtOnce, decodesWaitingMax } from '../media/concurrency-limiter.ts';
import { createResultsReader } from '../queries/results.ts';
import { createHostNews } from '../realtime/host-news.ts';
import { createPositions } from '../realtime/positions.ts';
import { createPresence } from '../realtime/presence.ts';
import { createPubSub } from '../realtime/pub-sub.ts';

/** What a context is made of: everything that reaches outside the process. */
export interface ServerContextParts
  extends Pick<
    ServerContext,
    'store' | 'clock' | 'random' | 'keys' | 'sender' | 'origin' | 'ownAddress' | 'log' | 'metrics' | 'media' | 'version'
  > {
  readonly smsPerDay?: number | undefined;
  /** Rate limits that differ from the table. */
  readonly rateLimits?: Partial<Record<RateLimitName, RateLimit>> | undefined;
  readonly signatures?: Signatures;
  /** Called with errors where no caller waits for a reply. */
  readonly failed: (error: unknown) => void;
}

/** Makes the context: a server without its transports. What it keeps in memory starts empty. */
export async function createServerContext({
  smsPerDay,
  rateLimits,
  signatures,
  failed,
  ...parts
}: ServerContextParts): Promise<ServerContext> {
  const { store, clock, random, keys } = parts;
  const pubSub = createPubSub();
  const isOnline = (player_id: string) => presence.isOnline(player_id);
  const hostNews = createHostNews({ ...parts, pubSub, presence: { isOnline } }, failed);
  const presence = createPresence({ clock, hostNews });
  return {
    ...parts,
    pubSub,
    tokens: createTokens(keys, clock, random, store, signatures),
    sessions: createSessionUse(store, clock),
    quotas: createQuotas(keys, clock),
    rateLimits: createRateLimits(clock, rateLimits),
    repliesUnderWay: new Map(),
    smsPerDay: smsPerDay ?? quotaTable.textMessagesOfAll.count,
    hostNews,
    presence,
    nights: createNights(failed),
    positions: createPositions(clock),
    results: createResultsReader(store),
    imageProcessing: createConcurrencyLimiter(decodesAtOnce, decodesWaitingMax),
    incarnation: await incarnationOf(store, random),
  };
}

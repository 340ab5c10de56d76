import { type GameCaps, gameCaps } from '@snug/rules';
import { createAddressBudgets } from '../accounts/address-budgets.ts';
import { createAtHome } from '../accounts/at-home.ts';
import { createContactChecks } from '../accounts/contact-checks.ts';
import { createSessionUse } from '../accounts/sessions.ts';
import { createTokens, type Signatures } from '../accounts/tokens.ts';
import { createNights } from '../bots/nights.ts';
import { incarnationOf } from '../database/incarnation.ts';
import { createQuotas, quotaTable } from '../database/quotas.ts';
import { createConcurrencyLimiter } from '../foundation/concurrency-limiter.ts';
import { createSecurityLog, type SecurityLines } from '../foundation/security-log.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import { createHeldUp } from '../http/held-up.ts';
import { createNewcomerTurns } from '../http/newcomer-turns.ts';
import { joinsAtOnce } from '../http/newcomers.ts';
import { createRateLimits, type RateLimit, type RateLimitName } from '../http/rate-limits.ts';
import { createUploadPlaces, uploadLimits } from '../http/upload-places.ts';
import { decodesAtOnce } from '../media/keep-picture.ts';
import { createResultsReader } from '../queries/results.ts';
import { createHostNews } from '../realtime/host-news.ts';
import { createPositions } from '../realtime/positions.ts';
import { createPresence } from '../realtime/presence.ts';
import { createPubSub } from '../realtime/pub-sub.ts';
import { createPersonalData } from './personal-data.ts';

/** What a context is made of: everything that reaches outside the process. */
export interface ServerContextParts
  extends Pick<
    ServerContext,
    'store' | 'clock' | 'random' | 'keys' | 'sender' | 'origin' | 'ownAddress' | 'log' | 'metrics' | 'media' | 'version'
  > {
  readonly smsPerDay?: number | undefined;
  /** How many a game takes, where that differs from the rules' own caps. */
  readonly gameCaps?: Partial<GameCaps> | undefined;
  /** Rate limits that differ from the table. */
  readonly rateLimits?: Partial<Record<RateLimitName, RateLimit>> | undefined;
  /** Where the security log goes besides the log. */
  readonly securityLines?: SecurityLines | undefined;
  readonly signatures?: Signatures;
  /** Called with errors where no caller waits for a reply. */
  readonly failed: (error: unknown) => void;
}

/** Makes the context: a server without its transports. What it keeps in memory starts empty. */
export async function createServerContext({
  smsPerDay,
  gameCaps: caps,
  rateLimits: changedLimits,
  securityLines,
  signatures,
  failed,
  ...parts
}: ServerContextParts): Promise<ServerContext> {
  const { store, clock, random, keys } = parts;
  const pubSub = createPubSub();
  const isOnline = (player_id: string) => presence.isOnline(player_id);
  const heldUp = createHeldUp(clock, (game_id) => hostNews.watchers(game_id));
  const turnedAway = createHeldUp(clock, (game_id) => hostNews.watchers(game_id));
  const hostNews = createHostNews({ ...parts, pubSub, heldUp, turnedAway, presence: { isOnline } }, failed);
  const presence = createPresence({ clock, hostNews });
  const securityLog = createSecurityLog(parts, [parts.log, ...(securityLines ? [securityLines] : [])]);
  const rateLimits = createRateLimits(clock, changedLimits);
  const addressBudgets = createAddressBudgets(clock);
  parts.metrics.gauge('snug_strangers_waiting', 'Strangers who wait for their address’s turn.', addressBudgets.waiting);
  return {
    ...parts,
    personalData: createPersonalData(parts, failed),
    pubSub,
    securityLog,
    tokens: createTokens(keys, clock, random, store, signatures),
    sessions: createSessionUse(store, clock),
    quotas: createQuotas(keys, clock, (limit) => securityLog.tell('locked', {}, { limit })),
    rateLimits,
    newcomerTurns: createNewcomerTurns(clock, rateLimits),
    joining: createConcurrencyLimiter(joinsAtOnce),
    addressBudgets,
    contactChecks: createContactChecks(keys),
    atHome: createAtHome(clock),
    gameCaps: { ...gameCaps, ...caps },
    repliesUnderWay: new Map(),
    smsPerDay: smsPerDay ?? quotaTable.textMessagesOfAll.count,
    hostNews,
    heldUp,
    turnedAway,
    presence,
    nights: createNights(failed),
    positions: createPositions(clock),
    results: createResultsReader(store),
    uploads: {
      players: createUploadPlaces(clock, uploadLimits.players),
      hosts: createUploadPlaces(clock, uploadLimits.hosts),
    },
    imageProcessing: {
      players: createConcurrencyLimiter(decodesAtOnce.players),
      hosts: createConcurrencyLimiter(decodesAtOnce.hosts),
    },
    incarnation: await incarnationOf(store, random),
  };
}

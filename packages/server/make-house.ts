import { createTokens, type Signatures } from './accounts/tokens.ts';
import type { House } from './house.ts';
import { incarnationOf } from './incarnation.ts';
import { createLimits, limitTable } from './limits.ts';
import { createDoorbell } from './live/doorbell.ts';
import { createHostNews } from './live/host-news.ts';
import { createPositions } from './live/positions.ts';
import { createTurns, decodesAtOnce, decodesWaitingMax } from './media/turns.ts';
import { createPaces, type Pace, type PaceName } from './pace.ts';

/** What a house is made of: all that touches the world. */
export interface HouseParts
  extends Pick<
    House,
    'store' | 'clock' | 'random' | 'keys' | 'sender' | 'origin' | 'log' | 'metrics' | 'media' | 'version'
  > {
  readonly smsPerDay?: number | undefined;
  /** Other limits than those of the table. */
  readonly paces?: Partial<Record<PaceName, Pace>> | undefined;
  readonly signatures?: Signatures;
  /** What went wrong where nobody waits for an answer. */
  readonly failed: (error: unknown) => void;
}

/** Puts a house together: a server without its doors. What it remembers beyond the database begins empty. */
export async function makeHouse({ smsPerDay, paces, signatures, failed, ...parts }: HouseParts): Promise<House> {
  const { store, clock, random, keys } = parts;
  const doorbell = createDoorbell();
  return {
    ...parts,
    doorbell,
    tokens: createTokens(keys, clock, random, store, signatures),
    limits: createLimits(keys, clock),
    paces: createPaces(clock, paces),
    underWay: new Map(),
    smsPerDay: smsPerDay ?? limitTable.textMessagesOfAll.count,
    hostNews: createHostNews({ ...parts, doorbell }, failed),
    positions: createPositions(clock),
    drawing: createTurns(decodesAtOnce, decodesWaitingMax),
    incarnation: await incarnationOf(store, random),
  };
}

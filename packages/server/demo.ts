import type { House } from './house.ts';
import { newId } from './ids.ts';
import { newGame } from './new-game.ts';
import { demoPack } from './packs/demo.ts';

/** What the demo venue is called, on every screen. */
export const demoVenueName = 'The Crown';
const demoHostName = 'Robin';

/** Makes the demo venue and its quizmaster in an empty database. */
export async function makeDemoVenue({ store, clock, random }: House): Promise<void> {
  await store.write(async (trx) => {
    const now = clock.now();
    const venue_id = newId(random);
    await trx.insertInto('venues').values({ venue_id, name: demoVenueName, demo: 1, created_at: now }).execute();
    await trx
      .insertInto('hosts')
      .values({ host_id: newId(random), venue_id, name: demoHostName, created_at: now })
      .execute();
  });
}

export interface DemoNight {
  readonly host_id: string;
  readonly code: string;
}

/** The demo venue's open game, made when there is none, and its quizmaster. Undefined without a demo venue. */
export async function demoNight(house: House): Promise<DemoNight | undefined> {
  return house.store.write(async (trx) => {
    const host = await trx
      .selectFrom('hosts')
      .innerJoin('venues', 'venues.venue_id', 'hosts.venue_id')
      .select(['host_id', 'venues.venue_id'])
      .where('demo', '=', 1)
      .executeTakeFirst();
    if (!host) return undefined;
    const { host_id, venue_id } = host;
    const open = await trx
      .selectFrom('games')
      .select('code')
      .where('venue_id', '=', venue_id)
      .where('status', '=', 'live')
      .orderBy('created_at', 'desc')
      .executeTakeFirst();
    if (open) return { host_id, code: open.code };
    const pack = demoPack();
    const { code } = await newGame(trx, house, { venue_id, title: pack.title, pack });
    return { host_id, code };
  });
}

import { createGame } from '../commands/create-game.ts';
import { insertVenue } from '../commands/venues.ts';
import { insertHost } from '../database/hosts.ts';
import type { Trx } from '../database/schema.ts';
import { newId } from '../foundation/ids.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import { demoPack } from '../packs/demo.ts';
import { addDemoSponsors } from '../packs/demo-sponsors.ts';

/** The demo venue's name, on every screen. */
export const demoVenueName = 'The Crown';
const demoHostName = 'Robin';
/** Who opens a venue of their own is called this until they set a name. */
const firstHostName = 'Quizmaster';

export interface OpenedVenue {
  /** The quizmaster who is given a sign-in link. */
  readonly host_id: string;
  readonly host_name: string;
  /** Whether its venue is the demo venue. */
  readonly isDemo: boolean;
  /** The code of the demo venue's open game, unless bots play there. */
  readonly code: string | undefined;
}

/**
 * Gives an empty database its first venue with its quizmaster. Without a white-label file it is the demo venue, which
 * always has an open game: a start that finds none makes one.
 */
export async function openVenue(
  context: ServerContext,
  venue: { name: string; isDemo: boolean; isPlayedByBots: boolean },
): Promise<OpenedVenue> {
  return context.store.write(async (trx) => {
    const { host_id, host_name, venue_id, demo } = (await firstOwner(trx)) ?? (await newVenue(trx, context, venue));
    const hasGame = demo === 1 && !venue.isPlayedByBots;
    return {
      host_id,
      host_name,
      isDemo: demo === 1,
      code: hasGame ? await demoGame(trx, context, { venue_id, host_id }) : undefined,
    };
  });
}

/** The owner who has been at the first venue longest: a venue always has one. */
function firstOwner(trx: Trx) {
  return trx
    .selectFrom('venue_hosts')
    .innerJoin('venues', 'venues.venue_id', 'venue_hosts.venue_id')
    .innerJoin('hosts', 'hosts.host_id', 'venue_hosts.host_id')
    .select(['venue_hosts.host_id', 'hosts.name as host_name', 'venues.venue_id', 'demo'])
    .where('role', '=', 'owner')
    .where('ended_at', 'is', null)
    .orderBy('venues.created_at')
    .orderBy('since')
    .executeTakeFirst();
}

async function newVenue(
  trx: Trx,
  { clock, random }: ServerContext,
  { name, isDemo }: { name: string; isDemo: boolean },
) {
  const now = clock.now();
  const demo = isDemo ? 1 : 0;
  const venue_id = await insertVenue(trx, { random, now }, name, demo);
  const host_id = newId(random);
  const host_name = isDemo ? demoHostName : firstHostName;
  await insertHost(trx, { host_id, venue_id, name: host_name, role: 'owner', now });
  if (isDemo) await addDemoSponsors(trx, { clock, random }, venue_id);
  return { host_id, host_name, venue_id, demo };
}

async function demoGame(
  trx: Trx,
  context: ServerContext,
  { venue_id, host_id }: { venue_id: string; host_id: string },
): Promise<string> {
  const open = await trx
    .selectFrom('games')
    .select('code')
    .where('venue_id', '=', venue_id)
    .where('status', '=', 'live')
    .where('autopilot', 'is', null)
    .where('rehearsal_of', 'is', null)
    .where('private_event', '=', 0)
    .where('date', '<=', new Date(context.clock.now()).toISOString())
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  if (open) return open.code;
  const pack = demoPack();
  const { code } = await createGame(trx, context, { venue_id, host_id, title: pack.title, pack });
  return code;
}

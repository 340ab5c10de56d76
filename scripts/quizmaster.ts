import type { AlongsideSettings, FoundPerson, Settings } from '@snug/server';
import { signInAddress } from './house/sign-in-address.ts';
import { commandLine } from './launch/command-line.mjs';
import { orStop } from './launch/stop.mjs';

const { positionals, values } = commandLine({
  command: 'npm run quizmaster',
  does: `Lists who is at which venue; invites somebody new, makes a fresh sign-in link for somebody who lost theirs, ends somebody at
a venue, or signs somebody out everywhere. The server may run meanwhile; it is found by its settings, such as SNUG_DATA_DIR.`,
  takes: 'list | invite NAME | link NAME | end NAME | sign-out NAME',
  options: {
    venue: {
      type: 'string',
      value: 'VENUE',
      means: 'the venue, by its name or id; needed to invite, and to end one of several',
    },
    owner: { type: 'boolean', default: false, means: 'invites an owner, who may invite others and change the venue' },
  },
  examples: ['npm run quizmaster -- invite Kim --venue "The Anchor" --owner'],
});
const server = await import('@snug/server');

type Context = Awaited<ReturnType<typeof server.openDatabaseAlongside>>;

async function start(): Promise<void> {
  const [what = '', name, ...rest] = positionals;
  const work = Object.hasOwn(works, what) ? works[what] : undefined;
  if (!work || rest.length > 0 || (what !== 'list' && name === undefined)) {
    throw new Error('Say what: npm run quizmaster -- list, or invite, link, end or sign-out with a NAME');
  }
  const settings: Settings & AlongsideSettings = server.readSettings(process.env);
  const context = await server.openDatabaseAlongside(settings);
  try {
    const venue = values.venue === undefined ? undefined : await server.venueNamed(context, values.venue);
    await work({ context, settings, name: name ?? '', venue_id: venue?.venue_id });
  } finally {
    await context.close();
  }
}

interface Work {
  readonly context: Context;
  readonly settings: Settings;
  readonly name: string;
  readonly venue_id: string | undefined;
}

const works: Readonly<Record<string, (work: Work) => Promise<void>>> = {
  async list({ context, venue_id }) {
    for (const person of await server.listPeople(context, venue_id)) console.log(line(person));
  },

  async invite({ context, settings, name, venue_id }) {
    if (venue_id === undefined) throw new Error('Say where: npm run quizmaster -- invite NAME --venue VENUE');
    const role = values.owner ? 'owner' : 'host';
    const link = await server.inviteQuizmaster(context, { venue_id, name, role });
    console.log(`${name} signs in here, once, within a day: ${signInAddress(settings, link)}`);
  },

  async link({ context, settings, name, venue_id }) {
    const [person] = await server.personNamed(context, name, venue_id);
    const link = await server.freshLink(context, person.host_id);
    console.log(`${person.name} signs in here, once, within a day: ${signInAddress(settings, link)}`);
  },

  async end({ context, name, venue_id }) {
    const [person, ...others] = await server.personNamed(context, name, venue_id);
    if (others.length > 0) {
      const venues = [person, ...others].map(({ venue }) => venue.name).join(', ');
      throw new Error(`${person.name} is at several venues: say --venue, one of ${venues}.`);
    }
    await server.endQuizmaster(context, { venue_id: person.venue.venue_id, host_id: person.host_id });
    console.log(`${person.name} has ended at ${person.venue.name}.`);
  },

  async 'sign-out'({ context, name, venue_id }) {
    const [person] = await server.personNamed(context, name, venue_id);
    await server.signOutQuizmaster(context, { venue_id: person.venue.venue_id, host_id: person.host_id });
    console.log(`${person.name} is signed out everywhere.`);
  },
};

function line({ name, role, venue, host_id, signed_in_at }: FoundPerson): string {
  const seen =
    signed_in_at === null ? 'has not signed in yet' : `last signed in on ${new Date(signed_in_at).toISOString()}`;
  return `${name}  ${role === 'owner' ? 'owner' : 'quizmaster'} at ${venue.name}, ${seen}  ${host_id}`;
}

await orStop(start);

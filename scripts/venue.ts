import { signInAddress } from './house/sign-in-address.ts';
import { commandLine } from './launch/command-line.mjs';
import { orStop } from './launch/stop.mjs';

const { positionals, values } = commandLine({
  command: 'npm run venue',
  does: `Lists the venues of a server, or makes one with its first owner and prints the link that signs the owner in. The server
may run meanwhile; it is found by its settings, such as SNUG_DATA_DIR.`,
  takes: 'list | add NAME',
  options: {
    owner: {
      type: 'string',
      value: 'NAME',
      default: 'Quizmaster',
      means: 'what the first owner of a new venue is called',
    },
  },
  examples: ['npm run venue -- list', 'npm run venue -- add "The Anchor" --owner Kim'],
});
const { listVenues, openDatabaseAlongside, openNewVenue, readSettings } = await import('@snug/server');

await orStop(start);

async function start(): Promise<void> {
  const [what, name, ...rest] = positionals;
  const isList = what === 'list' && name === undefined;
  const isAdd = what === 'add' && name !== undefined && rest.length === 0;
  if (!isList && !isAdd) throw new Error('Say what: npm run venue -- list, or npm run venue -- add NAME');
  const settings = readSettings(process.env);
  const opened = await openDatabaseAlongside(settings);
  try {
    if (isAdd) {
      const { venue, link } = await openNewVenue(opened, { name, owner: values.owner });
      console.log(`${venue.name}  ${venue.venue_id}`);
      console.log(`${values.owner} signs in here, once, within a day: ${signInAddress(settings, link)}`);
    } else {
      for (const venue of await listVenues(opened)) console.log(`${venue.name}  ${venue.venue_id}`);
    }
  } finally {
    await opened.close();
  }
}

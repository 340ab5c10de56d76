import { chmod, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Whom } from '@snug/server';
import { commandLine } from './launch/command-line.mjs';
import { orStop } from './launch/stop.mjs';

const { values } = commandLine({
  command: 'npm run erase-player',
  does: `Says what is held about a player, exports it, and erases it when told to, while the server runs. The server is found by
its settings, such as SNUG_DATA_DIR. Exactly one of --email, --phone and --playerid says who.`,
  options: {
    email: { type: 'string', value: 'ADDRESS', means: 'the player with this e-mail address' },
    phone: { type: 'string', value: 'NUMBER', means: 'the player with this phone number' },
    playerid: { type: 'string', value: 'ID', means: 'the player with this id' },
    export: { type: 'string', value: 'FILE', means: 'writes what is held as JSON' },
    yes: { type: 'boolean', default: false, means: 'erases it for good; without it nothing is changed' },
  },
  examples: ['npm run erase-player -- --email bea@example.com --export bea.json --yes'],
});
const { isEmail, isPhone, phoneDigits } = await import('@snug/contract');
const { erase, findPerson, exportPersonalData, openDatabaseAlongside, readSettings } = await import('@snug/server');

await orStop(start);

async function start(): Promise<void> {
  const whom = whomOf(values);
  const opened = await openDatabaseAlongside(readSettings(process.env));
  try {
    const { store, keys } = opened;
    const held = await store.read(async (trx) => {
      const person = await findPerson(trx, whom);
      return person && exportPersonalData(trx, keys, person);
    });
    if (!held) throw new Error('Nobody here is known by that.');
    console.log(summary(held));
    if (values.export !== undefined) await keep(values.export, held);
    if (!values.yes) return console.log('Nothing was erased: say --yes to erase it for good.');
    const erased = await erase(opened, whom);
    if (!erased) throw new Error('Nobody here is known by that any more.');
    const { handedOver, disbanded, lingers } = erased;
    if (handedOver > 0) console.log(`${count(handedOver, 'team')} went to whoever has been on it longest.`);
    if (disbanded > 0) console.log(`${count(disbanded, 'team')} without anybody else was disbanded.`);
    if (lingers) console.log('The log of the database still holds it: somebody was reading. Stop the server once.');
    console.log('Erased. Backups made before still hold it: let them go within 35 days.');
  } finally {
    await opened.close();
  }
}

function whomOf({ email, phone, playerid }: { email?: string; phone?: string; playerid?: string }): Whom {
  const given = [email, phone, playerid].filter((value) => value !== undefined);
  if (given.length !== 1)
    throw new Error('Say who: npm run erase-player -- --email ADDRESS, --phone NUMBER or --playerid ID');
  if (playerid !== undefined) return { playerid };
  if (email !== undefined && isEmail(email.trim())) return { kind: 'email', contact: email.trim().toLowerCase() };
  if (phone !== undefined && isPhone(phone)) return { kind: 'phone', contact: phoneDigits(phone) };
  throw new Error(email === undefined ? 'That is no phone number.' : 'That is no e-mail address.');
}

/** Counts of the stored data without its content: others may read a terminal, and it is logged. */
function summary({ games, teams, pictures, surveys, invites }: Awaited<ReturnType<typeof exportPersonalData>>): string {
  const counts = [
    count(games.length, 'game'),
    count(teams.length, 'registered team'),
    count(pictures.length, 'picture'),
    count(surveys.length, 'survey answer'),
    count(invites.length, 'invite'),
  ];
  return `Held: ${counts.join(', ')}.`;
}

async function keep(file: string, held: unknown): Promise<void> {
  // npm runs this in the project's folder, but the path is relative to where the person is.
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), file);
  await writeFile(path, `${JSON.stringify(held, null, 2)}\n`, { mode: 0o600 });
  // The file may have been there, open to others.
  if (process.platform !== 'win32') await chmod(path, 0o600);
  console.log(path);
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

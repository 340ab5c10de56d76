import { commandLine } from './launch/command-line.mjs';
import { stop } from './launch/stop.mjs';

const { values } = commandLine({
  command: 'npm run abuse',
  does: `Plays one honest pub of 60 phones beside somebody at the same address who floods the server, and prints what the honest waited,
each flood beside quiet nights in the same run. Ends with 1 when joining or answering takes more than twice as long (p99), or
when anybody honest was refused. How long the slowest login took is printed too: while codes for invented e-mails are asked for, whoever
logs in on a new phone without having looked the game up waits in a line, up to a minute or so, and nothing is promised of that.`,
  options: {
    only: {
      type: 'string',
      value: 'NAME',
      means: 'one row: nothing, sockets, codes, exists, logins, teams, uploads, foreign or all',
    },
    nights: { type: 'string', value: 'N', default: '5', means: 'quiet and flooded nights for each row' },
  },
  examples: ['npm run abuse -- --only sockets', 'npm run abuse -- --nights 8'],
});
const nights = Number(values.nights);
if (!Number.isInteger(nights) || nights < 1) stop('--nights takes a whole number from 1 up.');
const { compare } = await import('./abuse/compare.ts');
const { floods, rateOf } = await import('./abuse/floods.ts');
const { brokenOf, headline, lineOf } = await import('./abuse/table.ts');
const { phones } = await import('./abuse/night.ts');

/** Without a flood first: what the machine alone makes of two equal nights. Together last. */
const every: Record<string, readonly string[]> = {
  nothing: [],
  ...Object.fromEntries(Object.keys(floods).map((name) => [name, [name]])),
  all: Object.keys(floods),
};
const names = Object.keys(every).filter((name) => values.only === undefined || values.only === name);
if (names.length === 0) stop(`--only takes one of ${Object.keys(every).join(', ')}.`);

console.log(
  `${phones} phones at one address, ${nights} quiet nights and ${nights} flooded ones a row, by turns, each on a server of its own.
Each figure is the median of the nights. The yardstick is the quiet night; "nothing" is quiet beside quiet, which is what this
machine adds by itself.
Somebody at the same address, in one process of low priority:`,
);
for (const name of Object.keys(floods)) console.log(`  ${name.padEnd(9)} ${rateOf(name)}`);
console.log(`\n${headline}`);
const broken: string[] = [];
const enough = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => enough.abort());
for (const name of names) {
  const plan = { name, floods: every[name] ?? [], nights, enough: enough.signal };
  // The servers have ended, and their folders are gone.
  const row = await compare(plan).catch((error: Error) => stop(error.message));
  console.log(lineOf(row));
  broken.push(...brokenOf(row));
  if (name === 'nothing' && broken.length > 0) {
    console.log(
      'This machine alone varies by more than is promised: what follows says little. Run it again when it is idle.',
    );
  }
}
console.log(broken.length === 0 ? '\nAll promises kept.' : `\n${broken.map((each) => `✗ ${each}`).join('\n')}`);
process.exit(broken.length === 0 ? 0 : 1);

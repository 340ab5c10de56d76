import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Pack } from '@snug/contract';
import { commandLine } from './launch/command-line.mjs';
import { stop } from './launch/stop.mjs';
import type { Rehearsed } from './rehearse/game.ts';

const { values } = commandLine({
  command: 'npm run rehearse',
  does: 'Plays a whole quiz night by bots, graded to the winners, over the real HTTP and WebSocket interfaces of a server of its own.',
  options: {
    pack: { type: 'string', value: 'FILE', means: 'plays this pack; without it, the demo quiz' },
    teams: {
      type: 'string',
      value: 'N',
      means: 'how many teams, from one for every character up; without it, so many',
    },
    deadline: { type: 'string', value: 'SECONDS', default: '60', means: 'breaks off after so long' },
    url: { type: 'string', value: 'ADDRESS', means: 'plays on a server that runs already; goes with --link' },
    link: { type: 'string', value: 'LINK', means: 'the sign-in link that the server printed when it started' },
  },
  examples: [
    'npm run rehearse -- --pack data/packs/friday.json --deadline 300',
    'npm run rehearse -- --pack scripts/rehearse/every-rule.json',
  ],
});
const { Pack: PackShape } = await import('@snug/contract/shapes');
const { playGame } = await import('./rehearse/game.ts');
const { inTempFolder, startServer } = await import('@snug/testing/program');
const { progressBar } = await import('./rehearse/progress.ts');
const { failures, newTally, standings, summary } = await import('./rehearse/tally.ts');
const { fewestTeams } = await import('./rehearse/teams.ts');

const settings = readSettings();
const tally = newTally();
const began = performance.now();
const deadline = new AbortController();
const timer = setTimeout(() => deadline.abort(), settings.deadlineMs);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => deadline.abort());
const questions = settings.pack.rounds.reduce((sum, round) => sum + round.questions.length, 0);
// One step per question, one per finished round, two before the first, one for the late ones and one for the winners.
const progress = progressBar(questions + settings.pack.rounds.length + 4);

let rehearsed: Rehearsed = { people: 'nobody', board: [] };
try {
  await inTempFolder(async (folder, started) => {
    const play = async () => {
      const server = settings.url === undefined ? await started(startServer(folder)) : undefined;
      const origin = settings.url ?? `http://127.0.0.1:${server?.port}`;
      const link = linkIn(settings.link ?? server?.link ?? '');
      return playGame({ ...settings, origin, link, tally, progress, timeUp: deadline.signal });
    };
    rehearsed = await Promise.race([play(), breakOff(deadline.signal)]);
  });
} catch (error) {
  tally.wrong.push(error instanceof Error ? error.message : String(error));
} finally {
  clearTimeout(timer);
  progress.end();
}

const failed = failures(tally);
console.log(`${settings.pack.title}`);
console.log(summary(tally, rehearsed.people, (performance.now() - began) / 1_000));
console.log(standings(rehearsed.board));
for (const sentence of failed) console.error(`✗ ${sentence}`);
// Sockets of an aborted rehearsal may still be open.
process.exit(failed.length === 0 ? 0 : 1);

/** Rejects when time is up, a moment after the waits that can say what they waited for. */
function breakOff(timeUp: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => reject(new Error('The rehearsal was broken off in the middle of a call.'));
    timeUp.addEventListener('abort', () => setTimeout(stop, 500));
  });
}

function readSettings() {
  try {
    const teams = Number(values.teams ?? fewestTeams);
    const deadlineMs = Number(values.deadline) * 1_000;
    if (!Number.isInteger(teams) || teams < fewestTeams) {
      throw new Error(`--teams takes a number from ${fewestTeams} up: every character needs a team.`);
    }
    if (!(deadlineMs > 0)) throw new Error('--deadline takes seconds.');
    if ((values.url === undefined) !== (values.link === undefined)) {
      throw new Error('--url and --link go together: the link is the one the server printed when it started.');
    }
    const url = values.url?.replace(/\/+$/, '');
    return { teams, deadlineMs, url, link: values.link, pack: readPack(values.pack) };
  } catch (error) {
    stop(error instanceof Error ? error.message : String(error));
  }
}

/** The pack in a file, relative to where the person is; without one the demo quiz. */
function readPack(file: string | undefined): Pack {
  const demo = fileURLToPath(new URL('../packages/server/packs/demo.json', import.meta.url));
  const path = file === undefined ? demo : resolve(process.env.INIT_CWD ?? process.cwd(), file);
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(error instanceof SyntaxError ? `${path} is not JSON.` : `${path} cannot be read.`);
  }
  const read = PackShape.safeParse(content);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new Error(`${path} is not a pack: look at ${issue?.path.join('.') || 'its first line'}.`);
}

/** The one-time token of a sign-in link, given as a URL or alone. */
function linkIn(text: string): string {
  return /#link=([^&\s]+)/.exec(text)?.[1] ?? text;
}

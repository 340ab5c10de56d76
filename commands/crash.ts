/**
 * `npm run crash`: kill -9 at random moments under load, then a start on the same data and a look at what was promised:
 * no acknowledged answer or submission missing, none twice, nothing told that is not on disk, no hole in a stream.
 * `-- --kills N` kills so often (100), `--seed N` throws the dice of an earlier run again.
 */
import { parseArgs } from 'node:util';
import { crash } from './crash/rig.ts';

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '100' }, seed: { type: 'string', default: String(Date.now() % 1e6) } },
});
const kills = Number(values.kills);
const seed = Number(values.seed);
if (!Number.isInteger(kills) || kills < 1 || !Number.isInteger(seed)) {
  console.error('--kills and --seed take whole numbers.');
  process.exit(1);
}

const began = performance.now();
const {
  kills: done,
  answers,
  submissions,
  heard,
  startMs,
  wrong,
} = await crash({
  kills,
  seed,
  progress: (done) => process.stdout.isTTY && process.stdout.write(`\r${done} of ${kills} kills`),
});
// The first say what happened; the rest follow from them.
for (const sentence of wrong.slice(0, 20)) console.error(`✗ ${sentence}`);
const seconds = Math.round((performance.now() - began) / 1_000);
console.log(
  `${process.stdout.isTTY ? '\r' : ''}${done} kills in ${seconds} s (seed ${seed}, a start takes ${Math.round(startMs)} ms): ` +
    `${answers} answers and ${submissions} submissions acknowledged, ${heard} messages heard, ` +
    `${wrong.length === 0 ? 'nothing lost and nothing doubled' : `${wrong.length} promises broken`}.`,
);
process.exit(wrong.length === 0 ? 0 : 1);

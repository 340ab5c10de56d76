import { commandLine } from './launch/command-line.mjs';
import { stop } from './launch/stop.mjs';

const { values } = commandLine({
  command: 'npm run crash',
  does: `Kills the server at random moments under load (kill -9), starts it on the same data and looks for what was promised: no
acknowledged answer, submission, grade, bonus, board or appeal missing, none twice, each change of a grade in its trail, nothing
told or shown that is not on disk, no hole in a stream, the figures of sponsors exact. Ends with how many of each were acknowledged.`,
  options: {
    kills: { type: 'string', value: 'N', default: '100', means: 'how often' },
    seed: { type: 'string', value: 'N', means: 'throws the dice of an earlier run again; without it, new ones' },
  },
  examples: ['npm run crash -- --kills 10 --seed 7'],
});
const kills = Number(values.kills);
const seed = Number(values.seed ?? Date.now() % 1e6);
if (!Number.isInteger(kills) || kills < 1 || !Number.isInteger(seed)) stop('--kills and --seed take whole numbers.');
const { crash } = await import('./crash/rig.ts');

const began = performance.now();
const {
  kills: done,
  answers,
  submissions,
  grades,
  points,
  boards,
  appeals,
  counted,
  received,
  startMs,
  wrong,
} = await crash({
  kills,
  seed,
  progress: (done) => process.stdout.isTTY && process.stdout.write(`\r${done} of ${kills} kills`),
});
// The first sentences say what happened; the rest follow from them.
for (const sentence of wrong.slice(0, 20)) console.error(`✗ ${sentence}`);
const seconds = Math.round((performance.now() - began) / 1_000);
console.log(
  `${process.stdout.isTTY ? '\r' : ''}${done} kills in ${seconds} s (seed ${seed}, a start takes ${Math.round(startMs)} ms): ` +
    `${answers} answers, ${submissions} submissions, ${grades} grades, ${points} bonuses, ${boards} boards, ${appeals} appeals and ` +
    `${counted} counts for sponsors acknowledged, ${received} messages received, ` +
    `${wrong.length === 0 ? 'nothing lost and nothing doubled' : `${wrong.length} promises broken`}.`,
);
process.exit(wrong.length === 0 ? 0 : 1);

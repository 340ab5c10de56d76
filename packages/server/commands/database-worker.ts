import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { Refusal } from '@snug/rules';
import { createCommitGroup } from '../database/commit-group.ts';
import { type Answer, type Errand, moment } from '../database/database-thread.ts';
import { threadDatabase } from '../database/dialect.ts';
import { type Engine, openEngine, type Step, type StepResult } from '../database/engine.ts';
import { StoreError, storeErrorOf } from '../database/store-error.ts';
import { turnWaitMs } from '../database/writer.ts';
import { systemRandom } from '../foundation/seams.ts';
import { type Command, type Committed, carryOut } from './commands.ts';

/** The thread that holds the writing connection of `openInWorker`. */
const port = parentPort as MessagePort;

const engine = open(workerData as string);
const group = createCommitGroup(engine);
const db = threadDatabase(group);
const done = { rows: [], changes: 0 };

let errands: Errand[] = [];
let answers: Answer[] = [];
let isAtWork = false;
let isClosing = false;
/** When the last wait for whoever else holds the file was in vain. */
let heldAt = Number.NEGATIVE_INFINITY;

port.postMessage({ opened: true });
port.on('message', (message: Errand[] | 'close') => {
  receive(message);
  if (!isAtWork) work();
});

function open(file: string): Engine {
  try {
    return openEngine(file, 'writer');
  } catch (error) {
    port.postMessage({ error: error instanceof Error ? error.message : String(error) });
    process.exit();
  }
}

function receive(message: Errand[] | 'close'): void {
  if (message === 'close') isClosing = true;
  else errands.push(...message);
}

/** Carries out all that has come, then puts it on disk and answers: whatever comes meanwhile is the next group. */
async function work(): Promise<void> {
  isAtWork = true;
  while (errands.length > 0) {
    const batch = errands;
    errands = [];
    for (const errand of batch) await handle(errand);
    answerThose();
    const more = receiveMessageOnPort(port);
    if (more) receive(more.message);
  }
  group.settle();
  answerThose();
  isAtWork = false;
  if (!isClosing) return;
  engine.close();
  port.close();
}

/** Those who need not wait for the disk, and after it all others. */
function answerThose(): void {
  if (answers.length > 0) port.postMessage(answers);
  answers = [];
}

async function handle(errand: Errand): Promise<void> {
  const { id } = errand;
  const failed = (error: unknown) => void answers.push(failure(id, error));
  try {
    if ('order' in errand) {
      if (moment() - errand.since >= turnWaitMs) throw new StoreError('The database is busy.', true);
      const result = await runWhole(errand.order, errand.since);
      group.release({ saved: () => void answers.push({ id, result }), failed });
    } else if (errand.step.op === 'release') {
      group.release({ saved: () => void answers.push({ id, result: done }), failed });
    } else {
      answers.push({ id, result: run(errand.step, errand.since) });
    }
  } catch (error) {
    failed(error);
  }
}

async function runWhole(command: Command, since: number): Promise<Committed> {
  try {
    run({ op: 'begin' }, since);
    return await carryOut(db, command, systemRandom);
  } catch (error) {
    group.run({ op: 'rollback' });
    throw error;
  }
}

function run(step: Step, since: number): StepResult {
  if (step.op !== 'begin') return group.run(step);
  try {
    // Who waited already while another waited in vain is not made to wait as long again.
    return group.run({ op: 'begin', hasWaited: since <= heldAt });
  } catch (error) {
    heldAt = moment();
    throw error;
  }
}

function failure(id: number, error: unknown): Answer {
  if (error instanceof Refusal) {
    const { status, detail, more, retryAfterS } = error;
    return { id, refused: { status, detail, more, retryAfterS } };
  }
  const { message, busy } = storeErrorOf(error);
  // A bug in a rule is looked for by where it happened.
  const stack = busy ? undefined : (error as Error).stack;
  return { id, failed: { message, busy, stack } };
}

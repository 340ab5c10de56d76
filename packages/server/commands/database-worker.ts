import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { createCommitGroup } from '../database/commit-group.ts';
import { moment, type ThreadRequest, type ThreadResponse } from '../database/database-thread.ts';
import { threadDatabase } from '../database/dialect.ts';
import { type Engine, openEngine, type Step, type StepResult } from '../database/engine.ts';
import { StoreError, storeErrorOf } from '../database/store-error.ts';
import { turnWaitMs } from '../database/writer.ts';
import { Refusal } from '../foundation/refusals.ts';
import { systemRandom } from '../foundation/seams.ts';
import { carryOutDeed, type Done, type Order } from './commands.ts';

/** The thread that holds the writing connection of `openInWorker`. */
const port = parentPort as MessagePort;

const engine = open(workerData as string);
const group = createCommitGroup(engine);
const db = threadDatabase(group);
const done = { rows: [], changes: 0 };

let errands: ThreadRequest[] = [];
let answers: ThreadResponse[] = [];
let isAtWork = false;
let isClosing = false;
/** When the last wait for whoever else holds the file was in vain. */
let heldAt = Number.NEGATIVE_INFINITY;

port.postMessage({ opened: true });
port.on('message', (message: ThreadRequest[] | 'close') => {
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

function receive(message: ThreadRequest[] | 'close'): void {
  if (message === 'close') isClosing = true;
  else errands.push(...message);
}

/** Carries out all that has come, then puts it on disk and answers: whatever comes meanwhile is the next group. */
async function work(): Promise<void> {
  isAtWork = true;
  while (errands.length > 0) {
    const batch = errands;
    errands = [];
    for (const errand of batch) await carryOut(errand);
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

async function carryOut(errand: ThreadRequest): Promise<void> {
  const { id } = errand;
  const failed = (error: unknown) => void answers.push(failure(id, error));
  try {
    if ('task' in errand) {
      if (moment() - errand.since >= turnWaitMs) throw new StoreError('The database is busy.', true);
      const result = await deed(errand.task as Order, errand.since);
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

async function deed(order: Order, since: number): Promise<Done<unknown>> {
  try {
    run({ op: 'begin' }, since);
    return await carryOutDeed(db, order, systemRandom);
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

function failure(id: number, error: unknown): ThreadResponse {
  if (error instanceof Refusal) {
    const { status, detail, more, retryAfterS } = error;
    return { id, refused: { status, detail, more, retryAfterS } };
  }
  const { message, busy } = storeErrorOf(error);
  // A bug in a rule is looked for by where it happened.
  const stack = busy ? undefined : (error as Error).stack;
  return { id, failed: { message, busy, stack } };
}

import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { Refusal } from '@snug/rules';
import { createCommitGroup } from '../database/commit-group.ts';
import { moment, type ThreadData, type ThreadRequest, type ThreadResponse } from '../database/database-thread.ts';
import { threadDatabase } from '../database/dialect.ts';
import { type Engine, openEngine, type Step, type StepResult } from '../database/engine.ts';
import { StoreError, storeErrorOf } from '../database/store-error.ts';
import { lockWaitMs } from '../database/writer.ts';
import { systemRandom } from '../foundation/seams.ts';
import { type Command, type CommandResult, executeCommand } from './commands.ts';

/** The program of the database's thread, which holds the writing connection. Its tasks are commands. */
const port = parentPort as MessagePort;

const { file, lockWaitMs: waitMs = lockWaitMs } = workerData as ThreadData;
const engine = open();
const group = createCommitGroup(engine);
const db = threadDatabase(group);
const done = { rows: [], changes: 0 };

let requests: ThreadRequest[] = [];
let responses: ThreadResponse[] = [];
let isAtWork = false;
let isClosing = false;
/** When a wait for another process that locks the file last timed out. */
let heldAt = Number.NEGATIVE_INFINITY;

port.postMessage({ opened: true });
port.on('message', (message: ThreadRequest[] | 'close') => {
  receive(message);
  if (!isAtWork) work();
});

function open(): Engine {
  try {
    return openEngine(file, 'writer');
  } catch (error) {
    port.postMessage({ error: error instanceof Error ? error.message : String(error) });
    process.exit();
  }
}

function receive(message: ThreadRequest[] | 'close'): void {
  if (message === 'close') isClosing = true;
  else requests.push(...message);
}

/** Handles all requests that have arrived, commits them together and responds: what arrives meanwhile is the next group. */
async function work(): Promise<void> {
  isAtWork = true;
  while (requests.length > 0) {
    const batch = requests;
    requests = [];
    for (const request of batch) await handle(request);
    respond();
    const more = receiveMessageOnPort(port);
    if (more) receive(more.message);
  }
  group.settle();
  respond();
  isAtWork = false;
  if (!isClosing) return;
  engine.close();
  port.close();
}

/** Sends the responses that need not wait for the disk, and after the commit all others. */
function respond(): void {
  if (responses.length > 0) port.postMessage(responses);
  responses = [];
}

async function handle(request: ThreadRequest): Promise<void> {
  const { id } = request;
  const failed = (error: unknown) => void responses.push(failure(id, error));
  try {
    if ('task' in request) {
      if (moment() - request.since >= waitMs) throw new StoreError('The database is busy.', true);
      const result = await runWhole(request.task as Command, request.since);
      group.release({ saved: () => void responses.push({ id, result }), failed });
    } else if (request.step.op === 'release') {
      group.release({ saved: () => void responses.push({ id, result: done }), failed });
    } else {
      responses.push({ id, result: run(request.step, request.since) });
    }
  } catch (error) {
    failed(error);
  }
}

async function runWhole(command: Command, since: number): Promise<CommandResult> {
  try {
    run({ op: 'begin' }, since);
    return await executeCommand(db, command, systemRandom);
  } catch (error) {
    group.run({ op: 'rollback' });
    throw error;
  }
}

function run(step: Step, since: number): StepResult {
  if (step.op !== 'begin') return group.run(step);
  try {
    // A request that already waited during another's timeout does not wait as long again.
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
  // Keeps where a bug in a rule happened.
  const stack = busy ? undefined : (error as Error).stack;
  return { id, failed: { message, busy, stack } };
}

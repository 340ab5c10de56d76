import { parentPort, workerData } from 'node:worker_threads';
import { type Engine, openEngine } from './engine.ts';
import type { Answer, Errand, HandsOptions } from './hands.ts';
import { storeErrorOf } from './store-error.ts';

/** The thread that holds the database connections of `openInWorker`. */
const { file, kind, connections } = workerData as HandsOptions;
const engines: Engine[] = [];

try {
  for (let n = 0; n < connections; n += 1) engines.push(openEngine(file, kind));
  parentPort?.postMessage({ opened: true });
} catch (error) {
  parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) });
  process.exit();
}

parentPort?.on('message', (errands: Errand[] | 'close') => {
  if (errands === 'close') {
    for (const engine of engines) engine.close();
    parentPort?.close();
    return;
  }
  parentPort?.postMessage(errands.map(carryOut));
});

function carryOut({ id, connection, step }: Errand): Answer {
  try {
    const engine = engines[connection];
    if (!engine) throw new Error(`There is no connection ${connection}.`);
    return { id, result: engine.run(step) };
  } catch (error) {
    const { message, busy } = storeErrorOf(error);
    return { id, error: { message, busy } };
  }
}

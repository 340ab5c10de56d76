import { Refused } from '../refused.ts';
import { type Watched, watched } from '../watched.ts';
import { type ChosenFile, type FileProblem, fileProblem } from './file-rules.ts';

/**
 * The state of a chosen file. `failed`: the server refused (`detail`), the network failed, or the reply had no url (ERR-37);
 * it can be tried again. `unfit`: it was never sent.
 */
export type Upload<F extends ChosenFile = File> = { readonly id: number; readonly file: F } & (
  | { readonly state: 'waiting' }
  /** How many percent have gone; undefined as long as nobody can tell. */
  | { readonly state: 'sending'; readonly percent?: number }
  | { readonly state: 'done'; readonly url: string }
  | { readonly state: 'failed'; readonly detail?: string }
  | { readonly state: 'unfit'; readonly problem: FileProblem }
);

/** Files that are uploaded one at a time, in the order they were chosen (RULE-18). */
export interface Uploads<F extends ChosenFile = File> extends Watched<readonly Upload<F>[]> {
  add(files: Iterable<F>): void;
  /** Retries a failed one: it goes to the end of the queue. */
  retry(id: number): void;
  /** Removes one from the list; an upload that has started still finishes. */
  remove(id: number): void;
  /** Resolves when nothing is waiting or uploading. */
  settled(): Promise<void>;
}

/**
 * Long: its verbs, which share one state.
 *
 * @param send Uploads one file, reports the percentage sent, and resolves with its url, undefined when the reply had none.
 *
 * @example
 * const uploads = createUploads(async (file) => (await uploadImage(call, updateTeamPhoto, { id }, file)).url);
 * uploads.add(input.files);
 */
export function createUploads<F extends ChosenFile = File>(
  send: (file: F, onSent: (percent: number) => void) => Promise<string | undefined>,
): Uploads<F> {
  const { get, set, subscribe } = watched<readonly Upload<F>[]>([]);
  let count = 0;
  let running: Promise<void> | undefined;

  function update(id: number, now: (upload: Upload<F>) => Upload<F>): void {
    set(get().map((each) => (each.id === id ? now(each) : each)));
  }

  const nextWaiting = (): Upload<F> | undefined => get().find(({ state }) => state === 'waiting');

  function run(): void {
    if (!running && nextWaiting()) running = sendAll();
  }

  async function sendAll(): Promise<void> {
    for (let next = nextWaiting(); next; next = nextWaiting()) {
      const { id, file } = next;
      update(id, () => ({ id, file, state: 'sending' }));
      const result = await attempt(file, (percent) => update(id, () => ({ id, file, state: 'sending', percent })));
      update(id, () => ({ id, file, ...result }));
    }
    // Synchronously: a file added right after this finds no upload running, and starts one.
    running = undefined;
  }

  async function attempt(
    file: F,
    onSent: (percent: number) => void,
  ): Promise<{ state: 'done'; url: string } | { state: 'failed'; detail?: string }> {
    try {
      const url = await send(file, onSent);
      return url ? { state: 'done', url } : { state: 'failed' };
    } catch (error) {
      return error instanceof Refused ? { state: 'failed', detail: error.detail } : { state: 'failed' };
    }
  }

  return {
    get,
    subscribe,

    add(files) {
      const added = Array.from(files, (file): Upload<F> => {
        const problem = fileProblem(file);
        count += 1;
        return problem ? { id: count, file, state: 'unfit', problem } : { id: count, file, state: 'waiting' };
      });
      set([...get(), ...added]);
      run();
    },

    retry(id) {
      const failed = get().find((each) => each.id === id && each.state === 'failed');
      if (!failed) return;
      set([...get().filter((each) => each !== failed), { id, file: failed.file, state: 'waiting' }]);
      run();
    },

    remove: (id) => set(get().filter((each) => each.id !== id)),

    settled: () => running ?? Promise.resolve(),
  };
}

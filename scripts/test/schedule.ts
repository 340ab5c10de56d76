import type { Step } from './step.ts';

/**
 * Runs steps side by side, in list order, each as soon as the steps it needs are finished and there is room.
 *
 * @param atOnce How many at the same time.
 * @param run Plays one step. A failed step does not stop the later ones: each reports for itself.
 */
export async function schedule(
  steps: readonly Step[],
  atOnce: number,
  run: (step: Step) => Promise<void>,
): Promise<void> {
  const waiting = [...steps];
  const isPending = new Set(steps.map(({ name }) => name));
  let running = 0;

  await new Promise<void>((resolve, reject) => {
    function begin(): void {
      if (isPending.size === 0) resolve();
      for (const step of [...waiting]) {
        if (running >= atOnce) return;
        if ((step.after ?? []).some((name) => isPending.has(name))) continue;
        waiting.splice(waiting.indexOf(step), 1);
        running += 1;
        run(step).then(() => {
          running -= 1;
          isPending.delete(step.name);
          begin();
        }, reject);
      }
    }
    begin();
  });
}

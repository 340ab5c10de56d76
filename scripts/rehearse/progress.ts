/** The progress of a long task. */
export interface Progress {
  /** One step further, in a chapter and at a place in it. */
  step(chapter: string, where?: string): void;
  end(): void;
}

const width = 28;

/** A bar on a terminal; elsewhere a plain line for each chapter. */
export function progressBar(steps: number, out: NodeJS.WriteStream = process.stdout): Progress {
  let done = 0;
  let last = '';

  const clear = (): void => void (out.isTTY && out.write('\r\x1b[2K'));
  return {
    step(chapter, where) {
      done = Math.min(done + 1, steps);
      if (out.isTTY) {
        clear();
        out.write(
          `${bar(done, steps)}  ${where === undefined ? chapter : `${chapter}, ${where}`}`.slice(0, out.columns - 1),
        );
      } else if (chapter !== last) out.write(`${chapter}\n`);
      last = chapter;
    },
    end: clear,
  };
}

/** `███████░░░  70 %` */
export function bar(done: number, steps: number): string {
  const share = steps === 0 ? 1 : done / steps;
  const full = Math.round(share * width);
  return `${'█'.repeat(full)}${'░'.repeat(width - full)} ${String(Math.floor(share * 100)).padStart(3)} %`;
}

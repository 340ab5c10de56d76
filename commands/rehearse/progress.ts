/** How far a long piece of work is. */
export interface Progress {
  /** One step further; `where` says to what. */
  step(where: string): void;
  /** A sentence of its own. */
  say(line: string): void;
  end(): void;
}

const width = 28;

/** A bar that fills on a terminal; elsewhere a plain line each time `where` begins a new chapter. */
export function progressBar(steps: number, out: NodeJS.WriteStream = process.stdout): Progress {
  let done = 0;
  let chapter = '';

  const clear = (): void => void (out.isTTY && out.write('\r\x1b[2K'));
  return {
    step(where) {
      done = Math.min(done + 1, steps);
      if (out.isTTY) {
        clear();
        out.write(`${bar(done, steps)} ${where}`.slice(0, (out.columns ?? 80) - 1));
        return;
      }
      const [next = where] = where.split(', ');
      if (next !== chapter) out.write(`${next}\n`);
      chapter = next;
    },
    say(line) {
      clear();
      out.write(`${line}\n`);
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

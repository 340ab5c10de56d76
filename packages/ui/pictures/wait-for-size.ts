/** Two seconds, for a box in something that is just opening (LIMIT-20). */
const TRIES = 40;
const EVERY_MS = 50;

/** Polls until a box has a size, and reports it once. The returned function stops it. */
export function waitForSize(measure: () => number, sized: (size: number) => void): () => void {
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const size = measure();
    if (size > 0) sized(size);
    else if (tries++ < TRIES) timer = setTimeout(look, EVERY_MS);
  };
  look();
  return () => clearTimeout(timer);
}

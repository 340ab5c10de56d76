/** LIMIT-20: two seconds, for a box in something that is just opening. */
const TRIES = 40;
const EVERY_MS = 50;

/** Looks until a box has a size, and says so once. What is returned stops it. */
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

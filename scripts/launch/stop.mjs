/** Prints one sentence and exits with 1. */
export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Prints the sentence of an error that is thrown, and exits with 1. */
export async function orStop(work) {
  try {
    return await work();
  } catch (error) {
    stop(error instanceof Error ? error.message : String(error));
  }
}

/** Prints one sentence and exits with 1. */
export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

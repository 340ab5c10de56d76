/** One sentence and a non-zero exit. */
export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

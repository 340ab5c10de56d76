/** A list of texts as the database keeps it: we wrote it ourselves, so it is one. */
export function listOf(json: string): string[] {
  return JSON.parse(json);
}

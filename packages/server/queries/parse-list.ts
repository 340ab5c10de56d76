/** Parses a stored list of texts. It is not validated: only the server writes the database. */
export function parseList(json: string): string[] {
  return JSON.parse(json);
}

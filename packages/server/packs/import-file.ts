import { importJson } from './import-json.ts';
import { type Imported, importPack } from './import-pack.ts';

/**
 * Reads a pack from a file: `.json` is a pack as the server writes it, everything else a spreadsheet of questions. Fetches nothing: of
 * pictures that will not be shown, since they are elsewhere than at these origins, it says so.
 */
export function importFile(bytes: Uint8Array, name: string, origins: readonly string[]): Imported {
  return /\.json$/i.test(name) ? importJson(bytes, origins) : importPack(bytes, name, origins);
}

import { importJson } from './import-json.ts';
import { type Imported, importPack } from './import-pack.ts';

/** Reads a pack from a file: `.json` is a pack as the server writes it, everything else a spreadsheet of questions. */
export function importFile(bytes: Uint8Array, name: string): Imported {
  return /\.json$/i.test(name) ? importJson(bytes) : importPack(bytes, name);
}

import { readFileSync } from 'node:fs';
import { WhiteLabel } from '@snug/contract/shapes';
import { demoVenueName } from './demo.ts';
import { SettingError } from './settings.ts';

/** The name of an own database's first venue until SNUG_VENUE says another. */
const plainName = 'Quiz Night';

/**
 * The content of `/venue.json`: the operator's file, or the demo venue's, or a plain one. Throws a SettingError for a file
 * that cannot be used.
 */
export function whiteLabelOf(file: string | undefined, isDemo: boolean): WhiteLabel {
  if (isDemo) return WhiteLabel.parse({ name: demoVenueName, texts: { eyebrow: 'Quiz night · Tuesday 8 pm' } });
  if (file === undefined) return WhiteLabel.parse({ name: plainName });
  let json: unknown;
  try {
    // Without the byte order mark that Windows' own tools write.
    json = JSON.parse(new TextDecoder().decode(readFileSync(file)));
  } catch {
    throw new SettingError(`SNUG_VENUE names ${file}, which cannot be read as JSON.`);
  }
  for (const key of ['night', 'day', 'both'])
    if (json && typeof json === 'object' && key in json)
      throw new SettingError(`SNUG_VENUE names ${file}, where "${key}" stands alone: a look goes into "theme".`);
  const read = WhiteLabel.safeParse(json);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  if (issue?.path[0] === 'theme')
    throw new SettingError(
      `SNUG_VENUE names ${file}, where "theme" is neither pub, taproom, bingo, plain or clear nor a look of your own; npm run theme -- check ${file} says more.`,
    );
  throw new SettingError(`SNUG_VENUE names ${file}, where "${issue?.path.join('.')}" is not right: ${issue?.message}.`);
}

import { dirname, join } from 'node:path';
import type { SiteFolders } from '../http/site.ts';
import type { Settings } from './settings.ts';

/** The built pages, where the repository builds them. */
export function builtSites(renderer: Settings['renderer']): SiteFolders {
  // The package's folder: this file is in a folder of it as source, and in `dist` when built.
  const server = dirname(import.meta.dirname);
  const folder = (path: string) => join(server, '../..', path);
  return {
    venue: folder(renderer === 'react' ? 'sites/venue/dist-react' : 'sites/venue/dist'),
    console: folder('sites/quizmaster/dist'),
    embed: folder('packages/embed/dist'),
    examples: folder('packages/embed/examples'),
    storybook: folder('storybook-static'),
    demoPictures: join(server, 'packs/pictures'),
  };
}

export { backUp } from './backup.ts';
export { createServer, routes, type ServerOptions, type SnugServer } from './create-server.ts';
export { dataFolderAt } from './data-folder.ts';
export { openApi } from './openapi.ts';
export { type Clock, type Random, systemClock, systemRandom } from './seams.ts';
export { readSettings, SettingError, type Settings } from './settings.ts';
export type { SiteFolders } from './site.ts';

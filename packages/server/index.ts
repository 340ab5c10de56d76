export { createServer, type ServerOptions, type SnugServer } from './create-server.ts';
export { findPerson, type Whom } from './database/person.ts';
export { type Clock, type Random, systemClock, systemRandom } from './foundation/seams.ts';
export { openApi } from './http/openapi/document.ts';
export { routes } from './http/routes.ts';
export type { SiteFolders } from './http/site.ts';
export { backUp } from './operations/backup.ts';
export { dataFolderAt } from './operations/data-folder.ts';
export { type Erased, erase } from './operations/erase.ts';
export { exportPersonalData } from './operations/export-personal-data.ts';
export {
  addPackTo,
  endQuizmaster,
  type FoundPerson,
  freshLink,
  inviteQuizmaster,
  listPeople,
  listVenues,
  openNewVenue,
  personNamed,
  signOutQuizmaster,
  venueNamed,
} from './operations/house.ts';
export { type AlongsideSettings, openDatabaseAlongside } from './operations/open-database-alongside.ts';
export { readSettings, SettingError, type Settings } from './operations/settings.ts';

import { ads } from './ads.ts';
import { answers } from './answers.ts';
import { feedback } from './feedback.ts';
import { games } from './games.ts';
import { images } from './images.ts';
import { invites } from './invites.ts';
import { people } from './people.ts';
import { registeredTeams } from './registered-teams.ts';
import type { RequestContext } from './request-context.ts';
import { session } from './session.ts';
import { surveys } from './surveys.ts';
import { teams } from './teams.ts';

/** Everything the fake server answers by itself, by the names of the rows. */
const handlers = {
  ...session,
  ...games,
  ...answers,
  ...people,
  ...teams,
  ...invites,
  ...images,
  ...registeredTeams,
  ...surveys,
  ...ads,
  ...feedback,
};

/** The handler of a row; undefined for a row that nothing answers. */
export function handlerOf(name: string): ((request: RequestContext) => unknown) | undefined {
  // Each is typed by its own row; by its name alone, what it takes and answers is not known.
  return (handlers as Readonly<Record<string, (request: never) => unknown>>)[name] as
    | ((request: RequestContext) => unknown)
    | undefined;
}

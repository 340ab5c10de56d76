import { ads } from './ads.ts';
import { answers } from './answers.ts';
import { feedback } from './feedback.ts';
import { games } from './games.ts';
import { grading } from './grading.ts';
import { images } from './images.ts';
import { invites } from './invites.ts';
import { myData } from './my-data.ts';
import { people } from './people.ts';
import { photos } from './photos.ts';
import { registeredTeams } from './registered-teams.ts';
import type { RequestContext } from './request-context.ts';
import { session } from './session.ts';
import { sponsorPages } from './sponsor-pages.ts';
import { surveys } from './surveys.ts';
import { teams } from './teams.ts';

/** The calls that the fake server answers by itself, by the names of their rows. */
const handlers = {
  ...session,
  ...myData,
  ...games,
  ...answers,
  ...people,
  ...teams,
  ...invites,
  ...images,
  ...photos,
  ...registeredTeams,
  ...surveys,
  ...sponsorPages,
  ...ads,
  ...feedback,
  ...grading,
};

/** The handler of a row; undefined if there is none. */
export function handlerOf(name: string): ((request: RequestContext) => unknown) | undefined {
  // Each handler has its own row's types, which TypeScript cannot infer from the name alone.
  return (handlers as Readonly<Record<string, (request: never) => unknown>>)[name] as
    | ((request: RequestContext) => unknown)
    | undefined;
}

import { ads } from './ads.ts';
import { answers } from './answers.ts';
import type { Asked } from './asked.ts';
import { feedback } from './feedback.ts';
import { game } from './game.ts';
import { images } from './images.ts';
import { invites } from './invites.ts';
import { people } from './people.ts';
import { registeredTeams } from './registered-teams.ts';
import { session } from './session.ts';
import { survey } from './survey.ts';
import { teams } from './teams.ts';

/** Everything the fake server answers by itself, by the names of the rows. */
const families = {
  ...session,
  ...game,
  ...answers,
  ...people,
  ...teams,
  ...invites,
  ...images,
  ...registeredTeams,
  ...survey,
  ...ads,
  ...feedback,
};

/** What answers a row; undefined for a row that nothing answers. */
export function handlerOf(name: string): ((asked: Asked) => unknown) | undefined {
  // Each is typed by its own row; by its name alone, what it takes and answers is not known.
  return (families as Readonly<Record<string, (asked: never) => unknown>>)[name] as
    | ((asked: Asked) => unknown)
    | undefined;
}

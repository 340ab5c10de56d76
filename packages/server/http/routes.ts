import { ads } from './calls/ads.ts';
import { answers } from './calls/answers.ts';
import { display } from './calls/display.ts';
import { feedback } from './calls/feedback.ts';
import { gameTeams } from './calls/game-teams.ts';
import { games } from './calls/games.ts';
import { grading } from './calls/grading.ts';
import { images } from './calls/images.ts';
import { invites } from './calls/invites.ts';
import { lobby } from './calls/lobby.ts';
import { myData } from './calls/my-data.ts';
import { packs } from './calls/packs.ts';
import { people } from './calls/people.ts';
import { photos } from './calls/photos.ts';
import { planning } from './calls/planning.ts';
import { quizmaster } from './calls/quizmaster.ts';
import { registeredTeams } from './calls/registered-teams.ts';
import { rehearsal } from './calls/rehearsal.ts';
import { session } from './calls/session.ts';
import { sponsorPages } from './calls/sponsor-pages.ts';
import { sponsors } from './calls/sponsors.ts';
import { survey } from './calls/survey.ts';
import { venues } from './calls/venues.ts';
import type { Rule } from './policy.ts';
import type { CallFamily, Route } from './route.ts';

/** Every call of the contract, by family, in the order of the document. */
export const families: readonly CallFamily[] = [
  session,
  myData,
  games,
  people,
  gameTeams,
  invites,
  answers,
  feedback,
  images,
  photos,
  survey,
  ads,
  registeredTeams,
  quizmaster,
  lobby,
  planning,
  grading,
  display,
  venues,
  packs,
  rehearsal,
  sponsors,
  sponsorPages,
];

export const routes: readonly Route[] = families.flatMap(({ calls }) => calls);

/** Who may make which call. */
export const policy: Readonly<Record<string, Rule>> = Object.fromEntries(
  routes.map(({ call, allow }) => [call.name, allow]),
);

import type { Usage } from '../launch/command-line.mjs';
import { descriptionOf, proofs } from './where.ts';

/** The help is built from the table that counts, so that the two cannot differ. */
export const usage = {
  command: 'npm run requirements',
  does: `How many rows of tests/requirements.md are proven, half proven and open, per group.

A test counts for the rows that its name begins with ("JOIN-05, JOIN-06 …"), or the name of a suite around it; in a name
like "%s …" or "$row …" the row stands in the table of test.each. Not counted: skipped, todo, fixme, conditional and
failing tests, tests without a body, stories without a play, and whatever is only written somewhere as a text.

What a row needs stands in its column "Where". It is proven when each part has a test, half when some have, else open:

${tableOfProofs()}

A test renders when it is a *.test.tsx in a browser or a story with a play, of one of these folders, or a journey
(tests/journeys/*.spec.ts), which plays every screen. The table is scripts/requirements/where.ts: whoever builds a screen
names its folder there. A word of "Where" that it does not know is an error.`,
  takes: '[GROUP … | ID …]',
  options: {
    open: {
      type: 'boolean',
      default: false,
      means: 'the rows of all groups, or of these, that are half or open, and which test each lacks',
    },
    where: {
      type: 'boolean',
      default: false,
      means: 'the tests that count for each of these rows, as file:line: name',
    },
  },
  examples: ['npm run requirements -- --open JOIN', 'npm run requirements -- --where JOIN-05'],
} as const satisfies Usage;

function tableOfProofs(): string {
  const wheres = Map.groupBy(Object.entries(proofs), ([, proof]) => descriptionOf(proof));
  return [...wheres].map(([said, of]) => `  ${of.map(([where]) => where).join('; ')}\n      ${said}`).join('\n');
}

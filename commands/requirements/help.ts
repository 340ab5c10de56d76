import { proofs, saidOf } from './where.ts';

/** Built from the table that counts, so that neither says anything else than the other. */
export const help = `npm run requirements: how many rows of tests/requirements.md are proven, per group

  npm run requirements                         proven, half and open rows of each group
  npm run requirements -- --open [GROUP …]     the rows that are half or open, and which test each lacks
  npm run requirements -- --where ID …         the tests that count for a row, as file:line: name
  npm run requirements -- --help               this text

A test counts for the rows that its name begins with ("JOIN-05, JOIN-06 …"), or the name of a suite around it; in a name
like "%s …" or "$row …" the row stands in the table of test.each. Not counted: skipped, todo, fixme, conditional and
failing tests, tests without a body, stories without a play, and whatever is only written somewhere as a text.

What a row needs stands in its column "Where". It is proven when each part has a test, half when some have, else open:

${tableOfProofs()}

A test renders when it is a *.test.tsx in a browser or a story with a play, of one of these folders, or a journey
(tests/journeys/*.spec.ts), which plays every screen. The table is commands/requirements/where.ts: whoever builds a screen
names its folder there. A word of "Where" that it does not know is an error.`;

function tableOfProofs(): string {
  const wheres = Map.groupBy(Object.entries(proofs), ([, proof]) => saidOf(proof));
  return [...wheres].map(([said, of]) => `  ${of.map(([where]) => where).join('; ')}\n      ${said}`).join('\n');
}

import type { DeedName } from '../faults.ts';
import type { Sent } from '../network/wire.ts';
import type { World } from '../world.ts';
import type { Checker } from './checker.ts';
import { replyOf } from './readings.ts';

/** Counts what was done, so that a run in which something never happens fails. */
export function deeds({ faults }: World): Checker {
  return {
    answered(sent, reply) {
      if (reply.status !== 200) return;
      const name = deedIn(sent);
      if (name === undefined) return;
      const isLate = name === 'submitted' && replyOf<{ status?: string }>(reply).status === 'late';
      if (name === 'answered-late' && replyOf<{ status?: string }>(reply).status !== 'late') return;
      faults.did(isLate ? 'submitted-late' : name);
    },
  };
}

const paths: readonly [RegExp, DeedName][] = [
  [/\/submit$/, 'submitted'],
  [/\/game\/answer$/, 'answered-late'],
  [/\/suggestanswer$/, 'suggested'],
  [/\/double$/, 'doubled'],
  [/\/reset$/, 'reset'],
  [/\/recall$/, 'recalled'],
  [/\/reveal$/, 'told'],
  [/\/nudge$/, 'nudged'],
  [/\/accept-late$/, 'let-in-late'],
  [/\/kick$/, 'kicked'],
  [/\/promote/, 'promoted'],
  [/\/drop/, 'dropped'],
  [/\/approve\/join-request$/, 'admitted'],
];

function deedIn({ url }: Sent): DeedName | undefined {
  return paths.find(([path]) => path.test(url))?.[1];
}

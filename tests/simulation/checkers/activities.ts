import type { ActivityName, SentRequest, World } from '@snug/testing/simulation';
import type { Checker } from './checker.ts';
import { replyOf } from './request-contents.ts';

/** Counts what test players do, so that a run in which something never happens fails. */
export function countActivities({ faults }: World): Checker {
  return {
    responseSent(sent, reply) {
      if (reply.status !== 200) return;
      const name = activityIn(sent);
      if (name === undefined) return;
      const isLate = name === 'submitted' && replyOf<{ status?: string }>(reply).status === 'late';
      if (name === 'answered-late' && replyOf<{ status?: string }>(reply).status !== 'late') return;
      faults.did(isLate ? 'submitted-late' : name);
    },
  };
}

const paths: readonly [RegExp, ActivityName][] = [
  [/\/submit$/, 'submitted'],
  [/\/game\/answer$/, 'answered-late'],
  [/\/suggestanswer$/, 'suggested'],
  [/\/double$/, 'doubled'],
  [/\/reset$/, 'reset'],
  [/\/recall$/, 'recalled'],
  [/\/reveal$/, 'revealed'],
  [/\/nudge$/, 'nudged'],
  [/\/accept-late$/, 'let-in-late'],
  [/\/kick$/, 'kicked'],
  [/\/promote/, 'promoted'],
  [/\/drop/, 'dropped'],
  [/\/grades$/, 'graded'],
  [/\/accepted$/, 'respelt'],
  [/\/board$/, 'published'],
  [/\/adjustments$/, 'adjusted'],
  [/\/withdraw$/, 'withdrawn'],
  [/\/appeal$/, 'contested'],
  [/\/appeals\/\w+$/, 'decided'],
  [/\/paper$/, 'on-paper'],
  [/\/approve\/join-request$/, 'admitted'],
];

function activityIn({ url }: SentRequest): ActivityName | undefined {
  return paths.find(([path]) => path.test(url))?.[1];
}

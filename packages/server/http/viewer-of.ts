import type { Viewer } from '../commands/viewer.ts';
import { surveyIdentitiesOf } from '../queries/survey-identity.ts';
import type { RequestContext } from './route.ts';

/** Whom a call counts for. Whoever waits for a team is on none. */
export function viewerOf({
  context,
  actor,
  player,
}: Pick<RequestContext<never>, 'context' | 'actor' | 'player'>): Viewer {
  return { who: surveyIdentitiesOf(context.keys, actor), isOnTeam: player?.status === 'joined' };
}

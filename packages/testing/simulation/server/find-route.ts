import type { Route } from '../../../server/http/route.ts';
import { routes } from '../../../server/http/routes.ts';

interface Candidate {
  readonly route: Route;
  /** Of its path; a parameter is in braces. */
  readonly segments: readonly string[];
}

/** Routes by method and number of path segments, those without parameters first. */
const candidates = Map.groupBy(
  routes
    .map((route): Candidate => ({ route, segments: route.call.path.split('/') }))
    .sort((one, other) => Number(one.segments.some(isParameter)) - Number(other.segments.some(isParameter))),
  ({ route, segments }) => `${route.call.method} ${segments.length}`,
);

/** The route of a method and path, with the values of its parameters. */
export function findRoute(method: string, path: string): { route: Route; params: Record<string, string> } | undefined {
  const asked = path.split('/');
  const found = candidates
    .get(`${method} ${asked.length}`)
    ?.find(({ segments }) =>
      segments.every((segment, place) => (isParameter(segment) ? asked[place] !== '' : asked[place] === segment)),
    );
  if (!found) return undefined;
  const params: Record<string, string> = {};
  for (const [place, segment] of found.segments.entries()) {
    if (isParameter(segment)) params[segment.slice(1, -1)] = decodeURIComponent(asked[place] ?? '');
  }
  return { route: found.route, params };
}

function isParameter(segment: string): boolean {
  return segment.startsWith('{');
}

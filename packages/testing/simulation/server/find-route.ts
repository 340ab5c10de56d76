import type { Route } from '../../../server/http/route.ts';
import { routes } from '../../../server/http/routes.ts';

interface Candidate {
  readonly route: Route;
  readonly segments: readonly Segment[];
}

interface Segment {
  readonly text: string;
  /** Names a parameter. */
  readonly isParameter: boolean;
}

/** Routes by method and number of path segments, those without parameters first. */
const candidates = new Map<string, Candidate[]>();
for (const route of routes) {
  const segments = route.call.path.split('/').map((segment) => {
    const isParameter = segment.startsWith('{');
    return { text: isParameter ? segment.slice(1, -1) : segment, isParameter };
  });
  const key = `${route.call.method} ${segments.length}`;
  const others = candidates.get(key) ?? [];
  const candidate = { route, segments };
  const hasParameter = segments.some(({ isParameter }) => isParameter);
  candidates.set(key, hasParameter ? [...others, candidate] : [candidate, ...others]);
}

/** The route of a method and path, with the values of its parameters. */
export function findRoute(method: string, path: string): { route: Route; params: Record<string, string> } | undefined {
  const asked = path.split('/');
  for (const { route, segments } of candidates.get(`${method} ${asked.length}`) ?? []) {
    if (!matches(segments, asked)) continue;
    const params: Record<string, string> = {};
    for (const [place, { text, isParameter }] of segments.entries()) {
      if (isParameter) params[text] = decodeURIComponent(asked[place] ?? '');
    }
    return { route, params };
  }
  return undefined;
}

function matches(segments: readonly Segment[], asked: readonly string[]): boolean {
  for (let place = 0; place < segments.length; place += 1) {
    const segment = segments[place];
    if (segment?.isParameter ? asked[place] === '' : asked[place] !== segment?.text) return false;
  }
  return true;
}

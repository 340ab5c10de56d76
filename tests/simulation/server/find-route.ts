import type { Route } from '../../../packages/server/http/route.ts';
import { routes } from '../../../packages/server/http/routes.ts';

interface Way {
  readonly route: Route;
  readonly segments: readonly Segment[];
}

interface Segment {
  readonly text: string;
  /** Names a parameter. */
  readonly isOpen: boolean;
}

/** Calls by method and how many segments their path has, those without parameters first. */
const ways = new Map<string, Way[]>();
for (const route of routes) {
  const segments = route.call.path.split('/').map((segment) => {
    const isOpen = segment.startsWith('{');
    return { text: isOpen ? segment.slice(1, -1) : segment, isOpen };
  });
  const key = `${route.call.method} ${segments.length}`;
  const others = ways.get(key) ?? [];
  const way = { route, segments };
  ways.set(key, segments.some(({ isOpen }) => isOpen) ? [...others, way] : [way, ...others]);
}

/** The row that a method and a path belong to, with the values of its parameters. */
export function findRoute(method: string, path: string): { route: Route; params: Record<string, string> } | undefined {
  const asked = path.split('/');
  for (const { route, segments } of ways.get(`${method} ${asked.length}`) ?? []) {
    if (!fits(segments, asked)) continue;
    const params: Record<string, string> = {};
    for (const [place, { text, isOpen }] of segments.entries()) {
      if (isOpen) params[text] = decodeURIComponent(asked[place] ?? '');
    }
    return { route, params };
  }
  return undefined;
}

function fits(segments: readonly Segment[], asked: readonly string[]): boolean {
  for (let place = 0; place < segments.length; place += 1) {
    const segment = segments[place];
    if (segment?.isOpen ? asked[place] === '' : asked[place] !== segment?.text) return false;
  }
  return true;
}

import type { Route } from '../../../packages/server/route.ts';
import { routes } from '../../../packages/server/routes.ts';

interface Way {
  readonly route: Route;
  readonly segments: readonly string[];
}

/** Calls by method and how many segments their path has, those without parameters first. */
const ways = new Map<string, Way[]>();
for (const route of routes) {
  const segments = route.call.path.split('/');
  const key = `${route.call.method} ${segments.length}`;
  const isFixed = !route.call.path.includes('{');
  const others = ways.get(key) ?? [];
  ways.set(key, isFixed ? [{ route, segments }, ...others] : [...others, { route, segments }]);
}

/** The row that a method and a path belong to, with the values of its parameters. */
export function findRoute(method: string, path: string): { route: Route; params: Record<string, string> } | undefined {
  const asked = path.split('/');
  for (const { route, segments } of ways.get(`${method} ${asked.length}`) ?? []) {
    const params: Record<string, string> = {};
    const fits = segments.every((segment, place) => {
      const value = asked[place] ?? '';
      if (!segment.startsWith('{')) return segment === value;
      params[segment.slice(1, -1)] = decodeURIComponent(value);
      return value !== '';
    });
    if (fits) return { route, params };
  }
  return undefined;
}

import type { Http } from './seams.ts';

/**
 * Cookies for programs without a browser: bots, rehearsals, tests. Keeps only name and value.
 *
 * @example
 * const jar = cookieJar();
 * const client = createClient({ origin, seams: { http: jar.http, cookies: jar.cookies } });
 */
export function cookieJar(http: Http = (input, init) => globalThis.fetch(input, init)): {
  http: Http;
  cookies: () => string;
} {
  const kept = new Map<string, string>();
  const cookies = (): string => Array.from(kept, ([name, value]) => `${name}=${value}`).join('; ');

  return {
    cookies,
    async http(input, init) {
      const headers = new Headers(init?.headers);
      if (kept.size > 0) headers.set('cookie', cookies());
      const response = await http(input, { ...init, headers });
      for (const line of response.headers.getSetCookie()) {
        const [, name, value] = /^([^=;]+)=([^;]*)/.exec(line) ?? [];
        if (name !== undefined && value !== undefined) kept.set(name.trim(), value.trim());
      }
      return response;
    },
  };
}

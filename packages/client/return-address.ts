/** These lead back to logging in, or on to somewhere a stranger chose. */
const closed = /^\/(auth|sl|invite)(\/|$)/;
/** C0 controls, delete and backslash: browsers drop or turn them, and what looked like a path is a host. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this refuses
const unsafe = /[\u0000-\u001f\u007f\\]/;

/**
 * Where to go after a login: the given address if it is a path of our own, else '/' (H46). The fragment is dropped.
 * Go there by the router; never by `location = text`.
 */
export function returnAddress(previous: unknown, origin: string): string {
  if (typeof previous !== 'string' || previous.length > 512 || unsafe.test(previous)) return '/';
  if (previous[0] !== '/' || previous[1] === '/') return '/';
  let url: URL;
  try {
    url = new URL(previous, origin);
  } catch {
    return '/';
  }
  const isOurs = url.origin === new URL(origin).origin && url.username === '' && url.password === '';
  if (!isOurs || url.pathname.startsWith('//') || closed.test(url.pathname)) return '/';
  return url.pathname + url.search;
}

/** Paths that lead back to the login or on to a foreign address. Routing ignores case and decodes escapes. */
const closed = /^\/(auth|sl|invite)(\/|$)/i;
/** C0 controls, delete and backslash: browsers drop or convert them, which turns a path into a host. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this refuses
const unsafe = /[\u0000-\u001f\u007f\\]/;
const maxLength = 512;

/**
 * Where to go after a login: the given address if it is a path on this site, else '/' (H46). The fragment is dropped.
 * Navigate with the router, never with `location = text`.
 */
export function returnAddress(previous: unknown, origin: string): string {
  if (typeof previous !== 'string' || previous.length > maxLength || unsafe.test(previous)) return '/';
  if (previous[0] !== '/' || previous[1] === '/') return '/';
  try {
    const url = new URL(previous, origin);
    const isOurs = url.origin === new URL(origin).origin && url.username === '' && url.password === '';
    if (!isOurs || url.pathname.startsWith('//') || closed.test(decodeURI(url.pathname))) return '/';
    const address = url.pathname + url.search;
    // Encoded, it may be longer than before and would be refused the next time.
    return address.length > maxLength ? '/' : address;
  } catch {
    return '/';
  }
}

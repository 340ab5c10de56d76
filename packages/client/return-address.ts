/** These lead back to logging in, or on to somewhere a stranger chose. Routes tell no capitals apart, and read escapes. */
const closed = /^\/(auth|sl|invite)(\/|$)/i;
/** C0 controls, delete and backslash: browsers drop or turn them, and what looked like a path is a host. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this refuses
const unsafe = /[\u0000-\u001f\u007f\\]/;
const maxLength = 512;

/**
 * Where to go after a login: the given address if it is a path of our own, else '/' (H46). The fragment is dropped.
 * Go there by the router; never by `location = text`.
 */
export function returnAddress(previous: unknown, origin: string): string {
  if (typeof previous !== 'string' || previous.length > maxLength || unsafe.test(previous)) return '/';
  if (previous[0] !== '/' || previous[1] === '/') return '/';
  try {
    const url = new URL(previous, origin);
    const isOurs = url.origin === new URL(origin).origin && url.username === '' && url.password === '';
    if (!isOurs || url.pathname.startsWith('//') || closed.test(decodeURI(url.pathname))) return '/';
    const address = url.pathname + url.search;
    // Encoded it may be longer than it was, and would be refused the next time.
    return address.length > maxLength ? '/' : address;
  } catch {
    return '/';
  }
}

/**
 * Whether a page has the site's header: all but the login and the pages at /invite and /sl (MENU-02, OPEN-72).
 */
export function hasHeader(path: string): boolean {
  return !/^\/(auth|invite|sl)(\/|$)/.test(path);
}

/** Whether a page is a game, which has its own header and background. */
export function isGame(path: string): boolean {
  return path.startsWith('/game/');
}

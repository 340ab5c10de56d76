/** Whether a page stands under the site's header: all but the login (MENU-02, OPEN-72) and the other addresses of the same screens. */
export function hasHeader(path: string): boolean {
  return !/^\/(auth|invite|sl)(\/|$)/.test(path);
}

/** Whether a page is a game, which has a header and a light of its own. */
export function isGame(path: string): boolean {
  return path.startsWith('/game/');
}

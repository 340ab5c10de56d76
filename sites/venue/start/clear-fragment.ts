/**
 * Takes the fragment out of the address before anything else reads it. A login token may stand there (START-04);
 * nobody may be logged in by a link that the server has not proven (H47, H49), so for now it is only cleared.
 */
export function clearFragment(): void {
  if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
}

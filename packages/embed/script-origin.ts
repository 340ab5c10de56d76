/**
 * Where this script came from, which is where the game server is. Read from the module's own address:
 * a page may load Snug twice from two servers, and `document.currentScript` does not exist for modules.
 * Undefined in a bundle of the page's own, or on a server: then the attribute `origin` must say it.
 */
export const scriptOrigin: string | undefined = originOf(import.meta.url);

function originOf(address: string): string | undefined {
  if (!/^https?:/.test(address)) return undefined;
  const { origin, pathname } = new URL(address);
  return pathname.startsWith('/embed/') ? origin : undefined;
}

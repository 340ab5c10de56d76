/**
 * The script's origin, which is the game server's. Read from the module's own address, since `document.currentScript` is
 * null for modules and a page may load Snug from two servers. Undefined in a page's own bundle or on a server: then the
 * attribute `origin` is required.
 */
export const scriptOrigin: string | undefined = originOf(import.meta.url);

function originOf(address: string): string | undefined {
  if (!/^https?:/.test(address)) return undefined;
  const { origin, pathname } = new URL(address);
  return pathname.startsWith('/embed/') ? origin : undefined;
}

/** Pages that may send changes and open sockets: our own, and those the operator registered. */
export interface Origins {
  allows(origin: string, hostHeader: string | undefined): boolean;
  /** The origin of our own pages, as whoever sends this Host header has it. */
  ours(hostHeader: string | undefined): string | undefined;
  /** People reach us by https, so cookies say Secure. */
  readonly secure: boolean;
}

/**
 * Our own page is the one whose host is the host it asks, whatever the scheme: a proxy in front may have taken the TLS
 * off. Nothing here authenticates by itself, so a rebound name gains nothing.
 */
export function createOrigins(publicUrl: string | undefined, registered: readonly string[]): Origins {
  const known = new Set([...(publicUrl ? [publicUrl] : []), ...registered]);
  return {
    ours: (hostHeader) =>
      publicUrl ?? (URL.canParse(`http://${hostHeader}`) ? new URL(`http://${hostHeader}`).origin : undefined),
    secure: publicUrl?.startsWith('https:') ?? false,
    allows(origin, hostHeader) {
      if (known.has(origin)) return true;
      return URL.canParse(origin) && hostHeader !== undefined && new URL(origin).host === hostOf(origin, hostHeader);
    },
  };
}

/** The Host header as the origin's own scheme writes it: without that scheme's usual port. */
function hostOf(origin: string, hostHeader: string): string | undefined {
  const text = `${new URL(origin).protocol}//${hostHeader}`;
  return URL.canParse(text) ? new URL(text).host : undefined;
}

/** The address for people who cannot scan: without its scheme, and without the code, which they enter there. */
export function typedAddress(join_url: string): string {
  const { host, pathname } = new URL(join_url);
  return host + pathname;
}

/** Whether an address leads each device to itself, so that no other device gets anywhere by it. */
export function isLoopbackAddress(address: string): boolean {
  const { hostname } = new URL(address);
  return hostname === '[::1]' || /^127\.|(^|\.)localhost$/.test(hostname);
}

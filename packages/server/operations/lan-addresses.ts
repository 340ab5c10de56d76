import { networkInterfaces } from 'node:os';

/** The addresses at which phones on the same Wi-Fi reach this machine. */
export function lanAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}

/** Whether a server on this host listens on every address of the machine. */
export function isEverywhere(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}

/** The origin of a server without a public address, preferably one that other machines reach. */
export function originAt(host: string, port: number): string {
  const name = isEverywhere(host) ? (lanAddresses()[0] ?? 'localhost') : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

import { networkInterfaces } from 'node:os';

/** Where phones on the same Wi-Fi reach this machine. */
export function lanAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}

/** Listens on every address of the machine. */
export function isEverywhere(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}

/** The origin at which a server without a public address is found, best by other machines. */
export function originAt(host: string, port: number): string {
  const name = isEverywhere(host) ? (lanAddresses()[0] ?? 'localhost') : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

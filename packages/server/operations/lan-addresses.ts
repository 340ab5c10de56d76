import { networkInterfaces } from 'node:os';

/**
 * What containers, virtual machines and tunnels call theirs: an address there is no way in for a phone, and often stands before
 * the one that is.
 */
const virtual =
  /^(docker|br-|veth|virbr|vmnet|vboxnet|vEthernet|VMware|VirtualBox|bridge|utun|tun|tap|wg|zt|tailscale|lxc|cni)/i;

/** The addresses at which phones on the same Wi-Fi may reach this machine, the likeliest first: it is in the QR code. */
export function lanAddresses(interfaces = networkInterfaces()): string[] {
  const all = Object.entries(interfaces).flatMap(([name, addresses]) =>
    (addresses ?? [])
      .filter(({ family, internal }) => family === 'IPv4' && !internal)
      .map(({ address }) => ({ address, unlikely: Number(virtual.test(name) || address.startsWith('169.254.')) })),
  );
  // The sort is stable: equals keep the system's order.
  return all.sort((a, b) => a.unlikely - b.unlikely).map(({ address }) => address);
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

import { isIPv6 } from 'node:net';

/**
 * The network of an address, as rate limits count it: every home and phone has 2^64 IPv6 addresses, and one IPv4 address. A
 * pub's phones share one network, as they share one IPv4 address. Some proxies write the port behind it, which each connection has
 * anew.
 */
export function networkOf(given: string): string {
  const address = /^\[(.+)\](?::\d+)?$/.exec(given)?.[1] ?? given.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  const asIPv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (asIPv4 !== undefined) return asIPv4;
  if (!isIPv6(address)) return address;
  const [bare = ''] = address.split('%');
  const [before = [], after] = bare.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const zeros = after ? Array<string>(8 - before.length - after.length).fill('0') : [];
  const groups = [...before, ...zeros, ...(after ?? [])].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

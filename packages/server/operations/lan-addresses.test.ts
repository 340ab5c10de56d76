import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { lanAddresses } from './lan-addresses.ts';

const at = (address: string, more: Partial<NetworkInterfaceInfo> = {}) =>
  ({ address, family: 'IPv4', internal: false, netmask: '', mac: '', cidr: null, ...more }) as NetworkInterfaceInfo;

test('the QR code gets an address that phones reach: none of a container, a tunnel or an interface without a network', () => {
  const interfaces = {
    lo: [at('127.0.0.1', { internal: true })],
    docker0: [at('172.17.0.1')],
    'vEthernet (WSL)': [at('172.22.0.1')],
    eth0: [at('169.254.10.1')],
    wlan0: [at('192.168.1.20'), at('fe80::1', { family: 'IPv6', scopeid: 2 } as Partial<NetworkInterfaceInfo>)],
    wg0: [at('10.8.0.2')],
    eth1: [at('10.0.0.7')],
  };
  expect(lanAddresses(interfaces).slice(0, 2)).toEqual(['192.168.1.20', '10.0.0.7']);
  // The others may still be right, and stand in the greeting.
  expect(lanAddresses(interfaces)).toHaveLength(6);
});

test('where a tunnel is the only network, its address is the one', () => {
  expect(lanAddresses({ wg0: [at('10.8.0.2')] })).toEqual(['10.8.0.2']);
});

import { isBusy, type SnugCore, startVersionCheck } from '@snug/client';

/** Checks the served version shortly after the start, and moves this tab to it. `notice`: the server's text, if it failed. */
export function checkVersion(client: SnugCore, notice: (detail: string) => void): void {
  startVersionCheck(client, {
    busy: () => isBusy(client.storage),
    address: () => location.href,
    reload: (address) => location.replace(address),
    notice,
  });
}

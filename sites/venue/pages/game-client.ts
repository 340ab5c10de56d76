import { createClient, type SnugClient, type SnugCore } from '@snug/client';

const clients = new WeakMap<SnugCore, SnugClient>();

/** The games over the site's own session, made with the first game's page and kept for the next. */
export function gameClient(core: SnugCore, onHome: () => void): SnugClient {
  const known = clients.get(core);
  if (known) return known;
  const made = createClient({ core, onHome });
  clients.set(core, made);
  return made;
}

import { createClient, type SnugClient, type SnugCore } from '@snug/client';

const clients = new WeakMap<SnugCore, SnugClient>();

/** The game client over the site's session, created with the first game's page and kept for later ones. */
export function gameClient(core: SnugCore, onHome: () => void): SnugClient {
  const existing = clients.get(core);
  if (existing) return existing;
  const client = createClient({ core, onHome });
  clients.set(core, client);
  // A game holds names and contacts that its player may see, so a new login on the device gets a new client (H41).
  let playerid = playeridOf(core);
  const stop = core.session.subscribe(() => {
    const before = playerid;
    playerid = playeridOf(core);
    if (before === undefined || before === playerid) return;
    clients.delete(core);
    stop();
  });
  return client;
}

const playeridOf = ({ session }: SnugCore) => session.claims()?.sub;

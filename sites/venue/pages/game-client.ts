import { createClient, type SnugClient, type SnugCore } from '@snug/client';

const clients = new WeakMap<SnugCore, SnugClient>();

/** The games over the site's own session, made with the first game's page and kept for the next. */
export function gameClient(core: SnugCore, onHome: () => void): SnugClient {
  const known = clients.get(core);
  if (known) return known;
  const made = createClient({ core, onHome });
  clients.set(core, made);
  // Games hold what their player may see, names and contacts among it: whoever uses the phone next begins anew (H41).
  let person = personOf(core);
  const stop = core.session.subscribe(() => {
    const before = person;
    person = personOf(core);
    if (before === undefined || before === person) return;
    clients.delete(core);
    stop();
  });
  return made;
}

const personOf = ({ session }: SnugCore) => session.claims()?.sub;

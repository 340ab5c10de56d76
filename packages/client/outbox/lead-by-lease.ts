import { randomId } from '../random-id.ts';
import { readJson } from '../read-json.ts';
import type { Lead, LeadOptions } from './lead.ts';

interface Lease {
  readonly by: string;
  /** When it was written; long ago when it is released. */
  readonly at: number;
}

/** A tab that has not renewed its lease for this long is dead or frozen; allows for late renewals. */
const leaseMs = 6_000;
const renewMs = leaseMs / 3;

/** Leadership as a lease in local storage. Where that is blocked, every tab reads only its own lease and leads itself. */
export function leadByLease({ name, storage, clock, random, visibility, taken }: LeadOptions): Lead {
  const { local } = storage;
  const me = randomId(random);
  const read = (): Lease | undefined => readJson(local, name, isLease);
  const isMine = (): boolean => read()?.by === me;
  const write = (at: number): void => void local.set(name, JSON.stringify({ by: me, at }));
  const giveAway = (): void => {
    if (isMine()) write(clock.now() - leaseMs - 1);
  };

  function claim(): void {
    write(clock.now());
    taken();
  }

  function look(): void {
    if (!visibility.isVisible()) return;
    if (isMine()) write(clock.now());
    // A clock that was set tells nothing: such a lease is as good as none.
    else if (Math.abs(clock.now() - (read()?.at ?? 0)) > leaseMs) claim();
  }

  let stopTimer = (): void => {};
  const beat = (): void => {
    stopTimer = clock.after(renewMs, () => {
      look();
      beat();
    });
  };
  beat();

  const stopStorage = storage.subscribe((key) => {
    // The lease was released: a visible tab takes it at once.
    if (key === name && !isMine()) look();
  });
  const stopPage = visibility.subscribe((event) => {
    if (event === 'visible' || event === 'pageshow') claim();
    // A hidden page may be frozen at any moment, so it releases the lease to a visible tab.
    if (event === 'hidden' || event === 'pagehide') giveAway();
  });

  return {
    isMine,
    claim,
    stop() {
      stopTimer();
      stopStorage();
      stopPage();
      giveAway();
    },
  };
}

function isLease(value: unknown): value is Lease {
  const { by, at } = (value ?? {}) as Partial<Lease>;
  return typeof by === 'string' && typeof at === 'number';
}

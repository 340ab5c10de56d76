import type { Faults } from '../faults/faults.ts';
import type { Kernel } from '../kernel/kernel.ts';
import type { SeededRandom } from '../kernel/seeded-random.ts';
import type { Trace } from '../kernel/trace.ts';
import type { SimServer } from '../server/index.ts';
import type { NetworkObserver, Tampering } from './wire.ts';

/** What the parts of a phone's network are given. */
export interface NetworkSeams {
  readonly kernel: Kernel;
  readonly trace: Trace;
  readonly random: SeededRandom;
  readonly faults: Faults;
  readonly server: Pick<SimServer, 'isUp' | 'request' | 'connect'>;
  readonly observer: NetworkObserver;
  readonly tampering: Tampering;
  readonly origin: string;
  readonly failed: (error: unknown) => void;
}

/**
 * The line in which an address's connections wait to be admitted. A few of them are decided at a time, so that no address takes
 * all the database's turns, and whoever was admitted before goes first, so that a pub whose phones return at once does not wait
 * behind somebody who keeps opening new connections (H15).
 */
export interface AdmissionLine {
  /** Starts `decide` when it is this one's turn; false when the line of its address is full. */
  wait(waiting: Waiting): boolean;
  /** Who this is was admitted: next time they go first. */
  remember(who: string): void;
}

export interface Waiting {
  readonly address: string;
  /** The secret by which it will be known whose it is: an id or a token, unchecked. */
  readonly who: string;
  /** Never rejects. */
  decide(): Promise<void>;
  /** Tells that its place in the line went to somebody who was admitted before. */
  pushedOut(): void;
}

/** Decided at a time for one address. */
const atWorkMax = 16;
/** Two tabs of five hundred phones. */
const inLineMax = 1_000;
/** Of one person who was admitted before; more of them wait among the unknown. */
const inFrontMax = 5;
/** More people than are ever connected at once; a few MB at most. */
const rememberedMax = 20_000;

interface Line {
  atWork: number;
  readonly front: Waiting[];
  readonly back: Waiting[];
}

export function createAdmissionLine(): AdmissionLine {
  const lines = new Map<string, Line>();
  const remembered = new Set<string>();

  function next(address: string, line: Line): void {
    while (line.atWork < atWorkMax) {
      const waiting = line.front.shift() ?? line.back.shift();
      if (!waiting) break;
      line.atWork += 1;
      waiting.decide().finally(() => {
        line.atWork -= 1;
        next(address, line);
      });
    }
    if (line.atWork === 0) lines.delete(address);
  }

  return {
    wait(waiting) {
      const { address, who } = waiting;
      const line = lines.get(address) ?? { atWork: 0, front: [], back: [] };
      const isFirst = remembered.has(who) && line.front.filter((each) => each.who === who).length < inFrontMax;
      if (line.front.length + line.back.length >= inLineMax) {
        const last = isFirst ? line.back.pop() : undefined;
        if (!last) return false;
        last.pushedOut();
      }
      lines.set(address, line);
      (isFirst ? line.front : line.back).push(waiting);
      next(address, line);
      return true;
    },
    remember(who) {
      remembered.delete(who);
      remembered.add(who);
      if (remembered.size <= rememberedMax) return;
      const [oldest] = remembered;
      if (oldest !== undefined) remembered.delete(oldest);
    },
  };
}

/** Something that happens at a moment of virtual time. */
export interface Event {
  readonly at: number;
  readonly order: number;
  /** Undefined once it is cancelled. */
  run: (() => void) | undefined;
}

/** Future events, the earliest first; those of the same moment in the order in which they were added. */
export interface EventQueue {
  put(event: Event): void;
  /** The earliest event that is not cancelled, without removing it. */
  peek(): Event | undefined;
  take(): Event | undefined;
  clear(): void;
}

/** A binary heap. A cancelled event stays until it comes up: removing it from the middle would cost more. */
export function createEventQueue(): EventQueue {
  const heap: Event[] = [];

  function put(event: Event): void {
    let place = heap.length;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      const above = heap[parent] as Event;
      if (!isBefore(event, above)) break;
      heap[place] = above;
      place = parent;
    }
    heap[place] = event;
  }

  function pop(): Event | undefined {
    const [first] = heap;
    const last = heap.pop();
    if (first === undefined || last === undefined || first === last) return first;
    let place = 0;
    for (;;) {
      let child = 2 * place + 1;
      const left = heap[child];
      if (!left) break;
      const right = heap[child + 1];
      if (right && isBefore(right, left)) child += 1;
      const smaller = heap[child] as Event;
      if (!isBefore(smaller, last)) break;
      heap[place] = smaller;
      place = child;
    }
    heap[place] = last;
    return first;
  }

  function peek(): Event | undefined {
    while (heap.length > 0 && heap[0]?.run === undefined) pop();
    return heap[0];
  }

  return {
    put,
    peek,
    take() {
      peek();
      return pop();
    },
    clear() {
      heap.length = 0;
    },
  };
}

function isBefore(one: Event, other: Event): boolean {
  return one.at < other.at || (one.at === other.at && one.order < other.order);
}

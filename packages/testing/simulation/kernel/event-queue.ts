/** Something that happens at a moment of virtual time. */
export interface Event {
  readonly at: number;
  readonly order: number;
  /** Undefined once it is cancelled. */
  run: (() => void) | undefined;
}

/**
 * Future events, the earliest first; those of the same moment in the order in which they were added. A cancelled event stays
 * until it comes up: removing it from the middle would cost more.
 */
export function createEventQueue() {
  /** The earliest one is last, where it is taken at no cost. */
  let events: Event[] = [];

  /** The earliest event that is not cancelled, without removing it. */
  function peek(): Event | undefined {
    while (events.length > 0 && events.at(-1)?.run === undefined) events.pop();
    return events.at(-1);
  }

  return {
    put(event: Event): void {
      let [from, to] = [0, events.length];
      while (from < to) {
        const middle = (from + to) >> 1;
        if (isBefore(event, events[middle] as Event)) from = middle + 1;
        else to = middle;
      }
      events.splice(from, 0, event);
    },
    peek,
    take(): Event | undefined {
      peek();
      return events.pop();
    },
    clear(): void {
      events = [];
    },
  };
}

function isBefore(one: Event, other: Event): boolean {
  return one.at < other.at || (one.at === other.at && one.order < other.order);
}

/** The code names an open game. Cancel the event to keep the visitor on the page and open `href` yourself. */
export interface FoundDetail {
  readonly code: string;
  /** Where the widget goes unless the event is cancelled: the join page of the venue's site. */
  readonly href: string;
}

export interface ErrorDetail {
  /** The sentence shown to the visitor; of a survey, the server's alone: with status 0 it may be empty. */
  readonly detail: string;
  /** The server's status, or 0 when it could not be reached. */
  readonly status_code: number;
}

/** All events of a Snug element. They bubble and cross shadow roots. */
export interface SnugEventMap {
  /** The widget is ready to use. */
  'snug-ready': CustomEvent<undefined>;
  /** Cancelable. */
  'snug-found': CustomEvent<FoundDetail>;
  /** An answer has arrived at the server. */
  'snug-submitted': CustomEvent<undefined>;
  'snug-error': CustomEvent<ErrorDetail>;
}

declare global {
  interface HTMLElementEventMap extends SnugEventMap {}
}

/** Dispatches an event; false when a listener cancelled it. */
export function dispatch<Name extends keyof SnugEventMap>(
  element: HTMLElement,
  name: Name,
  ...[detail]: SnugEventMap[Name]['detail'] extends undefined ? [] : [SnugEventMap[Name]['detail']]
): boolean {
  return element.dispatchEvent(
    new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: name === 'snug-found' }),
  );
}

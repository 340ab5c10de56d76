/** The code names an open game. Cancel the event to keep the visitor on the page and open `href` yourself. */
export interface FoundDetail {
  readonly code: string;
  /** Where the widget goes when nobody cancels: the join page of the venue's site. */
  readonly href: string;
}

export interface ErrorDetail {
  /** The sentence that the visitor sees. */
  readonly detail: string;
  /** The server's status, or 0 when it could not be reached. */
  readonly status_code: number;
}

/** Everything a Snug element says to its page. All of them bubble and cross shadow roots. */
export interface SnugEventMap {
  /** The widget stands and can be used. */
  'snug-ready': CustomEvent<undefined>;
  /** Cancelable. */
  'snug-found': CustomEvent<FoundDetail>;
  'snug-error': CustomEvent<ErrorDetail>;
}

declare global {
  interface HTMLElementEventMap extends SnugEventMap {}
}

/** Says something to the page; false when a listener cancelled it. */
export function tell<Name extends keyof SnugEventMap>(
  element: HTMLElement,
  name: Name,
  ...[detail]: SnugEventMap[Name]['detail'] extends undefined ? [] : [SnugEventMap[Name]['detail']]
): boolean {
  return element.dispatchEvent(
    new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: name === 'snug-found' }),
  );
}

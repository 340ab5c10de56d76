/** The server's refusal, with its text. Every error reply has this one shape (OPEN-78). */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status_code: number;
  readonly detail: string;
  /** How long the server asks to wait before trying again. */
  readonly retryAfterMs: number | undefined;

  constructor(status_code: number, detail: string, retryAfterMs?: number) {
    super(detail);
    this.status_code = status_code;
    this.detail = detail;
    this.retryAfterMs = retryAfterMs;
  }
}

/** The text of the server's refusal; empty for a network error. */
export function detailOf(error: unknown): string {
  return error instanceof Refused ? error.detail : '';
}

/** Trying again later may help: there was no reply, the server is busy or failing, or there were too many calls. */
export function isNetworkError(error: unknown): boolean {
  if (!(error instanceof Refused)) return true;
  return error.status_code >= 500 || error.status_code === 429 || error.status_code === 408;
}

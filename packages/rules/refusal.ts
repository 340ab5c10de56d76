/**
 * An expected no: thrown by a rule, and by whatever reads for one; arrives at the caller as `{status_code, detail}`.
 * `more` is added to the body, `retryAfterS` becomes the Retry-After header.
 */
export class Refusal extends Error {
  readonly status: number;
  readonly detail: string;
  readonly more: Readonly<Record<string, unknown>>;
  readonly retryAfterS: number | undefined;

  constructor(status: number, detail: string, extra: { more?: Record<string, unknown>; retryAfterS?: number } = {}) {
    super(detail);
    this.name = 'Refusal';
    this.status = status;
    this.detail = detail;
    this.more = extra.more ?? {};
    this.retryAfterS = extra.retryAfterS;
  }
}

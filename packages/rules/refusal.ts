/**
 * An expected refusal, not a bug. Rules throw it, and so does the code that reads their state; the caller gets it as
 * `{status_code, detail}`. `more` is added to the body, `retryAfterS` becomes the Retry-After header;
 * `limit` names the limit that was hit, for the log alone.
 */
export class Refusal extends Error {
  readonly status: number;
  readonly detail: string;
  readonly more: Readonly<Record<string, unknown>>;
  readonly retryAfterS: number | undefined;
  readonly limit: string | undefined;

  constructor(
    status: number,
    detail: string,
    extra: { more?: Record<string, unknown>; retryAfterS?: number; limit?: string } = {},
  ) {
    super(detail);
    this.name = 'Refusal';
    this.status = status;
    this.detail = detail;
    this.more = extra.more ?? {};
    this.retryAfterS = extra.retryAfterS;
    this.limit = extra.limit;
  }
}

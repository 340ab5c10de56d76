import type { AccountError } from '@snug/client';

/** The sentence to show: the server's own if it gave one (ERR-38), but one for every name that could not be saved (ERR-32). */
export function accountErrorText(
  error: AccountError | undefined,
  say: { readonly somethingWrong: string; readonly noReply: string; readonly nameFailed?: string },
): string | undefined {
  if (!error) return undefined;
  if (error.key === 'name-failed' && say.nameFailed) return say.nameFailed;
  return error.detail || (error.key === 'no-reply' ? say.noReply : say.somethingWrong);
}

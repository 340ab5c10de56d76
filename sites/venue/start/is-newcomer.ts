import type { SnugCore } from '@snug/client';

/**
 * Nobody that a server can know: this browser came without a login and without a client id. Asked before the first call,
 * which makes an id for everybody.
 */
export function isNewcomer({ storage: { local } }: SnugCore): boolean {
  return local.get('auth_token') === undefined && local.get('kt_client_id') === undefined;
}

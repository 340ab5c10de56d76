import { base } from './game-address.ts';

const path = `${base}/proof`;

/** Whether this is the page on which a sponsor reads its own proof sheet, without a sign-in. */
export function isProofAddress(pathname: string): boolean {
  return pathname === path || pathname === `${path}/`;
}

/** The address to give to a sponsor. Its secret is in the fragment, which browsers send to no server. */
export function proofAddress(origin: string, token: string): string {
  return `${origin}${path}#${token}`;
}

/** The secret in the fragment of that address. */
export function proofToken(hash: string): string {
  return hash.replace(/^#/, '');
}

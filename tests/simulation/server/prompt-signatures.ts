import { createHmac } from 'node:crypto';
import type { Signatures } from '../../../packages/server/accounts/tokens.ts';

/**
 * The same tokens without another thread, so that all of a call happens in the virtual world, and in a fiftieth of the
 * time. That jose refuses what it should is for the server's own tests.
 */
export const promptSignatures: Signatures = {
  async sign(claims, header, key) {
    const text = `${encoded(header)}.${encoded(claims)}`;
    return `${text}.${signature(text, key)}`;
  },
  async verify(token, key, { audience = [], requiredClaims = [], currentDate = new Date(0) }) {
    const [header = '', payload = '', signed = ''] = token.split('.');
    if (signed !== signature(`${header}.${payload}`, key)) throw new Error('not genuine');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const isMeant = [audience].flat().includes(claims.aud);
    const isWhole = requiredClaims.every((name) => claims[name] !== undefined);
    const isOver = claims.exp * 1_000 <= currentDate.getTime();
    if (!isMeant || !isWhole || isOver) throw new Error('not for this, or over');
    return claims;
  },
};

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

function signature(text: string, key: Uint8Array): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

import type { Signatures } from '../../../packages/server/accounts/tokens.ts';

type Claims = Parameters<Signatures['sign']>[0];

/**
 * Tokens that are genuine because they were made here, without another thread and without arithmetic: all of a call
 * happens in the virtual world. That jose refuses what it should is for the server's own tests.
 */
export function instantSignatures(): Signatures & { forget(): void } {
  const made = new Map<string, Claims>();
  return {
    async sign(claims, header) {
      const token = `${encoded(header)}.${encoded(claims)}.signed`;
      made.set(token, claims);
      return token;
    },
    async verify(token, _key, { audience = [], requiredClaims = [], currentDate = new Date(0) }) {
      const claims = made.get(token);
      if (!claims) throw new Error('not genuine');
      const isMeant = [audience].flat().includes(String(claims.aud));
      const isWhole = requiredClaims.every((name) => claims[name] !== undefined);
      const isOver = (claims.exp ?? 0) * 1_000 <= currentDate.getTime();
      if (!isMeant || !isWhole || isOver) throw new Error('not for this, or over');
      return claims;
    },
    forget: () => made.clear(),
  };
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

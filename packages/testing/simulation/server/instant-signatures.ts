import type { Signatures } from '../../../server/accounts/tokens.ts';

type Claims = Parameters<Signatures['sign']>[0];

/**
 * Tokens that are valid because they were made here, without another thread or cryptography, so that a call takes only
 * virtual time. The server's own tests cover what jose refuses.
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

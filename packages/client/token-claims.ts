import type { TokenClaims } from '@snug/contract';

/** What a token says, unverified, or undefined when it cannot be read. Never throws (H40). */
export function tokenClaims(token: string): TokenClaims | undefined {
  try {
    const payload = token.split('.')[1];
    if (!payload) return undefined;
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    );
    const claims: Record<string, unknown> = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof claims.sub !== 'string' || typeof claims.exp !== 'number') return undefined;
    const text = (value: unknown): string => (typeof value === 'string' ? value : '');
    return {
      sub: claims.sub,
      exp: claims.exp,
      player_name: text(claims.player_name),
      email: text(claims.email),
      phone: text(claims.phone),
    };
  } catch {
    return undefined;
  }
}

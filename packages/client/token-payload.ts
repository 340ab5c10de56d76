/** The form of a signed token: three parts in base64url, at most 4 KiB. Only the server can verify it (H49). */
export function isSignedToken(text: unknown): text is string {
  return typeof text === 'string' && text.length <= 4_096 && /^[\w-]+\.[\w-]+\.[\w-]+$/.test(text);
}

/** The payload of a signed token, unverified; undefined when it cannot be read. Never throws (H40). */
export function tokenPayload(token: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const [, payload = ''] = token.split('.');
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof claims === 'object' && claims !== null ? (claims as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

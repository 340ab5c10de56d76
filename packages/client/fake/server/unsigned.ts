/** A token in the form of a JWT with these claims. It is not signed: the fake server remembers every token that it made. */
export function unsigned(claims: Readonly<Record<string, unknown>>): string {
  return `${part({ alg: 'none' })}.${part(claims)}.fake`;
}

function part(value: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

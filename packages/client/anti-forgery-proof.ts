import { antiForgeryCookie } from '@snug/contract';

/** The proof in the page's cookies that a call comes from one of our pages (CALL-03). */
export function antiForgeryProof(cookies: string): string | undefined {
  for (const pair of cookies.split(/;\s*/)) {
    const [key, ...value] = pair.split('=');
    if (key !== antiForgeryCookie || value.length === 0) continue;
    const text = value.join('=');
    try {
      return decodeURIComponent(text);
    } catch {
      // Another page of this domain wrote the cookie. The server's refusal sets the right one.
      return text;
    }
  }
  return undefined;
}

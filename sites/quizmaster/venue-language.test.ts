import { expect, test } from 'vitest';
import { venueLanguage } from './venue-language.ts';

const from = (answer: () => Promise<Response>) => venueLanguage(answer as typeof fetch);

test('OPEN-95 the console speaks the language in the venue’s file', async () => {
  expect(await from(async () => Response.json({ name: 'La Corona', language: 'es' }))).toBe('es');
});

test('LIMIT-30 it speaks English when the file names no language or cannot be loaded', async () => {
  for (const answer of [
    async () => Response.json({ name: 'The Crown' }),
    async () => Response.json({ language: 7 }),
    async () => Response.json(null),
    async () => Response.json({ language: 'es' }, { status: 500 }),
    async () => new Response('<html>Pay for Wi-Fi</html>'),
    () => Promise.reject(new TypeError('offline')),
  ]) {
    expect(await from(answer)).toBe('en');
  }
});

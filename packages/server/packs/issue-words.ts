import { words } from './words.ts';

/** An issue of the pack's schema, as zod tells it. */
export interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly origin?: string;
  readonly maximum?: number | bigint;
}

/** What is wrong, without where. */
export function issueWords({ code, origin, maximum, path }: Issue): string {
  if (code === 'too_big') {
    if (origin === 'string') return words.tooLong(Number(maximum));
    return origin === 'array' ? words.tooMany(Number(maximum)) : words.invalid;
  }
  if (code === 'too_small' && origin !== 'number') return words.missing;
  return code === 'invalid_format' && path.includes('image') ? words.badPicture : words.invalid;
}

import type { ParseArgsOptionDescriptor, parseArgs } from 'node:util';

export interface Option extends ParseArgsOptionDescriptor {
  /** Stands for what is given, such as FILE. */
  readonly value?: string;
  /** Of one that is on by itself: what happens without it. */
  readonly means: string;
}

/** All there is to say about how a command is used. */
export interface Usage {
  /** As one types it: `npm run bench`. */
  readonly command: string;
  readonly does: string;
  readonly options?: Readonly<Record<string, Option>>;
  /** What it takes beside options, such as `[target …]`. */
  readonly takes?: string;
  readonly examples?: readonly string[];
}

type Options<U extends Usage> = U['options'] extends object ? U['options'] : Record<never, Option>;
type Read<U extends Usage> = ReturnType<typeof parseArgs<{ options: Options<U>; allowPositionals: true }>>;

export function commandLine<const U extends Usage>(usage: U): Pick<Read<U>, 'values' | 'positionals'>;

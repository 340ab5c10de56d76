import type { ParseArgsOptionDescriptor, parseArgs } from 'node:util';

export interface Option extends ParseArgsOptionDescriptor {
  /** The placeholder of its value, such as FILE. */
  readonly value?: string;
  /** What it does; for an option that is on by default, what happens without it. */
  readonly means: string;
}

/** How a command is used. */
export interface Usage {
  /** As typed: `npm run bench`. */
  readonly command: string;
  readonly does: string;
  readonly options?: Readonly<Record<string, Option>>;
  /** Its positional arguments, such as `[target …]`. */
  readonly takes?: string;
  readonly examples?: readonly string[];
}

type Options<U extends Usage> = U['options'] extends object ? U['options'] : Record<never, Option>;
type Read<U extends Usage> = ReturnType<typeof parseArgs<{ options: Options<U>; allowPositionals: true }>>;

export function commandLine<const U extends Usage>(usage: U): Pick<Read<U>, 'values' | 'positionals'>;

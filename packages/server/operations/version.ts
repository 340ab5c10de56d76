import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The running release: the package's version, and the build's name if it has one. One value per deployment (H67). */
export function versionOf(environment: Readonly<Record<string, string | undefined>> = process.env): string {
  const { version } = JSON.parse(read('../package.json') ?? '{}') as { version?: string };
  const build = environment.SNUG_BUILD || read('build-id')?.trim();
  return [version ?? '0.0.0', build].filter(Boolean).join('+');
}

/** A file beside this one, in the source or in the build. */
function read(name: string): string | undefined {
  const path = fileURLToPath(new URL(name, import.meta.url));
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

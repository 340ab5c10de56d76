/**
 * If a registry lacks some platforms' builds of a tool (a mirror, say), npm leaves those builds out of the lockfile, and
 * `npm ci` then refuses it everywhere. Such a family are the `optionalDependencies` of a package under its own version; each
 * missing member gets an entry with the platform in its name.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { commandLine } from './launch/command-line.mjs';

commandLine({
  command: 'npm run lockfile',
  does: 'Completes package-lock.json after a dependency changed, with the builds of every platform that the registry left out.',
});

interface Entry {
  version?: string;
  optional?: boolean;
  dev?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

const path = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(path, 'utf8')) as { packages: Record<string, Entry> };

const systems = ['android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const processors = ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64'];

const added: string[] = [];
for (const [place, { version, dev, optionalDependencies = {} }] of Object.entries(lock.packages)) {
  for (const [name, wanted] of Object.entries(optionalDependencies)) {
    const words = name.split(/[/-]/);
    const os = systems.filter((word) => words.includes(word));
    const cpu = processors.filter((word) => words.includes(word));
    const isBuild = wanted === version && os.length === 1 && cpu.length === 1;
    const beside = place.includes('node_modules/') ? place.slice(0, place.lastIndexOf('node_modules/')) : '';
    const entry = `${beside}node_modules/${name}`;
    const isThere = [entry, `node_modules/${name}`].some((there) => lock.packages[there]?.version === wanted);
    if (!isBuild || isThere) continue;
    const libc = os[0] === 'linux' && words.some((word) => word.startsWith('musl')) ? ['musl'] : undefined;
    lock.packages[entry] = { version: wanted, cpu, ...(dev && { dev }), ...(libc && { libc }), optional: true, os };
    added.push(name);
  }
}

const sorted = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1));
lock.packages = Object.fromEntries(sorted);
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
console.log(added.length === 0 ? 'package-lock.json is complete.' : `Added ${added.length}: ${added.join(', ')}`);

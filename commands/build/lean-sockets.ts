import { readFile } from 'node:fs/promises';
import { type Plugin, transform } from 'esbuild';
import { libraries } from './libraries.ts';

const source = libraries['reconnecting-websocket'];
const prints = /^ *this\._debug\(.*\);\n/gm;
const printer = / {4}private _debug\([\s\S]*?\n {4}\}\n/;

/** The sockets library without what it prints for its own debugging, its private fields under short names (decision 9). */
async function lean(): Promise<string> {
  const code = (await readFile(source, 'utf8')).replace(prints, '').replace(printer, '');
  if (code.includes('_debug')) throw new Error(`${source} is another version: say anew what it prints.`);
  // Private in TypeScript alone, so that no minifier knows.
  return (await transform(code, { loader: 'ts', target: 'es2022', mangleProps: /^_/ })).code;
}

/** For esbuild. */
export function leanSockets(): Plugin {
  return {
    name: 'lean-sockets',
    setup({ onLoad }) {
      onLoad({ filter: /reconnecting-websocket\.ts$/ }, async () => ({ contents: await lean() }));
    },
  };
}

/** For Vite. */
export const leanSocketsInVite = { name: 'lean-sockets', load: (id: string) => (id === source ? lean() : undefined) };

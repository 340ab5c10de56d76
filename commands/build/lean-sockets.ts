import { readFile } from 'node:fs/promises';
import { type Plugin, transform } from 'esbuild';
import { libraries } from './libraries.ts';

const source = libraries['reconnecting-websocket'];
const prints = /^ *this\._debug\(.*\);\n/gm;
/** What of it nobody calls. */
const unused = [
  '_debug',
  'addEventListener',
  'binaryType',
  'bufferedAmount',
  'CLOSING',
  'CONNECTING',
  'dispatchEvent',
  'extensions',
  'protocol',
  'readyState',
  'reconnect',
  'removeEventListener',
  'retryCount',
  'url',
];

/** The sockets library without what nobody calls, its private fields under short names (decision 9). */
async function lean(): Promise<string> {
  let code = (await readFile(source, 'utf8')).replace(prints, '');
  for (const name of unused) {
    const member = new RegExp(` {4}(\\w+ )*${name}(<[^(]*)?\\([\\s\\S]*?\\n {4}\\}\\n`, 'g');
    if (!member.test(code)) throw new Error(`${source} has no ${name} any more: look anew at what nobody calls.`);
    code = code.replace(member, '');
  }
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

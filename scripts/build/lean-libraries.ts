import { readFile } from 'node:fs/promises';
import { type Plugin, transform } from 'esbuild';
import { libraries, ofetchCore, ofetchFile } from './libraries.ts';

const sockets = libraries['reconnecting-websocket'];
/** Debug output, and calls of listeners that nobody adds: we set `onopen` and its like. */
const logging = /^ *this\.(_debug\(|_listeners\.\w+\.forEach\().*\);\n/gm;
const listeners = / {4}private _listeners[\s\S]*?\n {4}\};\n/;
/** Members that nobody calls. */
const unused = [
  '_callEventListener',
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

/** The socket library without unused code, its private fields under short names. */
async function leanSockets(): Promise<string> {
  let code = (await readFile(sockets, 'utf8')).replace(logging, '').replace(listeners, '');
  for (const name of unused) {
    const member = new RegExp(` {4}(\\w+ )*${name}(<[^(]*)?\\([\\s\\S]*?\\n {4}\\}\\n`, 'g');
    if (!member.test(code)) throw new Error(`${sockets} has no ${name} any more: check again what nobody calls.`);
    code = code.replace(member, '');
  }
  // Private only in TypeScript, which no minifier knows.
  return (await transform(code, { loader: 'ts', target: 'es2022', mangleProps: /^_/ })).code;
}

/** A file without the matching parts; `instead` replaces the first. */
async function without(file: string, parts: readonly RegExp[], instead = ''): Promise<string> {
  let code = await readFile(file, 'utf8');
  for (const [n, part] of parts.entries()) {
    if (!part.test(code)) throw new Error(`${file} looks otherwise now: check again what nobody calls.`);
    code = code.replace(part, n === 0 ? instead : '');
  }
  return code;
}

const lean: Readonly<Record<string, () => Promise<string>>> = {
  [sockets]: leanSockets,
  // ofetch without the ready-made caller, which no minifier dares to drop.
  [ofetchFile]: () => without(ofetchFile, [/^const _globalThis = [\s\S]*$/m], 'export { createFetch };'),
  // And without retries and timeouts: our caller says `retry: false`, and has rules and a signal of its own.
  [ofetchCore]: () =>
    without(ofetchCore, [
      /^ {4}if \(context\.options\.retry !== false[\s\S]*?^ {4}\}\n/m,
      /^ {4}if \(!context\.options\.signal && context\.options\.timeout\) \{[\s\S]*?^ {4}\}\n/m,
      // Streams: we send and receive texts and files.
      / else if \(\n {8}\/\/ ReadableStream Body[\s\S]*?\n {6}\}/,
      /^ {2}if \(contentType === "text\/event-stream"\) \{[\s\S]*?^ {2}\}\n/m,
      /^ {8}case "stream": \{[\s\S]*?^ {8}\}\n/m,
      // Shorter stacks of its errors.
      /^ {4}if \(Error\.captureStackTrace\) \{[\s\S]*?^ {4}\}\n/m,
    ]),
};

/** Removes what nobody calls of the libraries, for esbuild (decision 9). */
export function leanLibraries(): Plugin {
  return {
    name: 'lean-libraries',
    setup({ onLoad }) {
      onLoad(
        { filter: /(reconnecting-websocket\.ts|ofetch.dist.(index|shared.ofetch\.\w+)\.mjs)$/ },
        async ({ path }) => {
          const contents = await lean[path]?.();
          return contents === undefined ? undefined : { contents };
        },
      );
    },
  };
}

/** For Vite. */
export const leanLibrariesInVite = { name: 'lean-libraries', load: (id: string) => lean[id]?.() };

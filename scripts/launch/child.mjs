// Runs the installed Node as a child that ends when we end.
import { spawn } from 'node:child_process';
import { node, root } from './install.mjs';

/** The environment of every child: npm's bin folder comes first, so that `node` is the installed one. */
export function environment(extra = {}) {
  return { ...process.env, PATH: `${root}/node_modules/.bin:${process.env.PATH}`, ...extra };
}

/** Starts the installed Node with these arguments, in the project's folder. */
export function startNode(args, { env = {}, stdio = 'inherit' } = {}) {
  return spawn(node, args, { cwd: root, stdio, env: environment(env) });
}

/** Runs the installed Node to its end. Resolves to the exit code; a signal counts as 1. */
export function runNode(args, options) {
  return new Promise((resolve) => {
    startNode(args, options).on('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * Becomes a child: passes Ctrl-C and termination on to it, and exits with its code. A terminal sends Ctrl-C to the child as
 * well, so the child must tolerate a second one.
 */
export function becomeNode(args, options) {
  const child = startNode(args, options);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
}

// The `--help` of a command and its parsed options, from one table in the command's file.
import { parseArgs } from 'node:util';
import { stop } from './stop.mjs';

/**
 * Parses the command line. Prints the help and exits if asked for it, and exits with one sentence if an option is wrong. A
 * command calls this before anything else, and imports slow modules afterwards.
 */
export function commandLine(usage) {
  const { command, options = {}, takes } = usage;
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(helpOf(usage));
    process.exit(0);
  }
  try {
    return parseArgs({ args, options, allowPositionals: takes !== undefined, allowNegative: true });
  } catch (error) {
    // The first sentence names the option; the others are about `--`, which npm has removed.
    const [what] = error.message.split(/\.?\n|\. /);
    stop(`${what}: ${withArguments(command, '--help')} says what there is.`);
  }
}

/** npm passes on only what follows `--`. */
function withArguments(command, text) {
  return `${command} -- ${text}`;
}

function helpOf({ command, does, options = {}, takes, examples = [] }) {
  const rows = Object.entries(options).map(([name, option]) => [inWords(name, option), meaning(option)]);
  const width = Math.max(0, ...rows.map(([option]) => option.length));
  const synopsis = [takes, rows.length > 0 ? '[options]' : undefined].filter(Boolean).join(' ');
  return [
    synopsis === '' ? command : withArguments(command, synopsis),
    '',
    does,
    ...(rows.length > 0 ? ['', ...rows.map(([option, means]) => `  ${option.padEnd(width)}  ${means}`)] : []),
    ...(examples.length > 0 ? ['', ...examples.map((example) => `Example: ${example}`)] : []),
  ].join('\n');
}

/** An option that is on by default is shown as its negation. */
function inWords(name, option) {
  if (option.type === 'boolean') return option.default === true ? `--no-${name}` : `--${name}`;
  return `--${name} ${option.value ?? 'TEXT'}`;
}

function meaning({ type, means, multiple, default: unsaid }) {
  const more = [multiple ? 'again for more' : '', type === 'string' && unsaid?.length > 0 ? `default: ${unsaid}` : ''];
  const notes = more.filter(Boolean).join('; ');
  return notes === '' ? means : `${means} (${notes})`;
}

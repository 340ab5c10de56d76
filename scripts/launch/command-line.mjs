// What a command answers to `--help`, and the reading of its options, from one table that stands in its file.
import { parseArgs } from 'node:util';
import { stop } from './stop.mjs';

/**
 * Reads the options of the command line. Prints the help and ends where it is asked for, and ends with one sentence where
 * an option is wrong: so a command calls this before it does anything, and imports afterwards what takes long to load.
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
    // The first sentence names the option; the others are about `--`, which npm has taken away.
    const [what] = error.message.split(/\.?\n|\. /);
    stop(`${what}: ${withArguments(command, '--help')} says what there is.`);
  }
}

/** npm hands on only what stands behind `--`. */
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

/** What is on by itself is offered to be put off. */
function inWords(name, option) {
  if (option.type === 'boolean') return option.default === true ? `--no-${name}` : `--${name}`;
  return `--${name} ${option.value ?? 'TEXT'}`;
}

function meaning({ type, means, multiple, default: unsaid }) {
  const more = [multiple ? 'again for more' : '', type === 'string' && unsaid?.length > 0 ? `default: ${unsaid}` : ''];
  const said = more.filter(Boolean).join('; ');
  return said === '' ? means : `${means} (${said})`;
}

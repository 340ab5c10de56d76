/** What a key does at the desk. */
export type DeskCommand =
  | ('full' | 'half' | 'none' | 'funny' | 'take' | 'take-all' | 'accept' | 'undo' | 'blind')
  | ('up' | 'down' | 'left' | 'right' | 'previous-question' | 'next-question');

const commands: Readonly<Record<string, DeskCommand>> = {
  f: 'full',
  h: 'half',
  n: 'none',
  l: 'funny',
  a: 'accept',
  z: 'undo',
  backspace: 'undo',
  b: 'blind',
  j: 'down',
  arrowdown: 'down',
  k: 'up',
  arrowup: 'up',
  arrowleft: 'left',
  arrowright: 'right',
  '[': 'previous-question',
  ']': 'next-question',
};

/** Many keyboards have no key for these, so their place counts as well. */
const byPlace: Readonly<Record<string, DeskCommand>> = {
  BracketLeft: 'previous-question',
  BracketRight: 'next-question',
};

const viewing: readonly DeskCommand[] = ['blind', 'up', 'down', 'left', 'right', 'previous-question', 'next-question'];

/** Whether it changes only what is shown. */
export function isViewing(command: DeskCommand): boolean {
  return viewing.includes(command);
}

/** The command of a key press, by the letter it types. */
export function commandOf({
  key,
  code,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): DeskCommand | undefined {
  if (key === 'Enter') return shiftKey ? 'take-all' : 'take';
  return commands[key.toLowerCase()] ?? byPlace[code];
}

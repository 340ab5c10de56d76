/** What a frame says, without parsing it: most frames are looked at by several checkers. */

/** The number in `{"msg_id":12,"data":…`. */
export function idOf(text: string): number {
  return Number.parseInt(text.slice('{"msg_id":'.length, '{"msg_id":'.length + 15), 10);
}

/** Whether the type of a frame's message begins with this. It is the first field, or follows an unknown one. */
export function isOf(text: string, type: string): boolean {
  return text.startsWith(type, text.indexOf(typed) + typed.length);
}
const typed = '\\"type\\":\\"';

/** What the simulation has made unreadable says so. */
export function isUnreadable(text: string): boolean {
  return text.includes('\\"unreadable\\"');
}

/** Messages beyond the specification. */
export function isExtra(text: string): boolean {
  return ['SKIP', 'THUMP', 'REVEAL', 'NUDGE', 'RESULTS', 'PHOTOS', 'TEAMS_IN', 'ANNOUNCE', 'COUNTDOWN', 'PAUSE'].some(
    (type) => isOf(text, type),
  );
}

/** Messages that make a client load the game again. */
export function asksToLoad(text: string, me: string): boolean {
  if (isOf(text, 'RELOAD_GAME')) return true;
  if (isOf(text, 'ROUND_START')) return text.includes('\\"restart\\":true');
  if (isOf(text, 'DROP_PLAYER')) return isAbout(text, me) || text.includes('\\"was_captain\\":true');
  return isOf(text, 'PLAYER_APPROVED') && isAbout(text, me);
}

function isAbout(text: string, player_code: string): boolean {
  return text.includes(`\\"player_code\\":\\"${player_code}\\"`);
}

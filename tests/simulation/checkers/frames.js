/** What a frame says, without parsing it: most frames are looked at by several checkers. */
/** The number in `{"msg_id":12,"data":…`. */
export function idOf(text) {
    return Number.parseInt(text.slice('{"msg_id":'.length, '{"msg_id":'.length + 15), 10);
}
/** Whether the type of a frame's message begins with this. It is the first field, or follows an unknown one. */
export function isOf(text, type) {
    return text.startsWith(type, text.indexOf(typed) + typed.length);
}
const typed = '\\"type\\":\\"';
/** What the simulation has made unreadable says so. */
export function isUnreadable(text) {
    return text.includes('\\"unreadable\\"');
}
/** Messages beyond the specification. */
export function isExtra(text) {
    return ['SKIP', 'THUMP', 'REVEAL', 'NUDGE'].some((type) => isOf(text, type));
}
/** Messages that make a client load the game again. */
export function asksToLoad(text, me) {
    if (isOf(text, 'RELOAD_GAME'))
        return true;
    if (isOf(text, 'ROUND_START'))
        return text.includes('\\"restart\\":true');
    if (isOf(text, 'DROP_PLAYER'))
        return isAbout(text, me) || text.includes('\\"was_captain\\":true');
    return isOf(text, 'PLAYER_APPROVED') && isAbout(text, me);
}
function isAbout(text, player_code) {
    return text.includes(`\\"player_code\\":\\"${player_code}\\"`);
}

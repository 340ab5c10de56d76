/** The UTC date of a moment, such as 2026-01-06: days are counted by the server's clock, not by a phone's (H31). */
export function utcDay(ms) {
    return new Date(ms).toISOString().slice(0, 10);
}

/** No table seats more. */
const headcountMax = 99;
/**
 * How many people play on a team: a whole number, at least one for the player who joins and one per invitee.
 * Anything but a number counts as 1 (RULE-02, OPEN-18).
 */
export function headcount(entered, invited) {
    return Math.min(Math.max(invited + 1, Math.floor(Number.isFinite(entered) ? (entered ?? 1) : 1)), headcountMax);
}

/** A contrast for display, `4.49:1`. Rounded down, so that a ratio shown as sufficient is sufficient. */
export function shownRatio(ratio) {
    return `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`;
}

/** The custom property for how much of the page's bottom the bar covers, with what stands above it. */
export const barHeight = '--live-game-bar';
/** And for how high that is, which the end of the page leaves room for. */
export const aboveBarHeight = '--live-game-above-bar';

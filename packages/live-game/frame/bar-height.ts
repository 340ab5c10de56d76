/** The custom property for how much of the page's bottom the bar covers, with what stands above it. */
export const barHeight = '--live-game-bar';

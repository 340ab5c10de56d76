/**
 * Draws frame after frame: only between frames has Chromium the idle times in which a canvas becomes a png. A page without
 * frames, as tests are, waits a whole second for each picture.
 */
const next = requestAnimationFrame.bind(window);
const turn = () => void next(turn);
turn();

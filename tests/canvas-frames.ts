/**
 * Draws frame after frame while a canvas becomes a picture: only between frames has Chromium the idle times in which it does
 * that. A page without frames, as tests are, waits a whole second for each.
 */
const nextFrame = requestAnimationFrame.bind(window);
const { toBlob } = HTMLCanvasElement.prototype;

function toBlobInFrames(this: HTMLCanvasElement, ...[done, ...options]: Parameters<typeof toBlob>): void {
  let isDone = false;
  toBlob.call(
    this,
    (blob) => {
      isDone = true;
      done(blob);
    },
    ...options,
  );
  const drawUntilDone = () => void (isDone || nextFrame(drawUntilDone));
  drawUntilDone();
}

// Read anew for each file of tests, on a page that may be the same.
if (toBlob.name !== toBlobInFrames.name) HTMLCanvasElement.prototype.toBlob = toBlobInFrames;

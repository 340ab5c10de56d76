/**
 * Draws frame after frame while a canvas becomes a picture: only between frames has Chromium the idle times in which it does
 * that. A page without frames, as tests are, waits a whole second for each.
 */
const next = requestAnimationFrame.bind(window);
const { toBlob } = HTMLCanvasElement.prototype;

HTMLCanvasElement.prototype.toBlob = function (done, ...how) {
  let isDone = false;
  const turn = () => void (isDone || next(turn));
  turn();
  toBlob.call(
    this,
    (blob) => {
      isDone = true;
      done(blob);
    },
    ...how,
  );
};

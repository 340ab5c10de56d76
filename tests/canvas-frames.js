"use strict";
/**
 * Requests frames while a canvas is turned into a picture: Chromium does that in the idle times between frames. On a page
 * without frames, as in tests, each picture takes a whole second.
 */
const nextFrame = requestAnimationFrame.bind(window);
const { toBlob } = HTMLCanvasElement.prototype;
function toBlobInFrames(...[done, ...options]) {
    let isDone = false;
    toBlob.call(this, (blob) => {
        isDone = true;
        done(blob);
    }, ...options);
    const drawUntilDone = () => void (isDone || nextFrame(drawUntilDone));
    drawUntilDone();
}
// Every test file imports this anew, possibly on the same page.
if (toBlob.name !== toBlobInFrames.name)
    HTMLCanvasElement.prototype.toBlob = toBlobInFrames;

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Crop,
  MOST_ZOOM,
  move,
  quarter,
  shown,
  showWhole,
  sourceSquare,
  turn,
  wholeFrame,
  zoomTo,
} from './crop.ts';

const side = fc.integer({ min: 1, max: 6000 });
const picture = fc.record({ width: side, height: side });
const far = fc.double({ min: -20, max: 20, noNaN: true });

type Action = (picture: { width: number; height: number }, crop: Crop) => Crop;
const action: fc.Arbitrary<Action> = fc.oneof(
  fc.tuple(far, far).map(
    ([x, y]): Action =>
      (picture, crop) =>
        move(picture, crop, x, y),
  ),
  fc.tuple(fc.double({ min: 0, max: 30, noNaN: true }), far, far).map(
    ([zoom, x, y]): Action =>
      (picture, crop) =>
        zoomTo(picture, crop, zoom, { x, y }),
  ),
  fc.constant<Action>(turn),
  fc.boolean().map(
    (whole): Action =>
      (picture, crop) =>
        showWhole(picture, crop, whole),
  ),
);
const actions = fc.array(action, { maxLength: 20 });
const after = (of: { width: number; height: number }, done: readonly Action[]) =>
  done.reduce((crop, one) => one(of, crop), wholeFrame);

/** A billionth of the picture, for rounding errors. */
const epsilon = (size: number) => size * 1e-9;

/** Where a point of the picture, in its pixels, lies behind the frame. */
function at({ width, height }: { width: number; height: number }, crop: Crop, x: number, y: number) {
  const { side } = sourceSquare({ width, height }, crop);
  const [cos, sin] = quarter(crop.turns);
  const [right, down] = [(x - width / 2) / side, (y - height / 2) / side];
  return { x: crop.x + right * cos - down * sin, y: crop.y + right * sin + down * cos };
}

describe('LIMIT-18 whatever is done to a picture', () => {
  test('the frame is covered: what is cut out lies inside the picture', () => {
    fc.assert(
      fc.property(picture, actions, (picture, done) => {
        const crop = showWhole(picture, after(picture, done), false);
        const { x, y, side } = sourceSquare(picture, crop);
        const most = Math.max(picture.width, picture.height);
        expect(x).toBeGreaterThanOrEqual(-epsilon(most));
        expect(y).toBeGreaterThanOrEqual(-epsilon(most));
        expect(x + side).toBeLessThanOrEqual(picture.width + epsilon(most));
        expect(y + side).toBeLessThanOrEqual(picture.height + epsilon(most));
        expect(side).toBeGreaterThan(0);
      }),
    );
  });

  test('it is never smaller than the frame, nor larger than eight times', () => {
    fc.assert(
      fc.property(picture, actions, (picture, done) => {
        const { zoom } = after(picture, done);
        expect(zoom).toBeGreaterThanOrEqual(1);
        expect(zoom).toBeLessThanOrEqual(MOST_ZOOM);
      }),
    );
  });

  test('what is cut out is what lies in the frame, however it is turned', () => {
    fc.assert(
      fc.property(picture, actions, (picture, done) => {
        const crop = after(picture, done);
        const square = sourceSquare(picture, crop);
        const middle = at(picture, crop, square.x + square.side / 2, square.y + square.side / 2);
        expect(middle.x).toBeCloseTo(0, 6);
        expect(middle.y).toBeCloseTo(0, 6);
      }),
    );
  });

  test('four turns bring it back to where it was', () => {
    fc.assert(
      fc.property(picture, actions, (picture, done) => {
        const crop = after(picture, done);
        const round = [1, 2, 3, 4].reduce((turned) => turn(picture, turned), crop);
        expect(round.turns).toBe(crop.turns);
        expect(round.x).toBeCloseTo(crop.x, 9);
        expect(round.y).toBeCloseTo(crop.y, 9);
      }),
    );
  });
});

test('zooming in keeps what is under the pointer', () => {
  const photo = { width: 4000, height: 3000 };
  const before = zoomTo(photo, wholeFrame, 2);
  const pointer = { x: 0.25, y: -0.3 };
  const square = sourceSquare(photo, before);
  const [x, y] = [square.x + (0.5 + pointer.x) * square.side, square.y + (0.5 + pointer.y) * square.side];
  const there = at(photo, zoomTo(photo, before, 5, pointer), x, y);
  expect(there.x).toBeCloseTo(pointer.x, 9);
  expect(there.y).toBeCloseTo(pointer.y, 9);
});

test('a turn keeps what is in the middle, and turns to the right', () => {
  const photo = { width: 512, height: 256 };
  const left = move(photo, wholeFrame, 1, 0);
  expect(sourceSquare(photo, left)).toEqual({ x: 0, y: 0, side: 256 });
  const turned = turn(photo, left);
  expect(sourceSquare(photo, turned)).toEqual({ x: 0, y: 0, side: 256 });
  // The picture's upper left corner is now at the right.
  expect(at(photo, turned, 0, 0)).toEqual({ x: 0.5, y: -0.5 });
});

test('a landscape moves sideways only, a portrait up and down only', () => {
  const landscape = { width: 300, height: 100 };
  expect(move(landscape, wholeFrame, 9, 9)).toMatchObject({ x: 1, y: 0 });
  const portrait = { width: 100, height: 300 };
  expect(move(portrait, wholeFrame, 9, 9)).toMatchObject({ x: 0, y: 1 });
});

describe('the whole picture', () => {
  const photo = { width: 400, height: 300 };
  const whole = showWhole(photo, move(photo, zoomTo(photo, wholeFrame, 3), 0.5, 0.5), true);

  test('fits the frame by its longer side, in the middle, with the rest empty', () => {
    expect(shown(photo, whole)).toEqual({ width: 1, height: 0.75 });
    expect(sourceSquare(photo, whole)).toEqual({ x: 0, y: -50, side: 400 });
    expect(shown(photo, turn(photo, whole))).toEqual({ width: 0.75, height: 1 });
  });

  test('does not move, and zooming ends it', () => {
    expect(move(photo, whole, 0.5, 0.5)).toEqual(whole);
    expect(zoomTo(photo, whole, 1.2)).toMatchObject({ whole: false, zoom: 1.2, x: 0, y: 0 });
  });
});

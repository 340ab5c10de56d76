import * as css from './card.css.ts';
import { type FittedText, fitText, lineHeight, type TextBox } from './fit-text.ts';
import type { NightFacts } from './night-facts.ts';
import type { CardWords } from './words.ts';

/** Upright, as phones and the pages of pictures show it whole. */
export const cardSize = { width: 1080, height: 1350 } as const;

const middle = cardSize.width / 2;
const ticket = { x: 80, y: 190, width: 920, height: 960, round: 48 } as const;
/** Where the stub with the points tears off. */
const perforationY = 790;
const inner = ticket.width - 2 * 70;

type Tone = keyof typeof css.tones;
type Face = keyof typeof css.faces;

/** Draws the night of a team in the look of the page around `host`. Resolves once its fonts are there and it is drawn. */
export async function drawCard(
  canvas: HTMLCanvasElement,
  host: HTMLElement,
  facts: NightFacts,
  words: CardWords,
): Promise<void> {
  canvas.width = cardSize.width;
  canvas.height = cardSize.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas to draw on.');
  const display = styleOf(host, css.faces.display).fontFamily;
  // A face that does not come is drawn in the next of its family.
  await Promise.allSettled([document.fonts.load(`700 48px ${display}`, facts.team)]);
  const pen = penOf(context, host);

  pen.fill('ground');
  context.fillRect(0, 0, cardSize.width, cardSize.height);
  drawTicket(context, pen);

  const { at, team, place, teams, isShared, points, best, date } = facts;
  pen.text(
    at?.venue ?? words.cardPrivate,
    { y: 72, width: 920, height: 84, sizes: [56, 48, 40, 34, 28] },
    'ink',
    'display',
  );

  pen.text(team, { y: 232, width: inner, height: 300, sizes: [104, 92, 80, 70, 60, 52, 44] }, 'ink', 'display');
  drawPlate(context, pen, words.cardPlace(place, isShared));
  pen.text(words.cardOf(teams), { y: 702, width: inner, height: 52, sizes: [44, 38] }, 'soft', 'plain');

  pen.text(
    words.cardPoints(points),
    { y: best ? 818 : 880, width: inner, height: 130, sizes: [104, 88, 72] },
    'brand',
    'display',
  );
  if (best) {
    pen.text(words.cardBest, { y: 950, width: inner, height: 44, sizes: [37] }, 'soft', 'plain');
    pen.text(best.title, { y: 994, width: inner, height: 92, sizes: [50, 44, 38] }, 'ink', 'display');
    const earned = words.cardBestPoints(best.points, best.of);
    pen.text(earned, { y: 1084, width: inner, height: 46, sizes: [38] }, 'soft', 'plain');
  }

  pen.text(words.cardDate(date), { y: 1182, width: 920, height: 52, sizes: [44] }, 'ink', 'plain');
  if (at) pen.text(at.title, { y: 1234, width: 920, height: 84, sizes: [38, 34] }, 'soft', 'plain');
}

interface Pen {
  fill(tone: Tone): void;
  stroke(tone: Tone, width: number): void;
  /** Centred in its box, whose top is `y`. */
  text(text: string, box: TextBox & { readonly y: number }, tone: Tone, face: Face): void;
}

function penOf(context: CanvasRenderingContext2D, host: HTMLElement): Pen {
  const colour = (tone: Tone) => styleOf(host, css.tones[tone]).color;
  return {
    fill(tone) {
      context.fillStyle = colour(tone);
    },
    stroke(tone, width) {
      context.strokeStyle = colour(tone);
      context.lineWidth = width;
    },
    text(text, box, tone, face) {
      const { fontFamily, fontWeight } = styleOf(host, css.faces[face]);
      const setSize = (size: number) => {
        context.font = `${fontWeight} ${size}px ${fontFamily}`;
      };
      const fitted = fitText(text, box, (line, size) => {
        setSize(size);
        return context.measureText(line).width;
      });
      context.textAlign = 'center';
      context.textBaseline = 'middle';
      context.fillStyle = colour(tone);
      setSize(fitted.size);
      for (const [line, y] of placed(fitted, box)) context.fillText(line, middle, y);
    },
  };
}

/** Each line with the height of its middle. */
function placed({ lines, size }: FittedText, { y, height }: { y: number; height: number }): [string, number][] {
  const step = size * lineHeight;
  const top = y + (height - lines.length * step) / 2;
  return lines.map((line, nth) => [line, top + (nth + 0.5) * step]);
}

function drawTicket(context: CanvasRenderingContext2D, pen: Pen): void {
  const { x, y, width, height, round } = ticket;
  context.beginPath();
  context.roundRect(x, y, width, height, round);
  pen.fill('slip');
  context.fill();
  pen.stroke('edge', 3);
  context.stroke();
  // A notch in each edge, and a row of holes between them, in the colour of the page.
  pen.fill('ground');
  for (const edge of [x, x + width]) {
    context.beginPath();
    context.arc(edge, perforationY, 30, 0, 2 * Math.PI);
    context.fill();
  }
  for (let hole = x + 54; hole <= x + width - 54; hole += 24) {
    context.beginPath();
    context.arc(hole, perforationY, 5, 0, 2 * Math.PI);
    context.fill();
  }
}

/** The brass plate with the place. */
function drawPlate(context: CanvasRenderingContext2D, pen: Pen, place: string): void {
  const [width, height, y] = [520, 148, 546];
  context.beginPath();
  context.roundRect(middle - width / 2, y, width, height, 28);
  pen.fill('brand');
  context.fill();
  pen.text(place, { y, width: width - 40, height, sizes: [104, 92, 80, 68, 56] }, 'onBrand', 'display');
}

/** What a class comes to where the host is: tokens are mixed by the browser, and a canvas knows none. */
function styleOf(
  host: HTMLElement,
  className: string,
): Pick<CSSStyleDeclaration, 'color' | 'fontFamily' | 'fontWeight'> {
  const probe = document.createElement('span');
  probe.className = className;
  host.append(probe);
  const { color, fontFamily, fontWeight } = getComputedStyle(probe);
  probe.remove();
  return { color, fontFamily, fontWeight };
}

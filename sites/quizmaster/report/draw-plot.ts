import * as Plot from '@observablehq/plot';
import * as css from './plot.css.ts';
import { type Bar, barsHeight, type PlotData, type PlotRow, type Point, rowsHeight } from './plot-data.ts';

/** Draws a plot for a width in px. */
export function drawPlot(plot: PlotData, width: number): SVGSVGElement {
  switch (plot.kind) {
    case 'bars':
      return drawBars(plot.bars, width);
    case 'rows':
      return drawRows(plot.rows, width);
    case 'means':
      return drawMeans(plot.points, width);
  }
}

/** Fewer labels than days fit below a phone's bars. */
const labelPx = 56;

/** A few bars are no wider than that, and leave the rest of the line free. */
const mostPx = 96;

/** Bars beside each other, in their order. */
function drawBars(bars: readonly Bar[], room: number): SVGSVGElement {
  const width = Math.min(room, 60 + bars.length * mostPx);
  const every = Math.max(1, Math.ceil((bars.length * labelPx) / width));
  // By place, since two days of two years have the same label.
  const keys = bars.map((_, at) => at);
  const marks = keys.filter((at) => bars[at]?.mark !== undefined);
  return stillSvg(
    Plot.plot({
      width,
      height: barsHeight,
      marginLeft: 44,
      marginRight: 8,
      marginBottom: 28,
      x: {
        ...{ type: 'band', domain: keys, label: null, padding: 0.25, tickSize: 0, ticks: shownOf(keys, every) },
        tickFormat: (at: number) => bars[at]?.label ?? '',
      },
      y: { label: null, grid: false, ticks: 4, nice: true, domain: [0, mostOf(bars)], tickFormat: wholeOnly },
      marks: [
        Plot.gridY({ ticks: 4, className: css.grid }),
        Plot.barY(bars, { x: keys, y: 'back', className: css.back }),
        Plot.barY(bars, { x: keys, y: 'front', className: css.front }),
        Plot.dot(marks, {
          ...{ x: marks, y: marks.map((at) => bars[at]?.mark ?? 0), r: 4, symbol: 'diamond' as const },
          className: css.mark,
        }),
        Plot.ruleY([0], { className: css.axis }),
      ],
    }),
  );
}

/** Bars below each other, each with its label above it: for texts, which are long. */
function drawRows(rows: readonly PlotRow[], width: number): SVGSVGElement {
  const keys = rows.map((_, at) => at);
  const fits = Math.floor((width - 60) / 14);
  return stillSvg(
    Plot.plot({
      width,
      height: rowsHeight(rows.length),
      marginLeft: 2,
      marginRight: 52,
      marginTop: 0,
      marginBottom: 8,
      x: { axis: null, domain: [0, Math.max(1, ...rows.map(({ front }) => front))] },
      y: { type: 'band', axis: null, domain: keys, padding: 0 },
      marks: [
        Plot.barX(rows, { y: keys, x: 'front', insetTop: 24, insetBottom: 4, className: css.front }),
        Plot.ruleX([0], { className: css.axis }),
        Plot.text(rows, {
          ...{ y: keys, x: 0, text: 'label', textAnchor: 'start', lineAnchor: 'top', dy: -16, dx: 2 },
          ...{ lineWidth: fits, textOverflow: 'ellipsis', className: css.label },
        }),
        Plot.text(rows, {
          ...{ y: keys, x: 'front', text: ({ front }) => String(front), textAnchor: 'start', dx: 6, dy: 10 },
          className: css.value,
        }),
      ],
    }),
  );
}

/** Lines over time between 1 and 5, with a point for each group. */
function drawMeans(points: readonly Point[], width: number): SVGSVGElement {
  const every = Math.max(1, Math.ceil((points.length * labelPx) / width));
  const labels = points.map((_, at) => at);
  return stillSvg(
    Plot.plot({
      width,
      height: barsHeight,
      marginLeft: 28,
      marginRight: 16,
      marginBottom: 28,
      x: {
        ...{ type: 'point', domain: labels, label: null, tickSize: 0, ticks: shownOf(labels, every) },
        tickFormat: (at: number) => points[at]?.label ?? '',
      },
      y: { label: null, domain: [1, 5], ticks: [1, 2, 3, 4, 5], tickFormat: String },
      marks: [
        Plot.gridY({ ticks: [1, 2, 3, 4, 5], className: css.grid }),
        Plot.lineY(points, { x: labels, y: 'mean', strokeWidth: 2.5, className: css.line }),
        Plot.dot(points, { x: labels, y: 'mean', r: 4.5, className: css.point }),
      ],
    }),
  );
}

/** Every so many, with the last one, which is the newest. */
function shownOf<T>(all: readonly T[], every: number): T[] {
  return all.filter((_, at) => (all.length - 1 - at) % every === 0);
}

function mostOf(bars: readonly Bar[]): number {
  return Math.max(1, ...bars.flatMap(({ back, front, mark = 0 }) => [back, front, mark]));
}

/** There is no half person. */
function wholeOnly(value: number): string {
  return Number.isInteger(value) ? String(value) : '';
}

/** A picture alone: the page's policy allows no style element, and a table beside it says the same to screen readers. */
function stillSvg(drawn: SVGSVGElement | HTMLElement): SVGSVGElement {
  const svg = drawn as SVGSVGElement;
  for (const sheet of svg.querySelectorAll('style')) sheet.remove();
  for (const named of svg.querySelectorAll('[aria-label]')) named.removeAttribute('aria-label');
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('focusable', 'false');
  return svg;
}

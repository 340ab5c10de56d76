import { useLayoutEffect, useRef, useState } from 'react';
import * as css from './plot.css.ts';
import { heightOf, type PlotData } from './plot-data.ts';

type Draw = typeof import('./draw-plot.ts').drawPlot;
let loaded: Draw | undefined;

/** Narrower, its labels could not be read. */
const narrowestPx = 240;

/**
 * A plot as a still picture, whose library is fetched when the first one is shown. Hidden from screen readers, since the
 * table beside it says the same; without the library that table is all there is.
 */
export function StillPlot({ plot }: { plot: PlotData }) {
  const place = useRef<HTMLDivElement>(null);
  // In a function, since it is one itself.
  const [draw, setDraw] = useState(() => loaded);
  const [width, setWidth] = useState(0);

  useLayoutEffect(() => {
    let isGone = false;
    if (!loaded) {
      void import('./draw-plot.ts').then(
        ({ drawPlot }) => {
          loaded = drawPlot;
          if (!isGone) setDraw(() => drawPlot);
        },
        () => undefined,
      );
    }
    return () => {
      isGone = true;
    };
  }, []);

  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWidth(Math.max(narrowestPx, Math.floor(element.clientWidth))));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(() => {
    if (draw && width > 0) place.current?.replaceChildren(draw(plot, width));
  }, [draw, width, plot]);

  return <div ref={place} className={css.frame} style={{ minBlockSize: heightOf(plot) }} aria-hidden="true" />;
}

import { useLayoutEffect, useRef, useState } from 'react';
import * as css from './plot.css.ts';

interface Props {
  /** Kept free from the beginning, so that nothing moves when it is drawn. */
  readonly height: number;
  /** Draws for a width in px. Must keep its identity as long as the data does. */
  readonly draw: (drawing: Drawing, width: number) => SVGSVGElement;
}

type Drawing = typeof import('./draw-bars.ts');
let loaded: Drawing | undefined;

/** Narrower, its labels could not be read. */
const narrowestPx = 240;

/**
 * A plot as a still picture, whose library is fetched when the first one is shown. Hidden from screen readers, since the
 * table beside it says the same; without the library that table is all there is.
 */
export function StillPlot({ height, draw }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [drawing, setDrawing] = useState(loaded);
  const [width, setWidth] = useState(0);

  useLayoutEffect(() => {
    let isGone = false;
    if (!loaded) {
      void import('./draw-bars.ts').then(
        (module) => {
          loaded = module;
          if (!isGone) setDrawing(module);
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
    if (drawing && width > 0) place.current?.replaceChildren(draw(drawing, width));
  }, [drawing, width, draw]);

  return <div ref={place} className={css.frame} style={{ minBlockSize: height }} aria-hidden="true" />;
}

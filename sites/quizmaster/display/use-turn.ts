import { useEffect, useState } from 'react';
import type { Slide } from './slides-of.ts';

/**
 * Turns slides by themselves, and by the arrow keys; whoever has pressed one turns them by hand from then on. The one that is
 * shown stays when others come or go; when it goes itself, the next one is there at once. `before`: what is fading.
 */
export function useTurn(slides: readonly Slide[]): {
  readonly shown: Slide | undefined;
  readonly before: Slide | undefined;
} {
  const [at, setAt] = useState({ key: '', place: 0, before: '' });
  const [isByHand, setByHand] = useState(false);
  const found = slides.findIndex(({ key }) => key === at.key);
  const place = found >= 0 ? found : at.place % Math.max(1, slides.length);
  const shown = slides[place];
  const { key = '', ms = 0 } = shown ?? {};
  const next = slides[(place + 1) % Math.max(1, slides.length)];
  const previous = slides[(place + slides.length - 1) % Math.max(1, slides.length)];

  // What is shown is known by its name from the first, so that it stays when the list changes.
  if (shown && at.key !== key) setAt({ key, place, before: '' });

  useEffect(() => {
    if (isByHand || !next || next.key === key) return undefined;
    const timer = setTimeout(() => setAt({ key: next.key, place: 0, before: key }), ms);
    return () => clearTimeout(timer);
  }, [key, ms, next, isByHand]);

  useEffect(() => {
    const press = ({ key: pressed, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      const to = pressed === 'ArrowRight' ? next : pressed === 'ArrowLeft' ? previous : undefined;
      if (!to || to.key === key || altKey || ctrlKey || metaKey) return;
      setByHand(true);
      setAt({ key: to.key, place: 0, before: key });
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [key, next, previous]);

  // A deleted photo does not even fade.
  return { shown, before: slides.find((each) => each.key === at.before && each.key !== key) };
}

import { drawing } from './drawing.css.ts';

/** A drawing in the one line weight. Decorative: the text beside it has the meaning. */
export function Drawing({ path }: { path: string }) {
  return (
    <svg className={drawing} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}

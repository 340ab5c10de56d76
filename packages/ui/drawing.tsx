import { drawing } from './drawing.css.ts';

/** A drawing in our one line weight. Decoration: the words beside it say what it means. */
export function Drawing({ path }: { path: string }) {
  return (
    <svg className={drawing} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}

import { avatar, picture } from './avatar.css.ts';
import { Drawing } from './drawing.tsx';
import { glass } from './paths.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Someone's picture, or a glass until they have one (GAMES-02). `name` is the picture's text; '' where it stands beside. */
export function Avatar({ src, name }: { src?: string; name: string }) {
  if (src) {
    return (
      <span className={avatar}>
        <img className={picture} src={src} alt={name} />
      </span>
    );
  }
  return (
    <span className={avatar}>
      <Drawing path={glass} />
      {name && <VisuallyHidden>{name}</VisuallyHidden>}
    </span>
  );
}

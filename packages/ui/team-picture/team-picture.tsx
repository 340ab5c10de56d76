import type { AvatarProps } from '../avatar/avatar.tsx';
import { usePicture } from '../hooks/use-picture.ts';
import { Drawing } from '../icon/drawing.tsx';
import { team } from '../icon/paths.ts';
import { initials } from './initials.ts';
import { dots, edge, inner, letters, picture, ring, teamPicture, tints } from './team-picture.css.ts';
import { tintOf } from './team-tints.ts';

export type TeamPictureProps = {
  src?: string;
  /** The team's name; its initials are shown without a picture. */
  name: string;
  /** The team's number, which chooses the tint. A guest team has none and is tinted by its name. */
  number: string;
  /** The name is shown beside it, so screen readers must not get it twice. */
  nameBeside?: boolean;
  /** 32, 44 or 96 px; medium by default. */
  size?: AvatarProps['size'];
};

/** A team's picture in a beer mat; its initials while there is none, or it cannot be loaded. */
export function TeamPicture({ src, name, number, nameBeside, size }: TeamPictureProps) {
  const image = usePicture(src);
  const text = nameBeside ? '' : name.trim();
  const short = initials(name);
  return (
    <span
      className={`${teamPicture} ${tints[tintOf(number || name)]}`}
      data-size={size}
      {...(image ? undefined : text ? { role: 'img', 'aria-label': text } : { 'aria-hidden': true })}
    >
      <svg className={ring} viewBox="0 0 36 36" aria-hidden="true" focusable="false">
        <circle className={edge} cx="18" cy="18" r="15.6" pathLength="32" />
        <circle className={dots} cx="18" cy="18" r="14.6" pathLength="64" />
        {!image && <circle className={inner} cx="18" cy="18" r="12.4" />}
      </svg>
      {image ? (
        <img className={picture} alt={text} {...image} />
      ) : (
        <span className={letters} dir="auto">
          {short || <Drawing path={team} />}
        </span>
      )}
    </span>
  );
}

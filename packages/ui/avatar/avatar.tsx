import type { SyntheticEvent } from 'react';
import { Drawing } from '../icon/drawing.tsx';
import { glass } from '../icon/paths.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { avatar, picture } from './avatar.css.ts';

export type AvatarProps = {
  src?: string;
  /** Read out; '' where the name is shown beside it. */
  name: string;
  /** 32, 44 or 96 px; medium by default. */
  size?: 'small' | 'medium' | 'large';
};

/** A player's picture; a glass when there is none (GAMES-02) or it cannot be loaded. */
export function Avatar({ src, name, size }: AvatarProps) {
  return (
    <span className={avatar} data-size={size}>
      <Drawing path={glass} />
      {src && (
        // One element per picture: one that failed to load stays hidden, so the glass behind it shows.
        <img key={src} className={picture} src={src} alt="" onError={hide} />
      )}
      {name && <VisuallyHidden>{name}</VisuallyHidden>}
    </span>
  );
}

function hide({ currentTarget }: SyntheticEvent<HTMLImageElement>) {
  currentTarget.hidden = true;
}

import type { SyntheticEvent } from 'react';
import { avatar, picture } from './avatar.css.ts';
import { Drawing } from './drawing.tsx';
import { glass } from './paths.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export type AvatarProps = {
  src?: string;
  /** Read out; '' where the name stands beside it. */
  name: string;
  /** 32, 44 or 96 px. Medium unless said. */
  size?: 'small' | 'medium' | 'large';
};

/** Someone's picture, or a glass until they have one (GAMES-02), or where it cannot be loaded. */
export function Avatar({ src, name, size }: AvatarProps) {
  return (
    <span className={avatar} data-size={size}>
      <Drawing path={glass} />
      {src && (
        // One element a picture: what could not be loaded stays hidden, and the glass behind it is seen.
        <img key={src} className={picture} src={src} alt="" onError={hide} />
      )}
      {name && <VisuallyHidden>{name}</VisuallyHidden>}
    </span>
  );
}

function hide({ currentTarget }: SyntheticEvent<HTMLImageElement>) {
  currentTarget.hidden = true;
}

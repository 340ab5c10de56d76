import { Drawing, IconButton, uiWords, useModal, useWords } from '@snug/ui';
import { close } from '@snug/ui/paths';
import * as styles from './enlarged-picture.css.ts';

export interface EnlargedPictureProps {
  src: string;
  alt: string;
  onClose(): void;
}

/** A question's picture as large as the screen: Escape, the button and a press beside the picture close it. */
export function EnlargedPicture({ src, alt, onClose }: EnlargedPictureProps) {
  const words = useWords(uiWords);
  const modal = useModal(true, onClose);
  return (
    <dialog {...modal} className={styles.dialog} aria-label={alt}>
      <div className={styles.close}>
        <IconButton label={words.close} onClick={onClose}>
          <Drawing path={close} />
        </IconButton>
      </div>
      <img className={styles.picture} src={src} alt={alt} />
    </dialog>
  );
}

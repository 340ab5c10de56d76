import type { Mark } from '@snug/contract';
import { useWords, VisuallyHidden } from '@snug/ui';
import { DeskKey } from './desk-key.tsx';
import * as css from './marks.css.ts';
import { deskWords } from './words.ts';

const all: readonly Mark[] = ['full', 'half', 'none'];
const keys = { full: 'F', half: 'H', none: 'N' } as const;

interface Props {
  /** The text that is marked. */
  readonly text: string;
  readonly mark: Mark | undefined;
  readonly proposed: Mark | undefined;
  /** The keys act here. */
  readonly showKeys: boolean;
  readonly onMark: (mark: Mark) => void;
}

/** The three marks of a text as buttons: the one it has is pressed, a proposed one has a dashed edge. */
export function MarkButtons({ text, mark, proposed, showKeys, onMark }: Props) {
  const words = useWords(deskWords);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not lay its buttons out in a row in every browser.
    <div className={css.marks} role="group" aria-label={words.gradeOf(text)}>
      {all.map((each) => (
        <button
          key={each}
          type="button"
          className={css.mark}
          aria-pressed={mark === each}
          data-proposed={(mark === undefined && proposed === each) || undefined}
          onClick={() => onMark(each)}
        >
          {words.mark[each]}
          {mark === undefined && proposed === each && <VisuallyHidden>, {words.isProposed}</VisuallyHidden>}
          {showKeys && (
            <>
              {' '}
              <DeskKey>{keys[each]}</DeskKey>
            </>
          )}
        </button>
      ))}
    </div>
  );
}

import { useWords } from '@snug/ui';
import { groupedCode } from './grouped-code.ts';
import { kicker } from './type.css.ts';
import { consoleWords } from './words.ts';

interface Props {
  readonly code: string;
  /** The classes of the label and of the digits. */
  readonly name?: string;
  readonly figures: string;
}

/** `Code 482 917`, large enough to be read out and from afar. */
export function GameCode({ code, name = kicker, figures }: Props) {
  const words = useWords(consoleWords);
  return (
    <>
      <span className={name}>{words.code}</span>{' '}
      <strong className={figures}>
        <bdi dir="ltr">{groupedCode(code)}</bdi>
      </strong>
    </>
  );
}

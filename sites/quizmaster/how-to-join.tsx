import { useWords } from '@snug/ui';
import { typedAddress } from './join-address.ts';
import { consoleWords } from './words.ts';

interface Props {
  readonly joinUrl: string;
  /** How the address looks in its sentence. */
  readonly className: string;
  /** The sentence around the address. */
  readonly sentence?: (address: string) => string;
}

/** `Scan, or go to quiz.example/join and enter the code.`, the address apart so that it is read, and selected, as one. */
export function HowToJoin({ joinUrl, className, sentence }: Props) {
  const words = useWords(consoleWords);
  const address = typedAddress(joinUrl);
  const [before, after] = (sentence ?? words.howToJoin)(address).split(address);
  return (
    <>
      {before}
      <bdi className={className} dir="ltr">
        {address}
      </bdi>
      {after}
    </>
  );
}

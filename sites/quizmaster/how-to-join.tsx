import { useWords } from '@snug/ui';
import { typedAddress } from './join-address.ts';
import { consoleWords } from './words.ts';

interface Props {
  readonly joinUrl: string;
  /** The class of the address. */
  readonly className: string;
  /** Makes the sentence around the address. */
  readonly sentence?: (address: string) => string;
}

/** `Scan, or go to quiz.example/join and enter the code.` The address is one element, to be read and selected as one. */
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

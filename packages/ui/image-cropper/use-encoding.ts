import { useLayoutEffect, useRef, useState } from 'react';
import { toPng } from '../pictures/draw-crop.ts';

/** Encodes a file's crop once at a time, and says why nothing came of a press. */
export function useEncoding(file: File | undefined) {
  const [refused, setRefused] = useState<{ sentence: string; press: number }>();
  const [encoding, setEncoding] = useState(false);
  const press = useRef<object>(undefined);

  // An encoding under way belongs to the file it was started for, as does a refusal; another file, or none, discards it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each file.
  useLayoutEffect(() => {
    setEncoding(false);
    setRefused(undefined);
    return () => {
      press.current = undefined;
    };
  }, [file]);

  const refuse = (sentence: string) => setRefused((before) => ({ sentence, press: (before?.press ?? 0) + 1 }));

  /** The picture; undefined if another file came meanwhile, null if it could not be encoded. */
  const encode = async (draw: (canvas: HTMLCanvasElement) => void) => {
    // A second click may come before the button is rendered as busy.
    if (press.current) return undefined;
    const thisPress = {};
    press.current = thisPress;
    setEncoding(true);
    const canvas = document.createElement('canvas');
    draw(canvas);
    const blob = await toPng(canvas);
    if (press.current !== thisPress) return undefined;
    press.current = undefined;
    setEncoding(false);
    if (blob) setRefused(undefined);
    return blob;
  };

  return { refused, refuse, encoding, encode };
}

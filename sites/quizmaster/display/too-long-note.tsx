import type { HostGame, HostQuestion, HostRound } from '@snug/contract';
import { Banner, useWords } from '@snug/ui';
import { useEffect, useRef, useState } from 'react';
import { questionFits } from './overflows.tsx';
import { displayWords } from './words.ts';

interface Props {
  readonly game: HostGame;
  readonly round: HostRound;
  readonly question: HostQuestion;
}

/** Says beside a question that it is too long for the big screen, before the room sees it. */
export function TooLongNote({ game, round, question }: Props) {
  const words = useWords(displayWords);
  const place = useRef<HTMLDivElement>(null);
  const [isTooLong, setTooLong] = useState(false);
  const { question_id, question_text, image } = question;
  const name = JSON.stringify([question_id, question_text, image]);
  const [checked, setChecked] = useState('');
  useEffect(() => {
    if (checked === name) return undefined;
    let isOver = false;
    // Another screen cannot be rendered while this one is.
    const timer = setTimeout(async () => {
      if (!place.current) return;
      const isWhole = await questionFits(game, round, question, place.current);
      if (isOver) return;
      setTooLong(!isWhole);
      setChecked(name);
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [game, round, question, name, checked]);
  return (
    <div ref={place}>{isTooLong && checked === name && <Banner tone="info">{words.screenOverflowHere}</Banner>}</div>
  );
}

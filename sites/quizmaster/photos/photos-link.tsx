import type { HostGame } from '@snug/contract';
import { useAnnounce, useWords } from '@snug/ui';
import { useEffect, useRef } from 'react';
import { photosPath } from '../game-address.ts';
import { KeyCap } from '../key-cap.tsx';
import { RouteButton } from '../route-button.tsx';
import * as css from './link.css.ts';
import { usePhotos } from './use-photos.ts';
import { photosWords } from './words.ts';

/** To the photos and votes of a game, with how many photos wait for the quizmaster; says aloud that there are more. */
export function PhotosLink({ game: { gameid }, rung }: { game: HostGame; rung?: number | undefined }) {
  const words = useWords(photosWords);
  const announce = useAnnounce();
  const { value } = usePhotos(gameid, rung);
  const count = value?.photos.filter(({ screen }) => screen === 'waiting').length;
  const known = useRef(count);
  useEffect(() => {
    if (count !== undefined && known.current !== undefined && count > known.current) announce(words.photosWait(count));
    known.current = count;
  }, [count, announce, words]);
  return (
    <RouteButton to={photosPath(gameid)}>
      {words.photosLink}
      {count !== undefined && count > 0 && <strong className={css.count}> {words.photosWait(count)}</strong>}{' '}
      <KeyCap of="photos" shown />
    </RouteButton>
  );
}

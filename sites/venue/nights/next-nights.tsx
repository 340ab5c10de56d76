import type { SnugCore } from '@snug/client';
import { type NextNight, nextNights } from '@snug/contract';
import { useWords } from '@snug/ui';
import { useEffect, useId, useState } from 'react';
import { nightWords } from '../night-words.ts';
import * as css from './next-nights.css.ts';

interface Props {
  readonly client: Pick<SnugCore, 'call'>;
  /** The game whose venue's nights are shown; without one, those of all venues of the server. */
  readonly gameId?: string;
  /** The name of the site's venue: a night elsewhere says where. */
  readonly venue: string;
}

/** The next nights that anybody may come to; nothing when there are none, or when they do not arrive. */
export function NextNights({ client, gameId, venue }: Props) {
  const say = useWords(nightWords);
  const id = useId();
  const [nights, setNights] = useState<readonly NextNight[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    const query = gameId === undefined ? {} : { game_id: gameId };
    // Nobody waits for it: without a line there are no nights, and the page is what it was.
    client.call(nextNights, { query, signal: leaving.signal, retries: 0 }).then(setNights, () => {});
    return () => leaving.abort();
  }, [client, gameId]);
  if (nights.length === 0) return null;
  return (
    <section aria-labelledby={id} className={css.nights}>
      <h2 id={id} className={css.title}>
        {say.nextNights}
      </h2>
      <ul className={css.list}>
        {nights.map((night) => (
          <li key={`${night.date} ${night.title}`} className={css.night}>
            <time dateTime={night.date} className={css.day}>
              {say.moment(new Date(night.date))}
            </time>
            <span dir="auto" className={css.name}>
              {night.title}
            </span>
            <span className={css.soft}>
              {night.kind}
              {night.venue !== venue && <> · {night.venue}</>}
              {night.host !== '' && <> · {say.nightWith(night.host)}</>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

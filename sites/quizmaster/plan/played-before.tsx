import type { PlayedGame } from '@snug/contract';
import { Banner, useWords } from '@snug/ui';
import { consoleWords } from '../words.ts';
import * as css from './plan.css.ts';
import { planWords } from './words.ts';

/** Warns that a pack was played at this venue before, and says when. Nothing is kept from playing it again. */
export function PlayedBefore({ played }: { played: readonly PlayedGame[] }) {
  const words = useWords(planWords);
  const { day } = useWords(consoleWords);
  if (played.length === 0) return null;
  return (
    <Banner tone="info">
      {words.planPlayed}
      <ul className={css.nights}>
        {played.map(({ gameid, title, date }) => (
          <li key={gameid}>
            <bdi>{title}</bdi> · <time dateTime={date}>{day(new Date(date))}</time>
          </li>
        ))}
      </ul>
    </Banner>
  );
}

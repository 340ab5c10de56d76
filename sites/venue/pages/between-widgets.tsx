import { Ads } from '@snug/ads';
import type { SnugClient, SurveySource } from '@snug/client';
import { Survey } from '@snug/survey';

/** What `Between` shows, with a script of its own. */
export function BetweenWidgets({ source, ...game }: { client: SnugClient; gameId: string; source: SurveySource }) {
  return (
    <>
      <Survey source={source} preview isSpread />
      <Ads {...game} />
    </>
  );
}

import { Ads } from '@snug/ads';
import { isSurveyDone, type SnugClient, type SurveySource } from '@snug/client';
import { surveyLoadingMs } from '@snug/contract';
import { Survey } from '@snug/survey';
import { useEffect, useMemo, useState } from 'react';

/** What `Between` shows, with a script of its own. */
export function BetweenWidgets({ source, ...game }: { client: SnugClient; gameId: string; source: SurveySource }) {
  const { watched, isThere } = useFirstReply(source);
  return (
    <>
      <Survey source={watched} preview isSpread />
      {isThere && <Ads {...game} />}
    </>
  );
}

/** Whether the survey's question is there, or is not to come: ads that came before it would move under somebody's thumb. */
function useFirstReply(source: SurveySource) {
  const [isDone] = useState(() => isSurveyDone(source));
  const [hasReplied, setReplied] = useState(false);
  const [hasLoaded, setLoaded] = useState(false);
  const watched = useMemo(
    () => ({
      ...source,
      next(signal?: AbortSignal) {
        const next = source.next(signal);
        const replied = () => setReplied(true);
        next.then(replied, replied);
        return next;
      },
    }),
    [source],
  );

  useEffect(() => {
    // Loading shows for that long, however fast the question comes.
    const timer = setTimeout(() => setLoaded(true), surveyLoadingMs);
    return () => clearTimeout(timer);
  }, []);

  return { watched, isThere: isDone || (hasReplied && hasLoaded) };
}

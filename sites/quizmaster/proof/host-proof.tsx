import { hostProof, type ProofRow } from '@snug/contract';
import { Banner, Button, EmptyState, Skeleton, SkeletonGroup, useWords } from '@snug/ui';
import { useCallback, useMemo } from 'react';
import { Link } from 'wouter';
import { ConsolePage } from '../console-page.tsx';
import { useHostClient } from '../host-client.ts';
import * as report from '../report/report.css.ts';
import { RouteButton } from '../route-button.tsx';
import { allId, houseId, sponsorPath } from '../sponsors/sponsor-path.ts';
import { back } from '../type.css.ts';
import { useLoaded } from '../use-loaded.ts';
import { useTitle } from '../use-title.ts';
import { consoleWords } from '../words.ts';
import { type AnswerCounts, FreeTexts } from './free-texts.tsx';
import { orNone } from './or-none.ts';
import { ProofSheet } from './proof-sheet.tsx';
import { proofWords } from './words.ts';

/** The quizmaster's proof sheet of one sponsor, of the house's own, or of all of the venue. */
export function HostProof({ sponsorId }: { sponsorId: string }) {
  const words = useWords(proofWords);
  const { sponsors } = useWords(consoleWords);
  const { call } = useHostClient();
  const isAll = sponsorId === allId;
  const load = useCallback(
    (signal: AbortSignal) => orNone(call(hostProof, { query: queryOf(sponsorId), signal })),
    [call, sponsorId],
  );
  const { value: sheet, failed, again } = useLoaded(load);
  const name = isAll ? words.wholeVenue : sponsorId === houseId ? words.house : (sheet?.sponsor ?? '');
  useTitle([words.proofTitle, name].filter(Boolean).join(' · '));
  const answers = useMemo(() => answersIn(sheet?.rows ?? []), [sheet]);
  const to = isAll ? '/sponsors' : sponsorPath(sponsorId);
  return (
    <ConsolePage wide>
      {failed && (
        <Banner tone="danger" action={<Button onClick={again}>{words.retry}</Button>}>
          {words.proofFailed}
        </Banner>
      )}
      {!failed && sheet === undefined && <LoadingSheet />}
      {sheet === null && (
        <EmptyState title={words.noSuchSheetTitle}>
          {words.noSuchSheet}
          <RouteButton to="/sponsors">{sponsors}</RouteButton>
        </EmptyState>
      )}
      {sheet && (
        <ProofSheet
          sheet={sheet}
          name={name}
          lead={isAll ? undefined : sheet.venue}
          above={
            <Link href={to} className={`${back} ${report.onScreen}`}>
              {isAll ? sponsors : name}
            </Link>
          }
          first={<RouteButton to={to}>{words.makeFirst}</RouteButton>}
          texts={(items) => <FreeTexts items={items} answersOf={(id) => answers.get(id) ?? noAnswers} />}
        />
      )}
    </ConsolePage>
  );
}

export function LoadingSheet() {
  const words = useWords(proofWords);
  return (
    <SkeletonGroup label={words.proofLoading}>
      <Skeleton shape="lines" lines={2} />
      <Skeleton shape="picture" />
      <Skeleton shape="lines" lines={6} />
    </SkeletonGroup>
  );
}

/** No sponsor means all of them; the house's own have an empty id. */
function queryOf(sponsorId: string): { sponsor_id?: string } {
  if (sponsorId === allId) return {};
  return { sponsor_id: sponsorId === houseId ? '' : sponsorId };
}

const noAnswers: AnswerCounts = { inGames: 0, elsewhere: 0 };

function answersIn(rows: readonly ProofRow[]): Map<string, AnswerCounts> {
  const answers = new Map<string, AnswerCounts>();
  for (const { id, place, answered } of rows) {
    const { inGames, elsewhere } = answers.get(id) ?? noAnswers;
    answers.set(
      id,
      place === 'game' ? { inGames: inGames + answered, elsewhere } : { inGames, elsewhere: elsewhere + answered },
    );
  }
  return answers;
}

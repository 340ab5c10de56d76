import { type HostPack, hostPacks } from '@snug/contract';
import { Banner, Button, EmptyState, Skeleton, SkeletonGroup, useWords } from '@snug/ui';
import { useCallback } from 'react';
import { Link } from 'wouter';
import { ConsolePage } from '../console-page.tsx';
import { useHostClient } from '../host-client.ts';
import { usePageHeading } from '../page-change.ts';
import { RouteButton } from '../route-button.tsx';
import * as pageCss from '../sponsors/sponsors.css.ts';
import { useLoaded } from '../use-loaded.ts';
import { useTitle } from '../use-title.ts';
import { consoleWords } from '../words.ts';
import { ImportPack } from './import-pack.tsx';
import * as css from './packs.css.ts';
import { packWords } from './words.ts';

/** The packs of the venue, and the way to import one. */
export function PackList() {
  const words = useWords(packWords);
  const { call } = useHostClient();
  const heading = usePageHeading();
  const load = useCallback((signal: AbortSignal) => call(hostPacks, { signal }), [call]);
  const { value: packs, failed, again } = useLoaded(load);
  useTitle(words.packsTitle);
  return (
    <ConsolePage>
      <div className={pageCss.stack}>
        <div className={pageCss.head}>
          <h1 ref={heading} tabIndex={-1} className={pageCss.title}>
            {words.packsTitle}
          </h1>
          <p className={pageCss.soft}>{words.packsLead}</p>
        </div>
        {failed && (
          <Banner tone="danger" action={<Button onClick={again}>{words.tryThat}</Button>}>
            {words.packsFailed}
          </Banner>
        )}
        {!failed && !packs && (
          <SkeletonGroup label={words.packsLoading}>
            <Skeleton shape="lines" lines={4} />
          </SkeletonGroup>
        )}
        {packs?.length === 0 && <EmptyState title={words.noPacksTitle}>{words.noPacks}</EmptyState>}
        {packs && packs.length > 0 && (
          <ul className={css.packs}>
            {packs.map((pack) => (
              <PackLine key={pack.pack_id} pack={pack} />
            ))}
          </ul>
        )}
        {packs && <ImportPack known={packs} onImported={again} />}
      </div>
    </ConsolePage>
  );
}

function PackLine({ pack }: { pack: HostPack }) {
  const words = useWords(packWords);
  const { day } = useWords(consoleWords);
  const { pack_id, title, rounds, questions, played, last_played } = pack;
  const plays = last_played === null ? words.neverPlayed : words.packPlayed(played, day(new Date(last_played)));
  return (
    <li className={css.pack}>
      <div className={css.about}>
        <Link href={packPath(pack_id)} className={css.name} dir="auto">
          {title}
        </Link>
        <p className={css.soft}>
          {words.packRounds(rounds)}, {words.packQuestions(questions)} · {plays}
        </p>
      </div>
      <RouteButton to={newGamePath(pack_id)}>{words.makeGame}</RouteButton>
    </li>
  );
}

function packPath(pack_id: string): string {
  return `/packs/${encodeURIComponent(pack_id)}`;
}

/** Where a game is made, beginning with a pack. */
export function newGamePath(pack_id: string): string {
  return `/new?pack=${encodeURIComponent(pack_id)}`;
}

import { isShared, podiumOf } from '@snug/client';
import type { DisplayBoard, DisplayView } from '@snug/contract';
import { useWords } from '@snug/ui';
import { BoardStage } from './board-stage.tsx';
import { FitBox } from './fit-box.tsx';
import { Kicker } from './kicker.tsx';
import { PhotosStage } from './photos-stage.tsx';
import { Place } from './place.tsx';
import { sizes } from './sizes.ts';
import { asideTitle, groundedStage, headline } from './stage.css.ts';
import { usePages } from './use-pages.ts';
import * as css from './winners.css.ts';
import { displayWords } from './words.ts';

/** Once everybody is unveiled, the podium and the whole board take turns: the others look for themselves, too. */
const wholeBoardMs = 20_000;

/** What the winners take turns with: the whole board, and the photos of tonight. */
type Page = 'podium' | 'board' | 'photos';

/** The first three of the final board, each as they are unveiled; before that, and where more than three share it, the board. */
export function WinnersStage({ view }: { view: DisplayView }) {
  const words = useWords(displayWords);
  const { board, venue, title } = view;
  const podium = board && podiumOf(board);
  const isUnveiled = board !== undefined && board.rows.length === board.teams && board.teams > 3;
  const hasPhotos = board !== undefined && board.rows.length === board.teams && (view.photos?.length ?? 0) > 0;
  const pages: Page[] = [
    'podium',
    ...(isUnveiled ? ['board' as const] : []),
    ...(hasPhotos ? ['photos' as const] : []),
  ];
  const { page } = usePages(pages.length, wholeBoardMs);
  if (pages[page] === 'photos') return <PhotosStage view={view} />;
  if (!podium || pages[page] === 'board') return <BoardStage view={view} />;
  const [first, second, third] = podium;
  return (
    <div className={groundedStage}>
      <div className={headline}>
        <Kicker as="h1">{words.screenWinnersTitle}</Kicker>
        <p className={asideTitle} dir="auto">
          {venue === title ? venue : title}
        </p>
      </div>
      {/* As a podium stands: the second, the first, the third. */}
      <ol className={css.podium}>
        <Step step={2} of={second} board={board} />
        <Step step={1} of={first} board={board} />
        <Step step={3} of={third} board={board} />
      </ol>
    </div>
  );
}

type Winner = DisplayBoard['rows'][number];

interface StepProps {
  readonly step: 1 | 2 | 3;
  readonly of: Winner | 'hidden' | undefined;
  readonly board: DisplayBoard;
}

/** Of the first three, which those that share a place have in common. */
function heightOf(of: Winner | 'hidden', step: 1 | 2 | 3): 1 | 2 | 3 {
  return of !== 'hidden' && (of.place === 1 || of.place === 2) ? of.place : step;
}

function Step({ step, of, board }: StepProps) {
  const words = useWords(displayWords);
  if (of === undefined) return <li aria-hidden="true" />;
  return (
    <li className={css.step}>
      {of === 'hidden' ? (
        <p className={css.hiddenWinner}>{words.screenStillHidden}</p>
      ) : (
        <FitBox steps={sizes.name} className={css.winner}>
          <span className={css.winnerName} dir="auto">
            {of.team_name}
          </span>
        </FitBox>
      )}
      {/* Who shares a place stands as high. */}
      <div className={css.pedestal[heightOf(of, step)]}>
        <span className={css.pedestalPlace}>
          {of === 'hidden' ? step : <Place place={of.place} isShared={isShared(board, of)} />}
        </span>
        {of !== 'hidden' && <span className={css.pedestalPoints}>{words.screenPoints(of.points)}</span>}
      </div>
    </li>
  );
}

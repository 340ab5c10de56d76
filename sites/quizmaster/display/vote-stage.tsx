import type { DisplayView, DisplayVote } from '@snug/contract';
import { Drawing, useWords } from '@snug/ui';
import { trophy } from '@snug/ui/paths';
import { useMemo } from 'react';
import { FitBox } from './fit-box.tsx';
import { Rail } from './join-bar.tsx';
import { Kicker } from './kicker.tsx';
import { poster, posterDrawing, posterLead, posterWords } from './poster.css.ts';
import { sizes } from './sizes.ts';
import { halfSlides } from './slides.css.ts';
import { Slides } from './slides.tsx';
import { slidesOf } from './slides-of.ts';
import { headline, stage } from './stage.css.ts';
import { display } from './type.css.ts';
import { usePages } from './use-pages.ts';
import * as css from './vote-stage.css.ts';
import { displayWords } from './words.ts';

/** What the room votes for and how many have voted; once it is closed, who has won. */
export function VoteStage({ view }: { view: DisplayView }) {
  const words = useWords(displayWords);
  const { venue, title, vote } = view;
  if (!vote) return null;
  const name = words.screenVoteNames[vote.vote];
  return (
    <div className={stage}>
      <div className={headline}>
        <Kicker>{vote.open ? `${venue} · ${title}` : name}</Kicker>
      </div>
      {vote.open ? <Open vote={vote} name={name} /> : <Told vote={vote} />}
    </div>
  );
}

function Open({ vote, name }: { vote: DisplayVote; name: string }) {
  const words = useWords(displayWords);
  return (
    <div className={poster}>
      <div className={css.words}>
        <FitBox steps={sizes.poster} className={posterWords}>
          <h1 className={display}>{name}</h1>
          <p className={posterLead}>{words.screenVoteNow}</p>
        </FitBox>
        <div className={css.voted}>
          <p className={css.votedWords}>
            <span className={css.votedFigures}>{words.screenInOf(vote.voted, vote.of)}</span> {words.screenVoted}
          </p>
          <Rail className={css.votedRail} part={vote.of === 0 ? 0 : vote.voted / vote.of} />
        </div>
      </div>
      {vote.vote === 'photo' ? <Photos of={vote.candidates} /> : <Names of={vote.candidates} />}
    </div>
  );
}

function Photos({ of }: { of: DisplayVote['candidates'] }) {
  const slides = useMemo(
    () =>
      slidesOf(
        of.map(({ id, url = '', team_name }) => ({ image_code: id, url, team_name })),
        [],
      ),
    [of],
  );
  return <Slides slides={slides} className={halfSlides} />;
}

/** As many as can be read at once; of long ones, which take two lines, fewer. */
const namesAtOnce = 6;
const longNamesAtOnce = 4;
const isLong = ({ team_name }: { readonly team_name: string }) => team_name.length > 30;
const namesMs = 8_000;

/** The names in turns, in the order in which the teams sat down. */
function Names({ of }: { of: DisplayVote['candidates'] }) {
  const atOnce = of.some(isLong) ? longNamesAtOnce : namesAtOnce;
  const { page } = usePages(Math.ceil(of.length / atOnce), namesMs);
  const shown = of.slice(page * atOnce, (page + 1) * atOnce);
  return (
    <div className={css.names}>
      {/* Each in a row as high as the others', filled or not. */}
      <ul className={css.nameList} style={{ gridTemplateRows: `repeat(${atOnce}, minmax(0, 1fr))` }}>
        {shown.map(({ id, team_name }) => (
          <li key={id} className={css.nameRow}>
            <FitBox steps={sizes.row} className={css.nameBox}>
              <span className={css.name} dir="auto">
                {team_name}
              </span>
            </FitBox>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Told({ vote: { winners = [], top = 0, vote } }: { vote: DisplayVote }) {
  const words = useWords(displayWords);
  const photos = winners.flatMap(({ id, url, team_name }) => (url === undefined ? [] : [{ id, url, team_name }]));
  const isTie = winners.length > 1;
  const votes = isTie ? words.screenVotesEach(top) : words.screenVotes(top);
  const title = winners.length === 0 ? words.screenNobodyVoted : isTie ? words.screenTie : winners[0]?.team_name;
  return (
    <div className={poster}>
      <FitBox steps={sizes.poster} className={posterWords}>
        <h1 className={display} dir="auto">
          {title}
        </h1>
        {winners.length > 0 && <p className={css.won}>{votes}</p>}
      </FitBox>
      {photos.length > 0 ? (
        <Photos of={photos} />
      ) : isTie && vote === 'name' ? (
        <Names of={winners} />
      ) : (
        <div className={posterDrawing} aria-hidden="true">
          <Drawing path={trophy} />
        </div>
      )}
    </div>
  );
}

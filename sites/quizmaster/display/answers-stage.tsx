import type { DisplayAnswer, DisplayView } from '@snug/contract';
import { useWords } from '@snug/ui';
import { tick } from '@snug/ui/paths';
import * as css from './answers.css.ts';
import { FitBox } from './fit-box.tsx';
import { Rail } from './join-bar.tsx';
import { Kicker } from './kicker.tsx';
import { sizes } from './sizes.ts';
import { aside, headline, stage } from './stage.css.ts';
import { nobody } from './type.css.ts';
import { useNewest } from './use-newest.ts';
import { usePages } from './use-pages.ts';
import { displayWords } from './words.ts';

/** More on a page could not be read from the last table: four, or three where a note takes a second line. */
const perPage = (questions: readonly DisplayAnswer[]) => (questions.some(({ notes }) => notes.length > 42) ? 3 : 4);
const pageMs = 15_000;

/** The answers of a round, a few at a time, with what the quizmaster notes and how many had it. */
export function AnswersStage({ view }: { view: DisplayView }) {
  const words = useWords(displayWords);
  const { title = '', round_order = 0, questions = [], of } = view.answers ?? {};
  const pages = Math.max(1, Math.ceil(questions.length / perPage(questions)));
  // While they are told one by one the page with the newest stands, until the next.
  const isTelling = of !== undefined;
  const { page } = usePages(pages, isTelling ? undefined : pageMs, isTelling ? questions.length : undefined);
  const newest = useNewest(round_order, questions.length, isTelling, page === pages - 1);
  const called = words.screenAnswersOf(round_order);
  // As even as they divide: ten are four, three and three.
  const each = isTelling ? perPage(questions) : Math.ceil(questions.length / pages);
  return (
    <div className={stage}>
      <div className={headline}>
        <Kicker as="h1">{title === '' ? called : `${called} · ${title}`}</Kicker>
        {isTelling && <p className={aside}>{`${questions.length} / ${of}`}</p>}
        {!isTelling && pages > 1 && <p className={aside}>{`${page + 1} / ${pages}`}</p>}
      </div>
      {questions.length === 0 && <p className={nobody}>{words.screenNothingAsked}</p>}
      <ol className={css.answers} key={page}>
        {questions.slice(page * each, (page + 1) * each).map((question) => (
          <Answer key={question.number} of={question} isNewest={question === questions[newest - 1]} />
        ))}
      </ol>
    </div>
  );
}

/** The newest of those that are told is ticked off with chalk while the room looks; the others have been. */
function Answer({ of, isNewest }: { of: DisplayAnswer; isNewest: boolean }) {
  const words = useWords(displayWords);
  const { number, answers, notes, share } = of;
  return (
    <li className={css.answer}>
      <span className={css.answerNumber}>
        {number}
        <svg className={css.tick} viewBox="0 0 24 24" aria-hidden="true">
          <path d={tick} pathLength="1" className={isNewest ? css.drawnLine : css.line} />
        </svg>
      </span>
      <FitBox steps={sizes.answer} className={css.answerBox}>
        <p className={css.answerText} dir="auto">
          {answers.join(' · ')}
        </p>
        {notes !== '' && (
          <p className={css.note} dir="auto">
            {notes}
          </p>
        )}
      </FitBox>
      {share && (
        <div className={css.share}>
          <span className={css.shareWords}>{words.screenHadIt(share.right, share.teams)}</span>
          <Rail className={css.shareRail} part={share.teams === 0 ? 0 : share.right / share.teams} />
        </div>
      )}
    </li>
  );
}

import type { FeedbackState, FeedbackTag, SnugClient } from '@snug/client';
import { starsBoundary } from '@snug/contract';
import {
  Banner,
  Button,
  Drawing,
  Skeleton,
  SkeletonGroup,
  StarRating,
  TagPicker,
  TextArea,
  uiWords,
  useWords,
} from '@snug/ui';
import { bell, star } from '@snug/ui/paths';
import { type FocusEvent, type FormEvent, type Ref, useId, useRef } from 'react';
import * as styles from './feedback.css.ts';
import { useFeedback, useRater } from './use-feedback.ts';
import { type FeedbackWords, feedbackWords } from './words.ts';

export interface FeedbackProps {
  client: SnugClient;
  gameId: string;
  words?: Partial<FeedbackWords>;
}

/**
 * After the end of a game its players rate the hosts, one after another; where there is nothing to rate it thanks for playing
 * (FEEDBACK-01 … FEEDBACK-11). While the game is on it shows nothing.
 *
 * @example <LiveGame … slots={{ feedback: <Feedback client={client} gameId="12" /> }} />
 */
export function Feedback({ client, gameId, words }: FeedbackProps) {
  const say = useWords(feedbackWords, words);
  const rater = useRater(client, gameId);
  if (rater === undefined) return null;
  if (rater === '') return <Done picture={bell}>{say.ended}</Done>;
  return <Rating key={rater} client={client} gameId={gameId} playerCode={rater} say={say} />;
}

type RatingProps = Pick<FeedbackProps, 'client' | 'gameId'> & { playerCode: string; say: FeedbackWords };

function Rating({ client, gameId, playerCode, say }: RatingProps) {
  const { retry } = useWords(uiWords);
  const { state, heading, hasFailed, isAsking, ask, ...verbs } = useFeedback(client, gameId, playerCode, say);

  if (hasFailed) {
    return (
      <Banner
        tone="danger"
        action={
          <Button busy={isAsking} onClick={ask}>
            {retry}
          </Button>
        }
      >
        {say.hostsFailed}
      </Banner>
    );
  }
  switch (state.step) {
    case 'rating':
      return <Form key={state.host.userid} form={state} say={say} heading={heading} {...verbs} />;
    case 'thanks':
      return (
        <Done picture={star} heading={heading}>
          {say.ratingThanks}
        </Done>
      );
    case 'nothing':
      return (
        <Done picture={bell} heading={heading}>
          {say.ended}
        </Done>
      );
    default:
      return (
        <div className={styles.root}>
          <SkeletonGroup label={say.findingHosts}>
            <Skeleton shape="lines" lines={2} />
            <Skeleton shape="lines" lines={2} />
          </SkeletonGroup>
        </div>
      );
  }
}

interface FormProps {
  form: Extract<FeedbackState, { step: 'rating' }>;
  say: FeedbackWords;
  heading: Ref<HTMLHeadingElement>;
  setStars(stars: number): void;
  toggle(tag: FeedbackTag): void;
  write(notes: string): void;
  submit(): void;
}

/** One host's: stars, and once there are some, tags, a note and Submit (FEEDBACK-05). */
function Form({ form, say, heading, setStars, toggle, write, submit }: FormProps) {
  const { host, stars, offered, tags, notes, busy, failed, thanked } = form;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);

  function send(event: FormEvent) {
    event.preventDefault();
    // What is disabled meanwhile would lose the focus: a press of Enter sends from any star or tag.
    button.current?.focus({ preventScroll: true });
    submit();
  }

  return (
    <section className={styles.root} aria-labelledby={id}>
      <div className={styles.head}>
        {thanked ? (
          // Said by the announcer, since the focus goes to the heading below.
          <Banner tone="good" silent>
            {say.ratingThanks}
          </Banner>
        ) : (
          <p className={styles.over}>{say.gameIsOver}</p>
        )}
        <h2 className={styles.title} id={id} ref={heading} tabIndex={-1}>
          {say.howDid(host.name)}
        </h2>
      </div>
      <form className={styles.form} onSubmit={send} onFocus={showWhole} noValidate>
        <StarRating label={say.yourRating} labelHidden value={stars ?? 0} onChange={setStars} disabled={busy} />
        {stars !== undefined && (
          <>
            <TagPicker
              label={stars > starsBoundary ? say.whatWasGood : say.whatWasNot}
              options={offered.map((value) => ({ value, label: say.tags[value] }))}
              value={tags}
              onChange={(chosen) =>
                offered.filter((tag) => tags.includes(tag) !== chosen.includes(tag)).forEach(toggle)
              }
              disabled={busy}
            />
            <TextArea
              label={say.notes}
              hint={say.notesHint}
              placeholder={say.notesPlaceholder}
              // It grows: with the least, Submit is on the first screen of a phone.
              rows={2}
              value={notes}
              onChange={write}
              readOnly={busy}
            />
            {failed && <Banner tone="danger">{say.ratingFailed}</Banner>}
            <Button kind="main" type="submit" busy={busy} elementRef={button}>
              {say.sendRating}
            </Button>
          </>
        )}
      </form>
    </section>
  );
}

/** A browser scrolls only the caret of a text into view, which may be behind the bar at the bottom of the live game. */
function showWhole({ target }: FocusEvent): void {
  // Nothing else: a page that moves under a thumb takes away what it is pressing.
  if (target.matches('textarea')) target.scrollIntoView({ block: 'nearest' });
}

/** Nothing is left to do. */
function Done({
  picture,
  heading,
  children,
}: {
  picture: string;
  heading?: Ref<HTMLHeadingElement>;
  children: string;
}) {
  return (
    <section className={styles.done}>
      <div className={styles.picture}>
        <Drawing path={picture} />
      </div>
      <h2 className={styles.title} ref={heading} tabIndex={heading ? -1 : undefined}>
        {children}
      </h2>
    </section>
  );
}

import { answeredIn, type Game } from '@snug/client';
import { Banner, Button, Dialog, StateDot, Text, useFocusIfLost } from '@snug/ui';
import { useRef, useState } from 'react';
import * as styles from '../live-game.css.ts';
import { usePick, useTools } from '../use-live-game.ts';
import { blanksIn } from './blanks-in.ts';
import { RuledDouble } from './double.tsx';
import { RoundOnPhone } from './round-on-phone.tsx';
import { TakeBack } from './take-back.tsx';

/**
 * The SUBMIT button and its confirmation (GAME-14, GAME-20, GAME-21). Quiet until the last question is asked. A submission
 * that waits for the line says where it is, and can be taken back. What the host has handed in at the close takes its place.
 */
export function Submit() {
  const { words: say, game } = useTools();
  const open = usePick(({ view }) => view?.submissions_open ?? false);
  const order = usePick(({ view }) => view?.round?.round_order ?? 0);
  const handedIn = usePick(({ view }) => view?.submitted[view.round?.round_order ?? 0]);
  const submitting = usePick(({ submitting }) => submitting);
  const closed = usePick(closedAs);
  const isComplete = usePick((game) => !isEarly(game));
  const [asking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const [taken, setTaken] = useState(0);
  const { state } = submitting;
  const detail = submitting.state === 'failed' && submitting.detail;
  const isOnItsWay = state === 'sending' || state === 'waiting';
  const { answered, of } = answeredIn(handedIn);

  // `Take it back`, which had the focus, is gone.
  useFocusIfLost(button, taken > 0 && taken);

  function ask() {
    game.flush();
    setAsking(true);
  }

  function submit() {
    setAsking(false);
    // The game's state shows the failure: the round reopens with all its answers (ROUND-11).
    void game.submit().catch(() => undefined);
  }

  return (
    <div className={styles.submit}>
      {state === 'failed' && (open || detail) && (
        <Banner tone="danger">
          {open && say.submitFailed}
          {detail && <span className={styles.detail}>{detail}</span>}
        </Banner>
      )}
      {handedIn && <StateDot tone="good">{say.handedIn(answered, of)}</StateDot>}
      {(!handedIn || isOnItsWay) && (
        <Button
          kind={isComplete ? 'main' : 'quiet'}
          onClick={ask}
          disabled={!open && !isOnItsWay}
          busy={isOnItsWay}
          elementRef={button}
        >
          {isOnItsWay ? say.submitting : say.submit}
        </Button>
      )}
      {state === 'waiting' && (
        <>
          <RoundOnPhone order={order} />
          <TakeBack onTaken={() => setTaken(taken + 1)} />
        </>
      )}
      {!open && !isOnItsWay && !handedIn && <StateDot tone="quiet">{say[closed]}</StateDot>}
      {asking && <Confirmation onSubmit={submit} onClose={() => setAsking(false)} />}
    </div>
  );
}

function Confirmation({ onSubmit, onClose }: { onSubmit(): void; onClose(): void }) {
  const { words: say } = useTools();
  const blanks = usePick(blanksIn);
  const canDouble = usePick(({ view }) => view?.round?.double_or_nothing ?? false);
  const doubled = usePick(({ view }) => view?.round?.doubled ?? false);
  const rule = usePick(({ view }) => view?.round?.double_rule);
  const early = usePick(isEarly);
  const asked = usePick(({ view }) => view?.round?.asked.length ?? 0);
  const count = usePick(({ view }) => view?.round?.question_count ?? 0);

  return (
    <Dialog
      open
      title={say.confirmTitle}
      buttons={[
        { label: say.cancel, kind: 'quiet', onClick: onClose },
        { label: say.submit, kind: 'main', onClick: onSubmit },
      ]}
      onClose={onClose}
    >
      <div className={styles.confirmation}>
        {early && <Banner tone="info">{say.soFar(asked, count)}</Banner>}
        {blanks !== 'none' && <Banner tone="danger">{blanks === 'all' ? say.forfeit : say.blanks}</Banner>}
        <Text>{say.confirmBody}</Text>
        {canDouble &&
          (rule ? (
            <RuledDouble doubled={doubled} editable={false} rule={rule} said />
          ) : (
            <Text>{say.doubleFor(doubled)}</Text>
          ))}
      </div>
    </Dialog>
  );
}

/** Questions of the round are still to come. */
function isEarly({ view }: Game): boolean {
  const { asked, question_count } = view?.round ?? {};
  return asked !== undefined && question_count !== undefined && asked.length < question_count;
}

/** Why the button is closed: not open yet, or closed, with or without something that the host hands in. */
function closedAs({ view, drafts, isClosed }: Game): 'submitNotYet' | 'submitClosed' | 'submitMissed' {
  if (!isClosed) return 'submitNotYet';
  const isSaved = Object.values(drafts).some(
    ({ texts, state }) => state === 'saved' && texts.some((text) => text.trim()),
  );
  return isSaved && view?.submit_at_close && !view.round?.handed_in ? 'submitClosed' : 'submitMissed';
}

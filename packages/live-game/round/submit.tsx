import { Banner, Button, Dialog, StateDot, Text } from '@snug/ui';
import { useState } from 'react';
import * as styles from '../live-game.css.ts';
import { usePick, useTools } from '../use-live-game.ts';
import { blanksIn } from './blanks-in.ts';

/** The SUBMIT button and its confirmation (GAME-14, GAME-20, GAME-21). */
export function Submit() {
  const { words: say, game } = useTools();
  const open = usePick(({ view }) => view?.submissions_open ?? false);
  const submitting = usePick(({ submitting }) => submitting);
  const [asking, setAsking] = useState(false);
  const sending = submitting.state === 'sending';

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
      {submitting.state === 'failed' && (
        <Banner tone="danger">
          {say.submitFailed}
          {submitting.detail && <span className={styles.detail}>{submitting.detail}</span>}
        </Banner>
      )}
      <Button kind="main" onClick={ask} disabled={!open} busy={sending}>
        {sending ? say.submitting : say.submit}
      </Button>
      {!open && <StateDot tone="quiet">{say.submitClosed}</StateDot>}
      {asking && <Confirmation onSubmit={submit} onClose={() => setAsking(false)} />}
    </div>
  );
}

function Confirmation({ onSubmit, onClose }: { onSubmit(): void; onClose(): void }) {
  const { words: say } = useTools();
  const blanks = usePick(blanksIn);
  const canDouble = usePick(({ view }) => view?.round?.double_or_nothing ?? false);
  const doubled = usePick(({ view }) => view?.round?.doubled ?? false);

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
        {blanks !== 'none' && <Banner tone="danger">{blanks === 'all' ? say.forfeit : say.blanks}</Banner>}
        <Text>{say.confirmBody}</Text>
        {canDouble && <Text>{say.doubleFor(doubled)}</Text>}
      </div>
    </Dialog>
  );
}

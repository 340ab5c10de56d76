import { stopWatching } from '@snug/client';
import { useAsyncAction } from '@snug/client/react';
import { Banner, Button, Dialog, Stack, uiWords, useAnnounce, useWords } from '@snug/ui';
import { type MouseEvent, useRef, useState } from 'react';
import { usePick, useTools } from '../use-live-game.ts';
import { leaveGameWords } from './words.ts';

/**
 * The way out of a game that one watches, after a question (CALL-16). While the game shows a notice of its own the question
 * is hidden, so that three dialogs never overlap (Y5).
 */
export function LeaveGame() {
  const { client, onHome, onLogIn = onHome } = useTools();
  const say = useWords(leaveGameWords);
  const { cancel } = useWords(uiWords);
  const announce = useAnnounce();
  const action = useAsyncAction();
  const gameid = usePick((game) => game.gameid);
  const code = usePick(({ view }) => view?.code ?? '');
  const title = usePick(({ view }) => view?.niceTitle || (view?.title ?? ''));
  const asked = usePick(({ view }) => {
    const isAsking = view?.me.status === 'pending-join';
    return isAsking ? view.game_teams.find(({ team_code }) => team_code === view.me.team_code)?.team_name : undefined;
  });
  const hasNotice = usePick(({ dialogs }) => dialogs.length > 0);
  const [step, setStep] = useState<'idle' | 'asking' | 'leaving'>('idle');
  const [error, setError] = useState<string>();
  const place = useRef<HTMLDivElement>(null);
  const close = () => setStep('idle');

  async function leave() {
    setStep('leaving');
    setError(undefined);
    const panelClosed = action.signal();
    // Of the live game, also in a shadow root: the panel itself may be closed before the reply.
    const screen = (place.current?.getRootNode() as ParentNode | undefined)?.querySelector('main');
    const { to, error } = await stopWatching(client, { gameid, code });
    // Out of the game, also when its panel is closed by now; only whoever has gone elsewhere is not taken home.
    if (!to && !error && screen?.isConnected) {
      announce(say.left(title));
      return onHome();
    }
    if (panelClosed.aborted) return;
    setStep('idle');
    if (error) setError(error.detail || say.leaveFailed);
    else if (to) onLogIn();
  }

  return (
    <Stack gap={3}>
      {error && <Banner tone="danger">{error}</Banner>}
      <div ref={place}>
        <Button opens="dialog" busy={step === 'leaving'} onClick={() => setStep('asking')}>
          {say.leaveGame}
        </Button>
      </div>
      <Dialog
        open={step === 'asking' && !hasNotice}
        title={say.leaveGameTitle(title)}
        buttons={[
          { label: cancel, onClick: close },
          {
            label: say.leaveGame,
            kind: 'danger',
            // The second press of a double click lands on a question that nobody has read yet.
            onClick: (press?: MouseEvent) => void (press && press.detail > 1 ? undefined : leave()),
          },
        ]}
        onClose={close}
      >
        {asked === undefined ? say.leaveGameBody : say.leaveAsking(asked)}
      </Dialog>
    </Stack>
  );
}

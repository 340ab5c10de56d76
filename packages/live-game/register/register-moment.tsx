import { dismissal, type Game, isByLink, isTyping, screenOf } from '@snug/client';
import { useEffect, useRef, useState } from 'react';
import { usePick, useTools } from '../use-live-game.ts';
import { RegisterDialog } from './register-dialog.tsx';
import { RegisterTeam } from './register-team.tsx';

/**
 * The interval for checking whether the player is undisturbed; the first check is after one, when the screen has settled.
 * Polled, since a dialog that is removed with its component closes without an event. Ends once the dialog has opened.
 */
const lookMs = 1_000;

/** The games it was shown for: once per game, even after leaving the screen and coming back (OPEN-51). */
const shownIn = new WeakSet<object>();

/**
 * Asks a guest team whether it wants to register: between the rounds, and while nobody types, reads another dialog, or has
 * a panel open (GAME-27, OPEN-51).
 */
export function RegisterMoment() {
  const { client, game } = useTools();
  const isDue = usePick(isTime);
  const hasTeam = usePick(({ view }) => Boolean(view?.team));
  const isAsked = usePick(hasQuestions);
  const [open, setOpen] = useState(false);
  // Leaves when the player is kicked, and when a question is asked. Only a person dismisses it.
  if (open && (!hasTeam || isAsked)) setOpen(false);
  const place = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const { session, storage } = client;
    const isOver = () =>
      shownIn.has(game) ||
      dismissal(storage, 'dismissed_team_register').isDismissed() ||
      isByLink(session.token() ?? '');
    if (!isDue || isOver()) return;
    const timer = setInterval(() => {
      if (isOver()) return clearInterval(timer);
      if (!place.current || isDisturbed(place.current.getRootNode() as Document | ShadowRoot)) return;
      clearInterval(timer);
      shownIn.add(game);
      setOpen(true);
    }, lookMs);
    return () => clearInterval(timer);
  }, [client, game, isDue]);

  return (
    <>
      <span ref={place} hidden />
      <RegisterDialog open={open} onClose={() => setOpen(false)}>
        <RegisterTeam />
      </RegisterDialog>
    </>
  );
}

/** Whether it is due: for a logged-in player of a guest team, in a break: between rounds, or once this one is submitted. */
function isTime(game: Game): boolean {
  const { view, dialogs } = game;
  if (view?.status !== 'live' || view.me.status !== 'joined' || !view.me.registered) return false;
  const screen = screenOf(game);
  return view.team?.kt_team_id === '' && dialogs.length === 0 && (screen === 'scoring' || screen === 'submitted');
}

/** Whether a round has questions to answer. */
function hasQuestions(game: Game): boolean {
  return screenOf(game) === 'round' && Boolean(game.view?.round?.asked.length);
}

/** Whether somebody types, a dialog is open, or the page is hidden. */
function isDisturbed(root: Document | ShadowRoot): boolean {
  return (
    root.querySelector('dialog[open]') !== null || isTyping(root.activeElement) || document.visibilityState === 'hidden'
  );
}

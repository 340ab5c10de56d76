import { dismissal, type Game, isByLink, isTyping, screenOf } from '@snug/client';
import { useEffect, useRef, useState } from 'react';
import { usePick, useTools } from '../use-live-game.ts';
import { RegisterDialog } from './register-dialog.tsx';
import { RegisterTeam } from './register-team.tsx';

/**
 * How often it is looked whether nobody is disturbed; the first time once the screen has settled. Looked, and not listened:
 * a dialog that goes with its part closes without an event. It is over with the first time that the moment is right.
 */
const lookMs = 1_000;

/** Where it was shown already: once per game, also for who leaves its screen and comes back (OPEN-51). */
const shownIn = new WeakSet<object>();

/**
 * The moment at which a guest team is asked whether it wants to be registered (GAME-27, OPEN-51): between the rounds, and
 * while nobody types, reads another dialog, or has a panel open.
 */
export function RegisterMoment() {
  const { client, game } = useTools();
  const isDue = usePick(isTime);
  const hasTeam = usePick(({ view }) => Boolean(view?.team));
  const [open, setOpen] = useState(false);
  // Kicked meanwhile, one is asked about no team.
  if (open && !hasTeam) setOpen(false);
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

/** Whom it is for, and when: a logged-in player of a guest team, and no round with questions to answer. */
function isTime(game: Game): boolean {
  const { view, dialogs } = game;
  if (view?.status !== 'live' || view.me.status !== 'joined' || !view.me.registered) return false;
  const screen = screenOf(game);
  return view.team?.kt_team_id === '' && dialogs.length === 0 && screen !== 'round' && screen !== 'ended';
}

/** Somebody types, or something else lies over the screen already: theirs comes first. */
function isDisturbed(root: Document | ShadowRoot): boolean {
  return (
    root.querySelector('dialog[open]') !== null || isTyping(root.activeElement) || document.visibilityState === 'hidden'
  );
}

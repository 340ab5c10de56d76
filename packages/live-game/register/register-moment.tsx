import {
  canInGame,
  dismissal,
  type Game,
  type GameClient,
  isByLink,
  isTyping,
  type SnugClient,
  screenOf,
} from '@snug/client';
import { useEffect, useRef, useState } from 'react';
import { usePick, useTools } from '../use-live-game.ts';
import { RegisterDialog } from './register-dialog.tsx';
import { RegisterTeam } from './register-team.tsx';
import { registrationOf } from './registration-of.ts';

/**
 * The interval for checking whether the player is undisturbed; the first check is after one, when the screen has settled.
 * Polled, since a dialog that is removed with its component closes without an event. Ends once the dialog has opened.
 */
const lookMs = 1_000;

/** The mark of a game that it was shown in: once per game, also after a reload (OPEN-51). */
const markOf = ({ gameid }: Pick<Game, 'gameid'>) => `snug_register_asked_${gameid}`;

/**
 * Asks the captain of a guest team whether they want to register it: between the rounds, and while they do not type, read
 * another dialog, or have a panel open (GAME-27, OPEN-51).
 */
export function RegisterMoment() {
  const { client, game } = useTools();
  const isDue = usePick(isTime);
  const isCaptain = usePick(({ view }) => Boolean(view?.team && view.me.is_captain));
  const isPlaying = usePick(hasQuestions);
  const isOver = usePick(({ view }) => view?.status !== 'live');
  const newest = usePick(({ view }) => view?.round?.asked.at(-1)?.question_id);
  /** The newest question when it opened; undefined while it is not open. */
  const [openAfter, setOpenAfter] = useState<{ question: string | undefined }>();
  const isAsked = newest !== undefined && newest !== openAfter?.question;
  const close = () => setOpenAfter(undefined);
  // Leaves when somebody else is the captain, when a question is asked, also one of a round that was submitted early, and when
  // the game is over, unless somebody has begun: then it says what became of it. Only a person dismisses it.
  if (openAfter && (!isCaptain || isPlaying || isAsked || (isOver && !hasBegun(client, game)))) close();
  const place = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const { session, storage } = client;
    const mark = markOf(game.get());
    const wasAsked = () =>
      storage.session.get(mark) !== undefined ||
      dismissal(storage, 'dismissed_team_register').isDismissed() ||
      isByLink(session.token() ?? '');
    if (!isDue || wasAsked()) return;
    const timer = setInterval(() => {
      if (wasAsked()) return clearInterval(timer);
      if (!place.current || isDisturbed(place.current.getRootNode() as Document | ShadowRoot)) return;
      clearInterval(timer);
      storage.session.set(mark, 'true');
      setOpenAfter({ question: game.get().view?.round?.asked.at(-1)?.question_id });
    }, lookMs);
    return () => clearInterval(timer);
  }, [client, game, isDue]);

  return (
    <>
      <span ref={place} hidden />
      <RegisterDialog open={openAfter !== undefined} onClose={close}>
        <RegisterTeam />
      </RegisterDialog>
    </>
  );
}

/** Whether it is due: for who may register a guest team, in a break: between rounds, or once this one is submitted. */
function isTime(game: Game): boolean {
  const { view, dialogs } = game;
  if (view?.status !== 'live' || !view.me.registered || !canInGame(view, 'register')) return false;
  const screen = screenOf(game);
  return view.team?.kt_team_id === '' && dialogs.length === 0 && (screen === 'scoring' || screen === 'submitted');
}

/** Whether a round has questions to answer. */
function hasQuestions(game: Game): boolean {
  return screenOf(game) === 'round' && Boolean(game.view?.round?.asked.length);
}

/** Whether the captain has typed a name, or pressed: nothing of that is taken from under their hands. */
function hasBegun(client: SnugClient, game: GameClient): boolean {
  const { name, busy, done, error } = registrationOf(client, game).get();
  return busy || Boolean(done ?? error) || name !== game.get().view?.team?.team_name;
}

/** Whether somebody types, a dialog is open, or the page is hidden. */
function isDisturbed(root: Document | ShadowRoot): boolean {
  return (
    root.querySelector('dialog[open]') !== null || isTyping(root.activeElement) || document.visibilityState === 'hidden'
  );
}

import type { HostGame } from '@snug/contract';
import { countedTeams } from '@snug/grading';
import { Banner, Button, useRescueFocus, useWords } from '@snug/ui';
import { type ReactNode, useRef } from 'react';
import * as css from './action-bar.css.ts';
import { type HostAction, latestRound, openRound, otherActions } from './host-game.ts';
import { KeyCap } from './key-cap.tsx';
import { numberWhenAsked } from './question-number.ts';
import { countIn } from './team-progress.ts';
import { useSettled } from './use-settled.ts';
import { type ConsoleWords, consoleWords } from './words.ts';

interface Props {
  readonly game: HostGame;
  /** Undefined: the game has ended. */
  readonly main: HostAction | undefined;
  readonly busy: boolean;
  /** Why the last command failed. */
  readonly failure?: string | undefined;
  /** What to know before the next press. It comes and goes without moving the buttons. */
  readonly notice?: ReactNode;
  readonly showKeys: boolean;
  readonly onRun: (action: HostAction) => void;
}

/** The bar with the main action and the quiet buttons of the other possible actions. */
export function ActionBar({ game, main, busy, failure, notice, showKeys, onRun }: Props) {
  const words = useWords(consoleWords);
  const others = otherActions(game).filter(({ kind }) => kind !== 'end-game');
  const end = otherActions(game).find(({ kind }) => kind === 'end-game');
  const isSettled = useSettled(main ? labelOf(game, main, words) : '');
  return (
    <div className={css.bar}>
      {notice}
      {failure && <Banner tone="danger">{failure}</Banner>}
      <p className={css.hint} data-focus-home>
        <Hint game={game} main={main} />
      </p>
      {main?.kind === 'ask' && <p className={css.inNow}>{words.inCount(countIn(game), countedTeams(game).length)}</p>}
      <div className={css.buttons} data-many={others.length > 1 || undefined}>
        {main && (
          <MainAction key={main.kind}>
            <Button kind="main" busy={busy} onClick={() => isSettled() && onRun(main)}>
              <Label game={game} action={main} showKeys={showKeys} />
            </Button>
          </MainAction>
        )}
        {others.map((action) => (
          <div key={keyFor(action)} className={css.other}>
            <Button busy={busy} onClick={() => onRun(action)}>
              <Label game={game} action={action} showKeys={showKeys} />
            </Button>
          </div>
        ))}
        {end && (
          <div className={css.apart}>
            <Button kind="quiet" busy={busy} onClick={() => onRun(end)}>
              <Label game={game} action={end} showKeys={showKeys} />
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

/** Another action is another button: Space, pressed once more, must not do what has taken the place of what was pressed. */
function MainAction({ children }: { children: ReactNode }) {
  const around = useRef<HTMLDivElement>(null);
  useRescueFocus(around);
  return (
    <div ref={around} className={css.main}>
      {children}
    </div>
  );
}

function Label({ game, action, showKeys }: { game: HostGame; action: HostAction; showKeys: boolean }) {
  const words = useWords(consoleWords);
  // Of the buttons that ask several, the key presses the one that asks all.
  const hasKey = action.kind !== 'ask-next' || action.count === null;
  return (
    <>
      {labelOf(game, action, words)} <KeyCap of={action.kind} shown={showKeys && hasKey} />
    </>
  );
}

function keyFor(action: HostAction): string {
  return action.kind === 'ask-next' ? `${action.kind} ${action.count}` : action.kind;
}

/** What the button of an action says. */
export function labelOf({ state }: HostGame, action: HostAction, words: ConsoleWords): string {
  switch (action.kind) {
    case 'start-round':
      return words.startRound(action.round.round_order);
    case 'ask':
      return words.ask(numberWhenAsked(state));
    case 'recall':
      return words.recall;
    case 'close-submissions':
      return words.closeSubmissions;
    case 'open-submissions':
      return words.openSubmissions;
    case 'end-round':
      return words.endRound(action.round.round_order);
    case 'reopen-round':
      return words.reopenRound(action.round.round_order);
    case 'take-back':
      return words.takeBack;
    case 'accept-late':
      return words.acceptLate;
    case 'set-at-close':
      return words.atClose;
    case 'set-doors':
      return action.closed ? words.closeDoors : words.openDoors;
    case 'end-game':
      return words.endGame;
    case 'ask-next':
      return action.count === null ? words.askAll : words.askNext(action.count);
    case 'reveal':
      return words.reveal(action.round.round_order);
    case 'tell':
      return words.tell(action.count, action.round.asked.length);
    case 'nudge':
      return words.nudge;
    case 'announce':
      return words.line;
    case 'start-countdown':
      return words.lastOrders;
    case 'extend-countdown':
      return words.moreSeconds(action.seconds);
    case 'cancel-countdown':
      return words.stopCountdown;
    case 'pause':
      return action.paused ? words.takeBreak : words.goOn;
    case 'reopen-game':
      return words.reopenGame;
    case 'finalize-game':
      return words.finalizeGame;
  }
}

/** The text above the buttons: the question to read out, the round to announce, or how many teams are in. */
function Hint({ game, main }: { game: HostGame; main: HostAction | undefined }) {
  const words = useWords(consoleWords);
  if (!main) return game.state.status === 'finalized' ? words.finalNow : words.endedHint;
  if (main.kind === 'ask' || main.kind === 'start-round')
    return (
      <>
        <span className={css.kicker}>{words.comesNext}</span>{' '}
        {main.kind === 'ask' ? main.question.question_text : main.round.title}
      </>
    );
  if (!latestRound(game)) return null;
  const inNow = words.inCount(countIn(game), countedTeams(game).length);
  if (!openRound(game)) return inNow;
  return `${game.state.submissions_open ? words.openNow : words.closedNow} ${inNow}.`;
}

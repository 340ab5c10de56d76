import type { HostGame } from '@snug/contract';
import { Banner, Button, useRescueFocus, useWords } from '@snug/ui';
import { type ReactNode, useRef } from 'react';
import * as css from './action-bar.css.ts';
import { type HostAction, latestRound, openRound, otherActions } from './host-game.ts';
import { numberWhenAsked } from './question-number.ts';
import { countIn } from './team-progress.ts';
import { type ConsoleWords, consoleWords } from './words.ts';

/** The keyboard shortcut of each action that has one. */
export const keyOf = { ask: 'Space', 'close-submissions': 'KeyC' } as const;

interface Props {
  readonly game: HostGame;
  readonly main: HostAction;
  readonly busy: boolean;
  /** Why the last command failed. */
  readonly failure?: string | undefined;
  readonly showKeys: boolean;
  readonly onRun: (action: HostAction) => void;
}

/** The bar with the main action and the quiet buttons of the other possible actions. */
export function ActionBar({ game, main, busy, failure, showKeys, onRun }: Props) {
  const words = useWords(consoleWords);
  const others = otherActions(game).filter(({ kind }) => kind !== 'end-game');
  const end = otherActions(game).find(({ kind }) => kind === 'end-game');
  return (
    <div className={css.bar}>
      {failure && <Banner tone="danger">{failure}</Banner>}
      <p className={css.hint} data-focus-home>
        <Hint game={game} main={main} />
      </p>
      {main.kind === 'ask' && <p className={css.inNow}>{words.inCount(countIn(game), game.teams.length)}</p>}
      <div className={css.buttons} data-many={others.length > 1 || undefined}>
        <MainAction key={main.kind}>
          <Button kind="main" busy={busy} onClick={() => onRun(main)}>
            <Label game={game} action={main} showKeys={showKeys} />
          </Button>
        </MainAction>
        {others.map((action) => (
          <div key={action.kind} className={css.other}>
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
  const keys: Partial<Record<HostAction['kind'], string>> = {
    ask: words.spaceKey,
    'close-submissions': words.closeKey,
  };
  const key = showKeys ? keys[action.kind] : undefined;
  return (
    <>
      {labelOf(game, action, words)}
      {key && (
        <span className={css.key} aria-hidden="true">
          {key}
        </span>
      )}
    </>
  );
}

function labelOf({ state }: HostGame, action: HostAction, words: ConsoleWords): string {
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
    case 'end-game':
      return words.endGame;
  }
}

/** The text above the buttons: the question to read out, the round to announce, or how many teams are in. */
function Hint({ game, main }: { game: HostGame; main: HostAction }) {
  const words = useWords(consoleWords);
  if (main.kind === 'ask' || main.kind === 'start-round')
    return (
      <>
        <span className={css.kicker}>{words.comesNext}</span>{' '}
        {main.kind === 'ask' ? main.question.question_text : main.round.title}
      </>
    );
  if (!latestRound(game)) return null;
  const inNow = words.inCount(countIn(game), game.teams.length);
  if (!openRound(game)) return inNow;
  return `${game.state.submissions_open ? words.openNow : words.closedNow} ${inNow}.`;
}

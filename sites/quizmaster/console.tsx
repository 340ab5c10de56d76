import type { ConnectionState } from '@snug/client';
import type { HostGame } from '@snug/contract';
import { Banner, Button, Toggle, useAnnounce, useWords } from '@snug/ui';
import { useCallback, useState } from 'react';
import { ActionBar, keyOf } from './action-bar.tsx';
import { ConfirmAction, needsConfirming } from './confirm-action.tsx';
import * as css from './console.css.ts';
import { ConsoleHeader } from './console-header.tsx';
import { type HostAction, hasEnded, nextAction, otherActions } from './host-game.ts';
import { Lobby } from './lobby.tsx';
import { numberWhenAsked } from './question-number.ts';
import { QuestionPanel } from './question-panel.tsx';
import { RoundList } from './round-list.tsx';
import { EndedPanel, RoundPanel } from './round-panel.tsx';
import { type Choice, type Shown, shownOf } from './selection.ts';
import { TeamRail } from './team-rail.tsx';
import { useAnnounceSubmissions } from './use-announce-submissions.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useTitle } from './use-title.ts';
import { type ConsoleWords, consoleWords } from './words.ts';

export interface ConsoleProps {
  readonly game: HostGame;
  readonly connection: ConnectionState;
  readonly busy: boolean;
  /** Why the last command failed, as a sentence. */
  readonly failure?: string | undefined;
  /** Resolves to whether the command succeeded. */
  readonly onRun: (action: HostAction) => Promise<boolean>;
  readonly onReconnect: () => void;
}

/**
 * The quizmaster's console during a game: rounds on the left, answers in the middle, teams on the right. Long: one
 * screen, told in the order of its parts.
 */
export function Console({ game, connection, busy, failure, onRun, onReconnect }: ConsoleProps) {
  const words = useWords(consoleWords);
  const [choice, setChoice] = useState<Choice>({});
  const [unconfirmed, setUnconfirmed] = useState<HostAction>();
  const [hasShortcuts, setShortcuts] = useState(true);
  const announce = useAnnounce();
  const shown = shownOf(game, choice);
  useAnnounceSubmissions(game);
  useTitle(game.title);

  const run = useCallback(
    async (action: HostAction) => {
      setUnconfirmed(undefined);
      const said = announcementOf(game, action, words);
      if (!(await onRun(action))) return;
      announce(said);
      // Follows the game again, so that the console shows the result of the command.
      setChoice({});
    },
    [game, onRun, announce, words],
  );
  const press = (action: HostAction) => (needsConfirming(action) ? setUnconfirmed(action) : void run(action));

  const main = nextAction(game);
  const close = [main, ...otherActions(game)].find((action) => action?.kind === 'close-submissions');
  const isOn = hasShortcuts && !busy;
  useShortcuts({
    [keyOf.ask]: isOn && main?.kind === 'ask' ? () => press(main) : undefined,
    [keyOf['close-submissions']]: isOn && close ? () => press(close) : undefined,
  });

  return (
    <div className={css.console}>
      <ConsoleHeader game={game} connection={connection} />
      <ConnectionFailure connection={connection} onReconnect={onReconnect} />
      <div className={css.left}>
        {shown.round && (
          <RoundList
            game={game}
            round={shown.round}
            questionId={shown.kind === 'question' ? shown.question.question_id : undefined}
            onChoose={setChoice}
          />
        )}
      </div>
      <main className={css.middle}>
        <Middle shown={shown} game={game} busy={busy} onRun={press} onChoose={setChoice} />
      </main>
      <aside className={css.right} aria-label={words.teamsTitle}>
        <TeamRail game={game} busy={busy} onRun={press} />
        {!hasEnded(game) && (
          <div className={css.setting}>
            <Toggle
              label={words.atClose}
              hint={words.atCloseHint}
              checked={game.state.submit_at_close ?? false}
              onChange={(isOn) => press({ kind: 'set-at-close', isOn })}
            />
          </div>
        )}
        <div className={css.keys}>
          <Toggle label={words.shortcuts} hint={words.shortcutsHint} checked={hasShortcuts} onChange={setShortcuts} />
        </div>
      </aside>
      {main && (
        <section className={css.actions} aria-label={words.actions}>
          <ActionBar game={game} main={main} busy={busy} failure={failure} showKeys={hasShortcuts} onRun={press} />
        </section>
      )}
      <ConfirmAction game={game} action={unconfirmed} onConfirm={run} onClose={() => setUnconfirmed(undefined)} />
    </div>
  );
}

interface MiddleProps {
  readonly shown: Shown;
  readonly game: HostGame;
  readonly busy: boolean;
  readonly onRun: (action: HostAction) => void;
  readonly onChoose: (choice: Choice) => void;
}

function Middle({ shown, game, busy, onRun, onChoose }: MiddleProps) {
  switch (shown.kind) {
    case 'lobby':
      return <Lobby game={game} />;
    case 'round':
      return <RoundPanel game={game} round={shown.round} onChoose={onChoose} />;
    case 'question':
      return <QuestionPanel game={game} round={shown.round} question={shown.question} busy={busy} onRun={onRun} />;
    case 'ended':
      return <EndedPanel game={game} onChoose={onChoose} />;
  }
}

/** Shows only states that need a press. All others recover by themselves and are shown in the header. */
function ConnectionFailure({ connection, onReconnect }: Pick<ConsoleProps, 'connection' | 'onReconnect'>) {
  const words = useWords(consoleWords);
  if (connection !== 'interrupted' && connection !== 'refused') return null;
  const reconnect = (
    <Button kind="quiet" onClick={onReconnect}>
      {words.reconnect}
    </Button>
  );
  return (
    <div className={css.trouble}>
      <Banner tone="danger" action={reconnect}>
        {words[connection]}
      </Banner>
    </div>
  );
}

function announcementOf({ state }: HostGame, action: HostAction, words: ConsoleWords): string {
  switch (action.kind) {
    case 'start-round':
    case 'reopen-round':
      return words.saidStarted(action.round.round_order);
    case 'ask':
      return words.saidAsked(numberWhenAsked(state));
    case 'recall':
      return words.saidRecalled;
    case 'close-submissions':
      return words.closedNow;
    case 'open-submissions':
      return words.openNow;
    case 'end-round':
      return words.saidEnded(action.round.round_order);
    case 'take-back':
      return words.saidTakenBack(action.team.team_name);
    case 'accept-late':
      return words.saidAccepted(action.team.team_name);
    case 'set-at-close':
      return words.saidAtClose(action.isOn);
    case 'end-game':
      return words.saidGameEnded;
  }
}

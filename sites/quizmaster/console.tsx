import { type ConnectionState, clockFace } from '@snug/client';
import type { HostGame, HostMessage } from '@snug/contract';
import { Banner, Button, Toggle, useAnnounce, useWords } from '@snug/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { ActionBar } from './action-bar.tsx';
import { AutopilotBanner } from './autopilot/autopilot-banner.tsx';
import { ConfirmAction, needsConfirming } from './confirm-action.tsx';
import * as css from './console.css.ts';
import { ConsoleHeader } from './console-header.tsx';
import { deskAddress } from './desk-links.tsx';
import { Doors } from './doors.tsx';
import { boardPath, photosPath } from './game-address.ts';
import { HeldUp } from './held-up.tsx';
import { type HostAction, hasEnded, latestRound, nextAction, otherActions } from './host-game.ts';
import { KeyCap } from './key-cap.tsx';
import { keyOf, type Pressed } from './keys.ts';
import { LiveStrip } from './live-strip.tsx';
import { Lobby } from './lobby.tsx';
import { numberWhenAsked } from './question-number.ts';
import { QuestionPanel } from './question-panel.tsx';
import { RoomTools, type Tool } from './room-tools.tsx';
import { RoundList } from './round-list.tsx';
import { EndedPanel, RoundPanel } from './round-panel.tsx';
import { type Choice, choiceIn, type Shown, shownOf } from './selection.ts';
import { SoundSwitch } from './sound/sound-switch.tsx';
import { TeamRail } from './team-rail.tsx';
import { WaitingBanner } from './teams/waiting-banner.tsx';
import { ToolDialogs } from './tool-dialogs.tsx';
import { isCountable } from './tools.ts';
import { useAnnounceSubmissions } from './use-announce-submissions.ts';
import { type Shortcuts, useShortcuts } from './use-shortcuts.ts';
import { useTitle } from './use-title.ts';
import { type ConsoleWords, consoleWords } from './words.ts';

export interface ConsoleProps {
  readonly game: HostGame;
  readonly connection: ConnectionState;
  /** How far this device's clock is ahead of the server's, in ms. */
  readonly ahead?: number;
  readonly busy: boolean;
  /** Why the last command failed, as a sentence. */
  readonly failure?: string | undefined;
  /** Resolves to whether the command succeeded. */
  readonly onRun: (action: HostAction) => Promise<boolean>;
  readonly onReconnect: () => void;
  /** The teams as the lobby shows them, below the ways to join. */
  readonly teams?: ReactNode;
  /** The way to the photos and votes, with how many wait. */
  readonly photos?: ReactNode;
  /** Takes what a reply says as the message that follows it; without it, that message is waited for. */
  readonly onTell?: (message: HostMessage) => void;
}

/**
 * The quizmaster's console during a game: rounds on the left, answers in the middle, teams on the right. Long: one
 * screen, told in the order of its parts.
 */
export function Console({
  game,
  connection,
  ahead = 0,
  busy,
  failure,
  onRun,
  onReconnect,
  onTell = () => {},
  teams,
  photos,
}: ConsoleProps) {
  const words = useWords(consoleWords);
  const search = useSearch();
  const [choice, setChoice] = useState<Choice>(() => choiceIn(search));
  const [unconfirmed, setUnconfirmed] = useState<HostAction>();
  const [tool, setTool] = useState<Tool>();
  const [hasShortcuts, setShortcuts] = useState(true);
  const announce = useAnnounce();
  const shown = shownOf(game, choice);
  useAnnounceSubmissions(game);
  useTitle(game.title);

  const run = useCallback(
    async (action: HostAction) => {
      setUnconfirmed(undefined);
      setTool(undefined);
      const said = announcementOf(game, action, words);
      if (!(await onRun(action))) return;
      announce(said);
      // Follows the game again, so that the console shows the result of the command; not what was chosen while it ran.
      if (!leavesRound.includes(action.kind)) setChoice((now) => (now === choice ? {} : now));
    },
    [game, choice, onRun, announce, words],
  );
  const press = (action: HostAction) => (needsConfirming(game, action) ? setUnconfirmed(action) : void run(action));

  const openDoors = () => press({ kind: 'set-doors', closed: false });

  const main = nextAction(game);
  const [, navigate] = useLocation();
  useShortcuts(hasShortcuts && !busy ? shortcutsOf(game, press, setTool, navigate) : {});

  return (
    <div className={css.console}>
      <ConsoleHeader {...{ game, connection, busy, failure }} showKeys={hasShortcuts} onOpenDoors={openDoors} />
      <div className={css.trouble}>
        <ConnectionFailure connection={connection} onReconnect={onReconnect} />
        <AutopilotBanner game={game} connection={connection} />
      </div>
      <LiveStrip game={game} ahead={ahead} busy={busy} showKeys={hasShortcuts} onRun={press} />
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
        <Middle
          shown={shown}
          game={game}
          teams={teams}
          busy={busy}
          onRun={press}
          onOpenDoors={openDoors}
          onTell={onTell}
          onChoose={setChoice}
        />
      </main>
      <aside className={css.right} aria-label={words.teamsTitle}>
        <RoomTools game={game} busy={busy} showKeys={hasShortcuts} onOpen={setTool} onRun={press}>
          {photos}
        </RoomTools>
        {/* The lobby shows the teams itself, below what fills a screen: who waits is said here as in the rail. */}
        {shown.kind === 'lobby' && teams ? (
          <WaitingBanner game={game} inLobby />
        ) : (
          <TeamRail game={game} busy={busy} onRun={press} />
        )}
        {!hasEnded(game) && (
          <div className={css.setting}>
            <Doors
              game={game}
              busy={busy}
              isExplained={shown.kind === 'lobby'}
              onSet={(closed) => press({ kind: 'set-doors', closed })}
            />
            <Toggle
              label={words.atClose}
              hint={words.atCloseHint}
              checked={game.state.submit_at_close ?? false}
              onChange={(isOn) => press({ kind: 'set-at-close', isOn })}
            />
          </div>
        )}
        <div className={css.sound}>
          <SoundSwitch />
        </div>
        <div className={css.keys}>
          <Toggle label={words.shortcuts} hint={words.shortcutsHint} checked={hasShortcuts} onChange={setShortcuts} />
          <Button kind="quiet" opens="dialog" onClick={() => setTool('keys')}>
            {words.keysTitle} <KeyCap of="keys" shown={hasShortcuts} />
          </Button>
        </div>
      </aside>
      <section className={css.actions} aria-label={words.actions}>
        <ActionBar
          {...{ game, main, busy, failure }}
          notice={<HeldUp game={game} busy={busy} onClose={() => press({ kind: 'set-doors', closed: true })} />}
          showKeys={hasShortcuts}
          onRun={press}
        />
      </section>
      <ToolDialogs game={game} tool={tool} onRun={press} onClose={() => setTool(undefined)} />
      <ConfirmAction game={game} action={unconfirmed} onConfirm={run} onClose={() => setUnconfirmed(undefined)} />
    </div>
  );
}

/** The actions after which the quizmaster goes on with what they look at. */
const leavesRound: readonly HostAction['kind'][] = [
  'accept-late',
  'announce',
  'cancel-countdown',
  'extend-countdown',
  'nudge',
  'pause',
  'reveal',
  'set-at-close',
  'set-doors',
  'start-countdown',
  'take-back',
  'tell',
];

/** What each key does now. A key whose action is not there does nothing. */
function shortcutsOf(
  game: HostGame,
  press: (action: HostAction) => void,
  open: (tool: Tool) => void,
  navigate: (path: string) => void,
): Shortcuts {
  const { countdown, paused = false, submissions_open } = game.state;
  const main = nextAction(game);
  const shortcuts: Record<string, () => void> = {};
  const add = (pressed: Pressed, run: () => void) => {
    const { code } = keyOf(pressed) ?? {};
    if (code !== undefined) shortcuts[code] ??= run;
  };
  for (const action of [...(main ? [main] : []), ...otherActions(game)]) add(action.kind, () => press(action));
  if (isCountable(game)) add('last-orders', () => open('last-orders'));
  if (countdown) {
    add('extend-countdown', () => press({ kind: 'extend-countdown', seconds: 30, ends_at: countdown.ends_at }));
    add('cancel-countdown', () => press({ kind: 'cancel-countdown' }));
  }
  if (submissions_open) add('nudge', () => open('nudge'));
  if (!hasEnded(game)) add('pause', () => press({ kind: 'pause', paused: !paused }));
  if (latestRound(game)) {
    add('desk', () => navigate(deskAddress(game)));
    add('board', () => navigate(boardPath(game.gameid)));
  }
  add('photos', () => navigate(photosPath(game.gameid)));
  add('line', () => open('line'));
  add('keys', () => open('keys'));
  return shortcuts;
}

interface MiddleProps {
  readonly shown: Shown;
  readonly game: HostGame;
  readonly teams: ReactNode;
  readonly busy: boolean;
  readonly onRun: (action: HostAction) => void;
  readonly onOpenDoors: () => void;
  readonly onTell: (message: HostMessage) => void;
  readonly onChoose: (choice: Choice) => void;
}

function Middle({ shown, game, teams, busy, onRun, onOpenDoors, onTell, onChoose }: MiddleProps) {
  switch (shown.kind) {
    case 'lobby':
      return <Lobby {...{ game, busy, teams, onOpenDoors }} />;
    case 'round':
      return <RoundPanel game={game} round={shown.round} busy={busy} onRun={onRun} onChoose={onChoose} />;
    case 'question':
      return (
        <QuestionPanel
          game={game}
          round={shown.round}
          question={shown.question}
          busy={busy}
          onRun={onRun}
          onTell={onTell}
        />
      );
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
    <Banner tone="danger" action={reconnect}>
      {words[connection]}
    </Banner>
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
    case 'set-doors':
      return action.closed ? words.doorsClosed : words.saidDoorsOpen;
    case 'end-game':
      return words.saidGameEnded;
    case 'ask-next':
      return words.saidAskedSeveral;
    case 'reveal':
      return words.saidRevealed(action.round.round_order);
    case 'tell':
      return words.saidTold(action.count, action.round.asked.length);
    case 'nudge':
      return words.saidNudged;
    case 'announce':
      return action.text === '' ? words.saidLineGone : words.saidLine;
    case 'start-countdown':
      return words.saidCountdown(clockFace(action.seconds));
    case 'extend-countdown':
      return words.saidMore(action.seconds);
    case 'cancel-countdown':
      return words.saidNoCountdown;
    case 'pause':
      return action.paused ? words.paused : words.saidGoesOn;
    case 'reopen-game':
      return words.saidReopened;
    case 'finalize-game':
      return words.finalNow;
  }
}

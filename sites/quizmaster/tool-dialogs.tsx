import { announcementMaxLength, type HostGame, type HostTeam } from '@snug/contract';
import { Button, CountedInput, Dialog, lazyComponent, uiWords, useWords } from '@snug/ui';
import { useState } from 'react';
import type { HostAction } from './host-game.ts';
import * as caps from './key-cap.css.ts';
import { keyOf, keys, type WithKey } from './keys.ts';
import * as css from './room-tools.css.ts';
import type { Tool } from './room-tools.tsx';
import { missingIn } from './tools.ts';
import { consoleWords } from './words.ts';

const BigScreenPanel = lazyComponent(() => import('./display/big-screen-panel.tsx').then((of) => of.BigScreenPanel));

interface Props {
  readonly game: HostGame;
  /** What is open; undefined: nothing. */
  readonly tool: Tool | undefined;
  readonly onRun: (action: HostAction) => void;
  readonly onClose: () => void;
}

/** The dialogs of the tools for the room. Running something closes them. */
export function ToolDialogs({ tool, ...props }: Props) {
  return (
    <>
      <LastOrders {...props} open={tool === 'last-orders'} />
      <Nudge {...props} open={tool === 'nudge'} />
      <Line {...props} open={tool === 'line'} />
      <BigScreen {...props} open={tool === 'screen'} />
      <Keys onClose={props.onClose} open={tool === 'keys'} />
    </>
  );
}

type OneProps = Omit<Props, 'tool'> & { readonly open: boolean };

function BigScreen({ game, open, onClose }: OneProps) {
  const words = useWords(consoleWords);
  const { close } = useWords(uiWords);
  return (
    <Dialog
      open={open}
      title={words.bigScreen}
      structured
      buttons={[{ label: close, onClick: onClose }]}
      onClose={onClose}
    >
      {open && <BigScreenPanel game={game} />}
    </Dialog>
  );
}

function LastOrders({ open, onRun, onClose }: OneProps) {
  const words = useWords(consoleWords);
  const start = (seconds: number) => onRun({ kind: 'start-countdown', seconds });
  return (
    <Dialog
      open={open}
      title={words.lastOrdersTitle}
      structured
      buttons={[{ label: words.notYet, kind: 'quiet', onClick: onClose }]}
      onClose={onClose}
    >
      <p>{words.lastOrdersBody}</p>
      <div className={css.choices}>
        <Button onClick={() => start(30)}>{words.inSeconds(30)}</Button>
        {[1, 2, 5].map((minutes) => (
          <Button key={minutes} onClick={() => start(60 * minutes)}>
            {words.inMinutes(minutes)}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}

function Nudge({ game, open, onRun, onClose }: OneProps) {
  const words = useWords(consoleWords);
  const { thinking, asleep, onPaper } = missingIn(game);
  const isAnybody = thinking.length + asleep.length + onPaper.length > 0;
  return (
    <Dialog
      open={open}
      title={words.nudgeTitle}
      structured
      buttons={[
        { label: words.notYet, kind: 'quiet', onClick: onClose },
        { label: words.nudgeAll, kind: 'main', onClick: () => onRun({ kind: 'nudge' }) },
      ]}
      onClose={onClose}
    >
      {isAnybody ? (
        <dl className={css.groups}>
          <Group title={words.stillThinking} teams={thinking} />
          <Group title={words.asleep} teams={asleep} />
          <Group title={words.onPaper} teams={onPaper} />
        </dl>
      ) : (
        <p>{words.everybodyIn}</p>
      )}
    </Dialog>
  );
}

function Group({ title, teams }: { title: string; teams: readonly HostTeam[] }) {
  if (teams.length === 0) return null;
  return (
    <div>
      <dt>
        <strong>{title}</strong> ({teams.length})
      </dt>
      <dd className={css.names}>
        {teams.map(({ teamid, team_name }, n) => (
          <span key={teamid}>
            {n > 0 && ', '}
            <bdi>{team_name}</bdi>
          </span>
        ))}
      </dd>
    </div>
  );
}

function Line({ game, open, onRun, onClose }: OneProps) {
  const words = useWords(consoleWords);
  const [text, setText] = useState('');
  const send = () => {
    if (text.trim() === '') return;
    onRun({ kind: 'announce', text });
    setText('');
  };
  return (
    <Dialog
      open={open}
      title={words.lineTitle}
      structured
      buttons={[
        { label: words.notYet, kind: 'quiet', onClick: onClose },
        { label: words.sendLine, kind: 'main', onClick: send },
      ]}
      onClose={onClose}
    >
      <CountedInput
        label={words.lineLabel}
        hint={game.state.announcement ? words.lineReplaces : words.lineHint}
        most={announcementMaxLength}
        value={text}
        onChange={setText}
        onEnter={send}
      />
    </Dialog>
  );
}

function Keys({ open, onClose }: Pick<OneProps, 'open' | 'onClose'>) {
  const words = useWords(consoleWords);
  return (
    <Dialog
      open={open}
      title={words.keysTitle}
      structured
      buttons={[{ label: words.closeDialog, kind: 'main', onClick: onClose }]}
      onClose={onClose}
    >
      <ul className={css.keyRows}>
        {(Object.keys(keys) as WithKey[]).map((each) => (
          <li key={each} className={css.keyRow}>
            <kbd className={caps.cap}>{keyOf(each)?.cap ?? words.spaceKey}</kbd>
            <span>{words.keyDoes[each]}</span>
          </li>
        ))}
      </ul>
      <p>{words.keysHint}</p>
    </Dialog>
  );
}

import type { GamePerson, HostGame, WaitingTeam } from '@snug/contract';
import { Button, Checkbox, TagPicker, useWords } from '@snug/ui';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { TeamQuestion } from './team-dialogs.tsx';
import * as css from './teams.css.ts';
import { tickHint } from './tick-hint.ts';
import { fitsTags, type TickLine, type TickTag, tickLines, tickTags } from './tick-line.ts';
import type { TeamCommands } from './use-team-commands.ts';
import { type TeamsWords, teamsWords } from './words.ts';

interface Props {
  readonly game: HostGame;
  /** How far this device's clock is ahead of the server's, in ms. */
  readonly ahead: number;
  readonly waiting: readonly WaitingTeam[];
  readonly spectators: readonly GamePerson[];
  readonly commands: TeamCommands;
  readonly onAsk: (question: TeamQuestion) => void;
  readonly onClose: () => void;
  /** All that was ticked is out of the game. */
  readonly onTaken: () => void;
}

const wordOf = {
  'minutes-2': 'tickMinutes2',
  'minutes-10': 'tickMinutes10',
  'no-phone': 'tickNoPhone',
  passed: 'tickPassed',
} as const satisfies Record<TickTag, keyof TeamsWords>;

/** So often it is said anew how long ago somebody came. */
const againMs = 20_000;

/**
 * Ticking many teams and people, the newest first, to take all of them out with one press. Tags tick those that fit all of
 * them when they are chosen: who comes later is ticked by nobody unseen. Whom the quizmaster ticks or unticks stays so.
 */
export function RemoveMany({ game, ahead, waiting, spectators, commands, onAsk, onClose, onTaken }: Props) {
  const words = useWords(teamsWords);
  const now = useNow() - ahead;
  const [tags, setTags] = useState<readonly TickTag[]>([]);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [byHand, setByHand] = useState<ReadonlyMap<string, boolean>>(new Map());
  const lines = tickLines(game, waiting, spectators, words);
  const chosen = lines.filter(({ id }) => ticked.has(id));
  const idsOf = (kind: TickLine['kind']) => chosen.filter((line) => line.kind === kind).map(({ id }) => id);

  const isTaken = ticked.size > 0 && chosen.length === 0;
  useLayoutEffect(() => {
    if (isTaken) onTaken();
  }, [isTaken]);

  function toggle(id: string, isOn: boolean): void {
    setByHand(new Map(byHand).set(id, isOn));
    setTicked(new Set(isOn ? [...ticked, id] : [...ticked].filter((each) => each !== id)));
  }
  function choose(wanted: readonly TickTag[]): void {
    setTags(wanted);
    const fitting = lines.filter((line) => byHand.get(line.id) ?? fitsTags(line, wanted, Date.now() - ahead));
    setTicked(new Set(fitting.map(({ id }) => id)));
  }
  function tickNobody(): void {
    setTags([]);
    setByHand(new Map());
    setTicked(new Set());
  }

  return (
    <div className={css.many}>
      <TagPicker
        label={words.tickAll}
        hint={words.tickAllHint}
        // Before a round has closed nobody has let one pass.
        options={tickTags
          .filter((tag) => tag !== 'passed' || (game.state.submit_at_close && game.state.last_closed_at !== undefined))
          .map((tag) => ({ value: tag, label: words[wordOf[tag]] }))}
        value={tags}
        onChange={(wanted) => choose(tickTags.filter((tag) => wanted.includes(tag)))}
      />
      <ul className={css.ticks}>
        {lines.map((line) => (
          <li key={line.id}>
            <Checkbox
              label={<bdi>{line.name}</bdi>}
              hint={tickHint(words, line, now)}
              checked={ticked.has(line.id)}
              onChange={(isOn) => toggle(line.id, isOn)}
            />
          </li>
        ))}
      </ul>
      <div className={css.buttons}>
        <Button
          kind="danger"
          opens="dialog"
          busy={commands.busy}
          disabled={chosen.length === 0}
          onClick={() => onAsk({ kind: 'many', teamids: idsOf('team'), playerCodes: idsOf('person') })}
        >
          {words.removeChosen(chosen.length)}
        </Button>
        <Button kind="quiet" onClick={tickNobody}>
          {words.tickNone}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {words.leaveTeams}
        </Button>
      </div>
    </div>
  );
}

/** This device's time, every now and then. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), againMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}

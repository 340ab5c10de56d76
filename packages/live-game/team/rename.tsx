import { detailOf } from '@snug/client';
import { useAsyncAction } from '@snug/client/react';
import { cleanTeamName, renameTeam, type Team, teamNameMaxLength } from '@snug/contract';
import { Button, CountedInput, Stack, uiWords, useWords } from '@snug/ui';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { usePick, useTools } from '../use-live-game.ts';
import * as styles from './team-panel.css.ts';
import { teamPanelWords } from './words.ts';

/** Renames a guest team in place. A refused name stays in its field. */
export function Rename({ team, onClose }: RenameProps) {
  const say = useWords(teamPanelWords);
  const { cancel } = useWords(uiWords);
  const { name, change, clean, busy, error, field, save } = useNewName({ team, onClose });

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    // Closes the field, not the whole panel.
    event.preventDefault();
    event.stopPropagation();
    onClose();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles Escape from the field.
    <div onKeyDown={onKeyDown}>
      <Stack gap={3}>
        <CountedInput
          label={say.teamNameHere}
          value={name}
          onChange={change}
          most={teamNameMaxLength}
          error={error}
          autoComplete="off"
          elementRef={field}
          onEnter={() => void save()}
        />
        <div className={styles.buttons}>
          <Button busy={busy} disabled={clean === ''} onClick={() => void save()}>
            {busy ? say.savingTeamName : say.saveTeamName}
          </Button>
          <Button onClick={onClose}>{cancel}</Button>
        </div>
      </Stack>
    </div>
  );
}

interface RenameProps {
  readonly team: Team;
  onClose(): void;
}

function useNewName({ team, onClose }: RenameProps) {
  const { client } = useTools();
  const say = useWords(teamPanelWords);
  const gameId = usePick(({ gameid }) => gameid);
  const [name, setName] = useState(team.team_name);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const action = useAsyncAction();
  const clean = cleanTeamName(name);

  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  function change(text: string) {
    setName(text);
    setError(undefined);
  }

  async function save() {
    if (busy || clean === '') return;
    if (clean === team.team_name) return onClose();
    setBusy(true);
    setError(undefined);
    const params = { id: gameId, team: team.team_code };
    await action.run(
      () => client.call(renameTeam, { params, body: { team_name: clean } }),
      // The new name is announced by its message. Late, somebody may be typing another one.
      onClose,
      (failure) => {
        setError(detailOf(failure) || say.renameFailed);
        setBusy(false);
        field.current?.focus();
      },
    );
  }

  return { name, change, clean, busy, error, field, save };
}

import { type HostTeam, teamNameMaxLength } from '@snug/contract';
import { Button, TextInput, useWords } from '@snug/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useUnsaved } from '../unsaved.tsx';
import * as css from './teams.css.ts';
import { teamsWords } from './words.ts';

interface Props {
  readonly team: HostTeam;
  readonly busy: boolean;
  readonly onSave: (name: string) => void;
  readonly onClose: () => void;
}

/** A team's name, to be typed over in its place. Escape keeps the old one. */
export function RenameForm({ team, busy, onSave, onClose }: Props) {
  const words = useWords(teamsWords);
  const [name, setName] = useState(team.team_name);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  useUnsaved(name.trim() !== team.team_name);

  function save(event: FormEvent): void {
    event.preventDefault();
    if (name.trim() === team.team_name) onClose();
    else if (name.trim() !== '') onSave(name);
  }

  return (
    <form
      className={css.form}
      onSubmit={save}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <TextInput
        elementRef={input}
        label={words.newName}
        value={name}
        onChange={setName}
        maxLength={teamNameMaxLength}
      />
      <div className={css.buttons}>
        <Button type="submit" busy={busy} disabled={name.trim() === ''}>
          {words.saveTeamName}
        </Button>
        <Button onClick={onClose}>{words.keepName}</Button>
      </div>
    </form>
  );
}

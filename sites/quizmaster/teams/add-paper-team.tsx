import { teamNameMaxLength } from '@snug/contract';
import { Button, TextInput, useWords } from '@snug/ui';
import { type FormEvent, useState } from 'react';
import * as css from './teams.css.ts';
import type { TeamCommands } from './use-team-commands.ts';
import { teamsWords } from './words.ts';

/** Adds a team whose answers the quizmaster types. */
export function AddPaperTeam({ commands }: { commands: TeamCommands }) {
  const words = useWords(teamsWords);
  const [name, setName] = useState('');
  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (name.trim() !== '' && (await commands.addPaper(name))) setName('');
  }
  return (
    <form className={css.addForm} onSubmit={add}>
      <div className={css.addField}>
        <TextInput
          label={words.paperName}
          hint={words.paperHint}
          value={name}
          onChange={setName}
          maxLength={teamNameMaxLength}
        />
      </div>
      <Button type="submit" busy={commands.busy} disabled={name.trim() === ''}>
        {words.addOnPaper}
      </Button>
    </form>
  );
}

import { contactText } from '@snug/client';
import { Button, Drawing, IconButton, Stack, TextInput } from '@snug/ui';
import { close, plus } from '@snug/ui/paths';
import { useEffect, useState } from 'react';
import * as styles from './teammates.css.ts';
import type { TeammatesState } from './use-teammates.ts';
import type { TeamSelectionWords } from './words.ts';

/** Whom to invite onto the team (SELECT-03). Only a button until it is pressed: most teams sit at one table. */
export function Teammates({ teammates, words: say }: { teammates: TeammatesState; words: TeamSelectionWords }) {
  const { invites, typed, error, field, add, remove, type } = teammates;
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen, field]);

  if (!isOpen) {
    return (
      <Button onClick={() => setOpen(true)}>
        <Drawing path={plus} />
        {say.inviteTeammates}
      </Button>
    );
  }

  return (
    <Stack gap={3}>
      <TextInput
        label={say.emailOrPhone}
        hint={say.teammateHint}
        error={error}
        value={typed}
        onChange={type}
        onEnter={add}
        inputMode="email"
        autoComplete="off"
        elementRef={field}
      />
      <Button onClick={add}>{say.addTeammate}</Button>
      {invites.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where there are no markers.
        <ul className={styles.list} role="list" aria-label={say.toInvite}>
          {invites.map((contact) => (
            <li key={contactText(contact)} className={styles.line}>
              <span className={styles.contact}>{contactText(contact)}</span>
              <IconButton label={say.removeTeammate(contactText(contact))} onClick={() => remove(contact)}>
                <Drawing path={close} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

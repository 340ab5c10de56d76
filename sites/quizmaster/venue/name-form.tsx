import { Banner, Button, TextInput, useWords } from '@snug/ui';
import { type FormEvent, useEffect, useState } from 'react';
import * as css from '../sponsors/sponsors.css.ts';
import { useUnsaved } from '../unsaved.tsx';
import { useChange } from './use-change.ts';
import { venueWords } from './words.ts';

interface Props<T> {
  readonly label: string;
  readonly hint: string;
  /** The name as it is kept; '' for a new one. */
  readonly value: string;
  readonly maxLength: number;
  readonly button: string;
  readonly onSave: (name: string, signal: AbortSignal) => Promise<T>;
  readonly onSaved: (reply: T) => void;
}

/** A field with one name and the button that saves it. */
export function NameForm<T>({ label, hint, value, maxLength, button, onSave, onSaved }: Props<T>) {
  const words = useWords(venueWords);
  const [typed, setTyped] = useState(value);
  const [isMissing, setMissing] = useState(false);
  const { send, isBusy, error } = useChange();
  useEffect(() => setTyped(value), [value]);
  useUnsaved(typed.trim() !== value);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const name = typed.trim();
    setMissing(name === '');
    if (name !== '') send((signal) => onSave(name, signal), onSaved);
  };

  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {error !== undefined && <Banner tone="danger">{error}</Banner>}
      <TextInput
        label={label}
        hint={hint}
        error={isMissing ? words.personNameNeeded : undefined}
        value={typed}
        onChange={setTyped}
        maxLength={maxLength}
        autoComplete="off"
      />
      <div className={css.actions}>
        <Button type="submit" busy={isBusy}>
          {button}
        </Button>
      </div>
    </form>
  );
}

import { Button, Icon, IconButton, TextInput, useWords } from '@snug/ui';
import { useEffect, useId, useRef } from 'react';
import { optionsMax } from './question-draft.ts';
import * as css from './sponsors.css.ts';
import { sponsorWords } from './words.ts';

/** What the contract allows. */
const optionMax = 100;

interface Props {
  readonly options: readonly string[];
  /** The question was answered: they can be read only. */
  readonly isFixed: boolean;
  readonly error: string | undefined;
  readonly onChange: (options: readonly string[]) => void;
}

/** The options of a question. A new one, and the neighbour of a removed one, gets the focus. */
export function OptionFields({ options, isFixed, error, onChange }: Props) {
  const words = useWords(sponsorWords);
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const next = useRef<number>(undefined);
  useEffect(() => {
    if (next.current === undefined) return;
    list.current?.querySelectorAll('input')[next.current]?.focus();
    next.current = undefined;
  }, [options.length]);

  const add = () => {
    next.current = options.length;
    onChange([...options, '']);
  };
  const remove = (at: number) => {
    next.current = Math.max(0, Math.min(at, options.length - 2));
    onChange(options.filter((_, other) => other !== at));
  };

  return (
    <fieldset className={css.fieldset} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={css.legend}>{words.options}</legend>
      <ul ref={list} className={css.options}>
        {options.map((option, at) => (
          <li key={at} className={css.option}>
            <TextInput
              label={words.optionNumber(at + 1)}
              labelHidden
              placeholder={words.optionNumber(at + 1)}
              value={option}
              readOnly={isFixed}
              maxLength={optionMax}
              autoComplete="off"
              onChange={(text) => onChange(options.with(at, text))}
              onEnter={at === options.length - 1 && options.length < optionsMax ? add : undefined}
            />
            {!isFixed && options.length > 2 && (
              <IconButton label={words.removeOption(at + 1)} onClick={() => remove(at)}>
                <Icon name="trash" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {error !== undefined && (
        <p id={`${id}-error`} className={css.wrong} role="alert">
          {error}
        </p>
      )}
      {!isFixed && options.length < optionsMax && (
        <div className={css.actions}>
          <Button onClick={add}>{words.addOption}</Button>
        </div>
      )}
    </fieldset>
  );
}

import { Button, Card, CodeInput, Heading, Stack, useIsLong, useWords } from '@snug/ui';
import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { type JoinCodeWords, joinCodeWords } from './words.ts';

export interface JoinCodeProps {
  /** The initial digits, such as those of a link; new ones replace what was typed. */
  value?: string;
  /** Called at every change. */
  onType?(code: string): void;
  /** Called with the typed digits, of any number: the server decides whether they are a code (OPEN-13). */
  onFind(code: string): unknown;
  /** While the game is being looked up. */
  finding?: boolean;
  /** An error to show at the field. */
  error?: string;
  words?: Partial<JoinCodeWords>;
}

/**
 * The code step alone: a field, a button and an error. It makes no calls, so a page can include it by itself.
 *
 * @example
 * <JoinCode onFind={(code) => location.assign(`/join?code=${code}`)} />
 */
export function JoinCode({ value = '', onType, onFind, finding = false, error, words }: JoinCodeProps) {
  const say = useWords(joinCodeWords, words);
  const [typed, setTyped] = useState({ over: value, code: value });
  const headingId = useId();
  const field = useRef<HTMLInputElement>(null);
  // Computed instead of copied in an effect, which would run late and undo what was typed meanwhile.
  const code = typed.over === value ? typed.code : value;

  const isLong = useIsLong(finding);

  // The next code is typed over the wrong one: selected as the error appears, or its first digits would be lost.
  useLayoutEffect(() => {
    if (!error) return;
    field.current?.focus();
    field.current?.select();
  }, [error]);

  function type(digits: string) {
    setTyped({ over: value, code: digits });
    onType?.(digits);
  }

  function find(event: FormEvent) {
    event.preventDefault();
    if (code && !finding) onFind(code);
  }

  return (
    <Card labelledBy={headingId}>
      <form onSubmit={find} noValidate>
        <Stack gap={4}>
          <Heading level={2} id={headingId}>
            {say.joinWithCode}
          </Heading>
          <CodeInput
            label={say.gameCode}
            // In the place of the hint, so that nothing moves.
            hint={<span aria-live="polite">{isLong ? say.longWait : say.askForCode}</span>}
            error={error}
            value={code}
            onChange={type}
            placeholder={say.codePlaceholder}
            elementRef={field}
          />
          <Button kind="main" type="submit" disabled={!code} busy={finding}>
            {finding ? say.findingGame : say.next}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}

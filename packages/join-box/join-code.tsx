import { Button, Card, CodeInput, Heading, Stack, useWords } from '@snug/ui';
import { type FormEvent, useId, useState } from 'react';
import { type JoinCodeWords, joinCodeWords } from './words.ts';

export interface JoinCodeProps {
  /** The digits to begin with, such as those of a link; new ones replace what was typed. */
  value?: string;
  /** Called with every change. */
  onType?(code: string): void;
  /** Called with what was typed, of any length: the server says whether it is a code (OPEN-13). */
  onFind(code: string): unknown;
  /** While the game is being looked up. */
  finding?: boolean;
  /** A sentence to show at the field. */
  error?: string;
  words?: Partial<JoinCodeWords>;
}

/**
 * The code step alone: a field, a button, a place for one error. It knows no server, so that a page may carry it by itself.
 *
 * @example
 * <JoinCode onFind={(code) => location.assign(`/join?code=${code}`)} />
 */
export function JoinCode({ value = '', onType, onFind, finding = false, error, words }: JoinCodeProps) {
  const say = useWords(joinCodeWords, words);
  const [typed, setTyped] = useState({ over: value, code: value });
  const headingId = useId();
  // No effect carries new digits over: it would come a moment late, and take back what was typed in that moment.
  const code = typed.over === value ? typed.code : value;

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
            hint={say.askForCode}
            error={error}
            value={code}
            onChange={type}
            placeholder={say.codePlaceholder}
          />
          <Button kind="main" type="submit" disabled={!code} busy={finding}>
            {finding ? say.findingGame : say.next}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}

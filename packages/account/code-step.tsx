import { Button, Stack, TextInput, useWords } from '@snug/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { codeIn } from './code-in.ts';
import { type CodeWords, codeWords } from './code-words.ts';
import { ResendButton } from './resend-button.tsx';
import { useArrival } from './use-arrival.ts';
import type { OpenCode } from './use-open-code.ts';

export interface CodeStepProps extends OpenCode {
  /** The contact that it went to, as people read it. */
  sentTo: string;
  now: () => number;
  /** In answer to a press, not as the first thing on a page. */
  takesFocus: boolean;
  /** What the code is for, where that is not plain. */
  children?: ReactNode;
  error?: string | undefined;
  /** What the way back is called. */
  back: string;
  onConfirm(code: string): Promise<unknown>;
  onResend(): Promise<unknown>;
  onBack(): void;
  words?: Partial<CodeWords> | undefined;
}

/** The one-time code: typed, pasted or filled in by the phone (AUTH-06, PROFILE-05, hazard Y13). */
export function CodeStep({
  sentTo,
  sent,
  sentAt,
  now,
  takesFocus,
  children,
  error,
  back,
  onConfirm,
  onResend,
  onBack,
  words,
}: CodeStepProps) {
  const say = useWords(codeWords, words);
  const { control, handleSubmit, formState, resetField } = useForm({ defaultValues: { code: '' } });
  const [resending, setResending] = useState(false);
  const seen = useRef(sent);
  const input = useRef<HTMLInputElement>(null);
  const focus = () => input.current?.focus();

  useArrival(focus, takesFocus);

  // What was typed is of a code that is worthless now, and the button that was pressed cannot be for a while.
  useEffect(() => {
    if (sent === seen.current) return;
    seen.current = sent;
    resetField('code');
    input.current?.focus();
  }, [sent, resetField]);

  async function resend() {
    setResending(true);
    await onResend();
    setResending(false);
  }

  return (
    <form onSubmit={handleSubmit(({ code }) => onConfirm(code), focus)} noValidate>
      <Stack gap={4}>
        {children}
        <Controller
          control={control}
          name="code"
          rules={{ required: say.codeEmpty }}
          render={({ field, fieldState }) => (
            <TextInput
              label={say.oneTimeCode}
              hint={sent > 1 ? say.codeResent(sentTo) : say.codeSent(sentTo)}
              error={fieldState.error?.message ?? error}
              inputMode="numeric"
              autoComplete="one-time-code"
              name={field.name}
              value={field.value}
              onBlur={field.onBlur}
              onChange={(text) => {
                const code = codeIn(text);
                // Where nothing is left of what was typed, the value stays the same and Preact would not write it back.
                if (input.current && code !== text) input.current.value = code;
                field.onChange(code);
              }}
              elementRef={input}
            />
          )}
        />
        <Button kind="main" type="submit" busy={formState.isSubmitting}>
          {formState.isSubmitting ? say.confirmingCode : say.confirmCode}
        </Button>
        <ResendButton sentAt={sentAt} now={now} busy={resending} onClick={resend}>
          {(seconds) => {
            if (seconds > 0) return say.resendCodeIn(seconds);
            return resending ? say.sendingCode : say.resendCode;
          }}
        </ResendButton>
        <Button kind="quiet" onClick={onBack}>
          {back}
        </Button>
      </Stack>
    </form>
  );
}

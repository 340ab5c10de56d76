import type { PendingCode } from '@snug/client';
import { oneTimeCodeLength } from '@snug/contract';
import { Button, CodeInput, Stack, useWords } from '@snug/ui';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import * as styles from './code-step.css.ts';
import { type CodeWords, codeWords } from './code-words.ts';
import { extractCode } from './extract-code.ts';
import { ResendButton } from './resend-button.tsx';
import { useInitialFocus } from './use-initial-focus.ts';

export interface CodeStepProps extends PendingCode {
  /** The contact that the code was sent to, formatted for people. */
  sentTo: string;
  now: () => number;
  /** Whether it follows a press, and is not the first screen of its page. */
  takesFocus: boolean;
  /** What the code is for, where that is not obvious. */
  children?: ReactNode;
  error?: string | undefined;
  /** The label of the back button. */
  back: string;
  onConfirm(code: string): Promise<unknown>;
  onResend(): Promise<unknown>;
  onBack(): void;
  words?: Partial<CodeWords> | undefined;
}

/**
 * The one-time code: typed, pasted or filled in by the phone (AUTH-06, PROFILE-05, Y13). Long: one screen, told in the
 * order of its parts.
 */
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
  const { control, handleSubmit, formState, resetField, getValues } = useForm({ defaultValues: { code: '' } });
  /** The code that the error is about: once another is typed, it is gone. */
  const [refused, setRefused] = useState<string>();
  const [resending, setResending] = useState(false);
  const seen = useRef(sent);
  const input = useRef<HTMLInputElement>(null);
  const focus = useCallback(() => {
    input.current?.focus();
    input.current?.select();
  }, []);

  useInitialFocus(focus, takesFocus);

  // The typed text belongs to the previous code, and the resend button that had the focus is disabled now.
  useEffect(() => {
    if (sent === seen.current) return;
    seen.current = sent;
    resetField('code');
    focus();
  }, [sent, resetField, focus]);

  // The next code is typed over the wrong one.
  useEffect(() => {
    setRefused(error ? getValues('code') : undefined);
    if (error) focus();
  }, [error, focus, getValues]);

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
            <div className={field.value.length > oneTimeCodeLength ? styles.longCode : undefined}>
              <CodeInput
                label={say.oneTimeCode}
                hint={sent > 1 ? say.codeResent(sentTo) : say.codeSent(sentTo)}
                error={fieldState.error?.message ?? (field.value === refused ? error : undefined)}
                placeholder={'X'.repeat(Math.max(oneTimeCodeLength, field.value.length))}
                digitsIn={extractCode}
                autoComplete="one-time-code"
                name={field.name}
                value={field.value}
                onChange={field.onChange}
                elementRef={input}
              />
            </div>
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

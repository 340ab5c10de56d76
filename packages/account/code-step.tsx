import { longOneTimeCodeLength } from '@snug/contract';
import { Button, Stack, TextInput } from '@snug/ui';
import { Controller, useForm } from 'react-hook-form';
import { useCountdown } from './use-countdown.ts';
import type { LoginState } from './use-login.ts';
import type { LoginWords } from './words.ts';

export interface CodeStepProps {
  login: LoginState;
  sentTo: string;
  sent: number;
  words: LoginWords;
}

/** The one-time code: typed, pasted or filled in by the phone (AUTH-06, hazard Y13). */
export function CodeStep({ login, sentTo, sent, words: say }: CodeStepProps) {
  const { control, handleSubmit, formState } = useForm({ defaultValues: { code: '' } });
  const secondsLeft = useCountdown(sent);

  return (
    <form onSubmit={handleSubmit(({ code }) => login.confirm(code))} noValidate>
      <Stack gap={4}>
        <Controller
          control={control}
          name="code"
          rules={{ required: say.codeEmpty }}
          render={({ field, fieldState }) => (
            <TextInput
              label={say.oneTimeCode}
              hint={sent > 1 ? say.codeResent : say.codeSent(sentTo)}
              error={fieldState.error?.message ?? login.error}
              inputMode="numeric"
              autoComplete="one-time-code"
              name={field.name}
              value={field.value}
              onBlur={field.onBlur}
              // Longer ones are sent while somebody guesses codes on a large scale (H33).
              onChange={(text) => field.onChange(text.replace(/\D/g, '').slice(0, longOneTimeCodeLength))}
            />
          )}
        />
        <Button kind="main" type="submit" busy={formState.isSubmitting}>
          {formState.isSubmitting ? say.confirmingCode : say.confirmCode}
        </Button>
        <Button kind="quiet" disabled={secondsLeft > 0} onClick={login.resend}>
          {secondsLeft > 0 ? say.resendCodeIn(secondsLeft) : say.resendCode}
        </Button>
        <Button kind="quiet" onClick={login.restart}>
          {say.otherContact}
        </Button>
      </Stack>
    </form>
  );
}

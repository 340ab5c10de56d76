import type { ContactForm } from '@snug/client';
import { cleanPlayerName, isEmail, isPhone, playerNameMaxLength } from '@snug/contract';
import { Banner, Button, RadioGroup, RoomFor, Stack, TextInput, useIsLong } from '@snug/ui';
import { useEffect, useRef } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { CodeWords } from './code-words.ts';
import type { LoginWords } from './login-words.ts';
import { useInitialFocus } from './use-initial-focus.ts';
import type { LoginScreen } from './use-login.ts';

export interface ContactStepProps {
  login: LoginScreen;
  /** Whether it follows the code step, and is not the first screen of its page. */
  takesFocus: boolean;
  words: LoginWords & CodeWords;
}

/**
 * An email or a phone number, and a name for a contact that is unknown. Long: one screen, told in the order of its
 * parts.
 */
export function ContactStep({ login, takesFocus, words: say }: ContactStepProps) {
  const { control, handleSubmit, watch, resetField, setFocus, formState } = useForm<ContactForm>({
    mode: 'onTouched',
    defaultValues: login.form,
  });
  const kind = watch('kind');
  const email = kind === 'email';
  const submit = login.isNew ? say.createAccount : say.sendCode;

  useInitialFocus(() => setFocus('contact'), takesFocus);

  const isLong = useIsLong(formState.isSubmitting, say.longWait);

  // The name field appears after a press, so it gets the focus.
  const wasNew = useRef(login.isNew);
  useEffect(() => {
    if (login.isNew && !wasNew.current) setFocus('name');
    wasNew.current = login.isNew;
  }, [login.isNew, setFocus]);

  return (
    <form onSubmit={handleSubmit(login.send)} noValidate>
      <Stack gap={4}>
        <Controller
          control={control}
          name="kind"
          render={({ field }) => (
            <RadioGroup
              label={say.contactBy}
              value={field.value}
              onChange={(value) => {
                field.onChange(value);
                resetField('contact', { defaultValue: '' });
                login.contactChanged();
              }}
              options={[
                { value: 'email', label: say.byEmail },
                { value: 'phone', label: say.byPhone },
              ]}
            />
          )}
        />
        <Controller
          control={control}
          name="contact"
          rules={{
            validate: (text, { kind }) =>
              kind === 'email' ? isEmail(text.trim()) || say.emailInvalid : isPhone(text) || say.phoneInvalid,
          }}
          render={({ field, fieldState }) => (
            <RoomFor sentence={email ? say.emailInvalid : say.phoneInvalid} said={fieldState.error !== undefined}>
              <TextInput
                key={kind}
                label={email ? say.emailLabel : say.phoneLabel}
                hint={email ? say.emailHint : say.phoneHint}
                error={fieldState.error?.message}
                type={email ? 'email' : 'tel'}
                inputMode={email ? 'email' : 'tel'}
                autoComplete={email ? 'email' : 'tel-national'}
                name={field.name}
                value={field.value}
                onBlur={field.onBlur}
                onChange={(text) => {
                  field.onChange(text);
                  login.contactChanged();
                }}
                elementRef={field.ref}
              />
            </RoomFor>
          )}
        />
        {login.isNew && (
          <Controller
            control={control}
            name="name"
            rules={{ validate: (text) => cleanPlayerName(text) !== '' }}
            render={({ field }) => (
              <TextInput
                label={say.displayName}
                hint={say.displayNameHint}
                autoComplete="nickname"
                maxLength={playerNameMaxLength}
                name={field.name}
                value={field.value}
                onBlur={field.onBlur}
                onChange={field.onChange}
                elementRef={field.ref}
              />
            )}
          />
        )}
        {login.error && <Banner tone="danger">{login.error}</Banner>}
        <Button kind="main" type="submit" disabled={!formState.isValid} busy={formState.isSubmitting}>
          {isLong ? say.longWait : formState.isSubmitting ? say.sendingCode : submit}
        </Button>
      </Stack>
    </form>
  );
}

import { type Edit, formatContact, type ProfileField } from '@snug/client';
import { cleanPlayerName, isEmail, isPhone, playerNameMaxLength, type TokenClaims } from '@snug/contract';
import { Banner, Button, RadioGroup, RoomFor, Stack, TextInput } from '@snug/ui';
import { type ReactNode, useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { CodeWords } from './code-words.ts';
import type { ProfileWords } from './profile-words.ts';

export interface ProfileFormProps {
  edit: Edit;
  claims: TokenClaims;
  /** No further code is needed. */
  proven: boolean;
  error?: string | undefined;
  /** An action that solves the error, beside it. */
  remedy?: ReactNode;
  onSubmit(edit: Edit): Promise<unknown>;
  onCancel(): void;
  words: CodeWords & ProfileWords;
}

/** The form for a new name, email or phone number. Long: one screen, told in the order of its parts. */
export function ProfileForm({ edit, claims, proven, error, remedy, onSubmit, onCancel, words: say }: ProfileFormProps) {
  const { field } = edit;
  const { control, handleSubmit, setFocus, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { typed: edit.typed, via: edit.via },
  });
  const of = fieldsIn(say)[field];
  const contacts = (['email', 'phone'] as const).filter((kind) => claims[kind]);
  const asksWhere = field === 'name' && !proven && contacts.length > 1;
  const [label, busyLabel] = proven ? [say.saveName, say.savingName] : [say.sendCode, say.sendingCode];

  useEffect(() => setFocus('typed'), [setFocus]);

  function hint(): string {
    if (field !== 'name') return of.hint;
    const [only] = contacts;
    return proven || asksWhere || !only ? say.nameHintProven : say.nameHint(formatContact(only, claims[only]));
  }

  return (
    <form onSubmit={handleSubmit((form) => onSubmit({ field, ...form }))} noValidate>
      <Stack gap={4}>
        <Controller
          control={control}
          name="typed"
          rules={{ validate: (typed) => of.isRight(typed) || (of.wrong ?? false) }}
          render={({ field: input, fieldState }) => (
            <RoomFor sentence={of.wrong} said={fieldState.error !== undefined}>
              <TextInput
                label={of.label}
                hint={hint()}
                error={fieldState.error?.message}
                {...of.input}
                name={input.name}
                value={input.value}
                onBlur={input.onBlur}
                onChange={input.onChange}
                elementRef={input.ref}
              />
            </RoomFor>
          )}
        />
        {asksWhere && (
          <Controller
            control={control}
            name="via"
            render={({ field: choice }) => (
              <RadioGroup
                label={say.codeTo}
                value={choice.value}
                onChange={choice.onChange}
                options={contacts.map((kind) => ({ value: kind, label: formatContact(kind, claims[kind]) }))}
              />
            )}
          />
        )}
        {error && (
          <Banner tone="danger" action={remedy}>
            {error}
          </Banner>
        )}
        <Button kind="main" type="submit" disabled={!formState.isValid} busy={formState.isSubmitting}>
          {formState.isSubmitting ? busyLabel : label}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {say.cancel}
        </Button>
      </Stack>
    </form>
  );
}

interface FieldParts {
  readonly label: string;
  readonly hint: string;
  /** What a check may say of the field. */
  readonly wrong?: string;
  readonly isRight: (typed: string) => boolean;
  readonly input: {
    readonly type?: 'email' | 'tel';
    readonly inputMode?: 'email' | 'tel';
    readonly autoComplete: string;
    readonly maxLength?: number;
  };
}

function fieldsIn(say: CodeWords & ProfileWords): Readonly<Record<ProfileField, FieldParts>> {
  return {
    name: {
      label: say.displayName,
      hint: '',
      isRight: (typed) => cleanPlayerName(typed) !== '',
      input: { autoComplete: 'nickname', maxLength: playerNameMaxLength },
    },
    email: {
      label: say.emailLabel,
      hint: say.newEmailHint,
      wrong: say.emailInvalid,
      isRight: (typed) => isEmail(typed.trim()),
      input: { type: 'email', inputMode: 'email', autoComplete: 'email' },
    },
    phone: {
      label: say.phoneLabel,
      hint: say.newPhoneHint,
      wrong: say.phoneInvalid,
      isRight: isPhone,
      input: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' },
    },
  };
}

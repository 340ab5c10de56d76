import { contactOf, contactText } from '@snug/client';
import { useAsyncAction } from '@snug/client/react';
import { isEmail, isPhone } from '@snug/contract';
import { RoomFor, Stack, Text, TextInput } from '@snug/ui';
import { useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { FormButtons } from './form-buttons.tsx';
import type { FormProps } from './team-modal.tsx';

interface Typed {
  readonly email: string;
  readonly phone: string;
}

/**
 * Invites somebody by an email, a phone number, or both (TEAM-36). Each contact is an invite of its own: what is sent leaves
 * its field, so that after an error only the rest is sent again.
 */
export function InviteMember({ busy, error, actions, onClose, say }: FormProps) {
  const { control, handleSubmit, setFocus, setValue, watch } = useForm<Typed>({
    mode: 'onTouched',
    defaultValues: { email: '', phone: '' },
  });
  const { email, phone } = watch();
  const isEmpty = email.trim() === '' && phone.trim() === '';
  const action = useAsyncAction();
  useEffect(() => setFocus('email'), [setFocus]);
  /** What the server said was about what stood there before. */
  const changing = (onChange: (text: string) => void) => (text: string) => {
    actions.closeError();
    onChange(text);
  };

  async function send(typed: Typed) {
    const left = action.signal();
    for (const field of ['email', 'phone'] as const) {
      const contact = contactOf(typed[field]);
      if (!contact) continue;
      // Whoever has cancelled meanwhile invites nobody else.
      if (!(await actions.invite(contact)) || left.aborted) return;
      setValue(field, '');
    }
    onClose();
  }

  return (
    <form onSubmit={handleSubmit(send)} noValidate>
      <Stack gap={4}>
        <Text tone="soft">{say.inviteHint}</Text>
        <Controller
          control={control}
          name="email"
          rules={{ validate: (text) => text.trim() === '' || isEmail(text.trim()) || say.emailInvalid }}
          render={({ field: { ref, ...field }, fieldState }) => (
            <RoomFor sentence={say.emailInvalid} said={fieldState.error !== undefined}>
              <TextInput
                label={say.emailLabel}
                error={fieldState.error?.message}
                type="email"
                inputMode="email"
                autoComplete="off"
                elementRef={ref}
                {...field}
                onChange={changing(field.onChange)}
              />
            </RoomFor>
          )}
        />
        <Controller
          control={control}
          name="phone"
          rules={{ validate: (text) => text.trim() === '' || isPhone(text) || say.phoneInvalid }}
          render={({ field: { ref, onBlur, ...field }, fieldState }) => (
            <RoomFor sentence={say.phoneInvalid} said={fieldState.error !== undefined}>
              <TextInput
                label={say.phoneLabel}
                error={fieldState.error?.message}
                type="tel"
                inputMode="tel"
                autoComplete="off"
                elementRef={ref}
                onBlur={() => {
                  // Formatted as (XXX) XXX-XXXX (RULE-10).
                  const contact = contactOf(field.value);
                  if (contact && 'phone' in contact) field.onChange(contactText(contact));
                  onBlur();
                }}
                {...field}
                onChange={changing(field.onChange)}
              />
            </RoomFor>
          )}
        />
        {error}
        <FormButtons
          label={busy ? say.sending : say.send}
          busy={busy}
          disabled={isEmpty || !isRight({ email, phone })}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
}

/** Whether whatever is typed is a contact (RULE-11). */
function isRight({ email, phone }: Typed): boolean {
  return (email.trim() === '' || isEmail(email.trim())) && (phone.trim() === '' || isPhone(phone));
}

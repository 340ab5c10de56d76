import { createLogin, formatContact, type SnugCore } from '@snug/client';
import { useStarted } from '@snug/client/react';
import { accountErrorText } from './account-error-text.ts';
import type { CodeWords } from './code-words.ts';

/** The login's steps, in words. */
export function useLogin(client: SnugCore, say: CodeWords, now: () => number, done: () => void) {
  const [login, state] = useStarted(() => createLogin(client, now), [client]);
  const { kind, contact } = state.form;
  return {
    ...login,
    ...state,
    error: accountErrorText(state.error, say),
    /** The contact that the code was sent to, formatted for people. */
    sentTo: formatContact(kind, contact),
    confirm: (code: string) => login.confirm(code, done),
  };
}

export type LoginScreen = ReturnType<typeof useLogin>;

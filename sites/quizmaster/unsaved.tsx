import { ConfirmProvider, useConfirm, useWords } from '@snug/ui';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo } from 'react';
import { Router, type RouterOptions } from 'wouter';
import { consoleWords } from './words.ts';

/** The forms with text that is not saved. */
const UnsavedContext = createContext<Set<object>>(new Set());

/** For a form: while something in it is not saved, going to another page of the console or closing it is asked about first. */
export function useUnsaved(isUnsaved: boolean): void {
  const forms = useContext(UnsavedContext);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const form = {};
    const ask = (event: Event) => event.preventDefault();
    forms.add(form);
    window.addEventListener('beforeunload', ask);
    return () => {
      forms.delete(form);
      window.removeEventListener('beforeunload', ask);
    };
  }, [forms, isUnsaved]);
}

/** For the page of a form that has just been saved and leads elsewhere, before the form itself has heard of it. */
export function useLetGo(): () => void {
  const forms = useContext(UnsavedContext);
  return useCallback(() => forms.clear(), [forms]);
}

/** Asks before a link leads away from a form with unsaved text. */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  return (
    <ConfirmProvider>
      <Guarded>{children}</Guarded>
    </ConfirmProvider>
  );
}

function Guarded({ children }: { children: ReactNode }) {
  const words = useWords(consoleWords);
  const confirm = useConfirm();
  const forms = useMemo(() => new Set<object>(), []);
  const aroundNav = useCallback<NonNullable<RouterOptions['aroundNav']>>(
    async (navigate, to, options) => {
      if (forms.size > 0) {
        const isLeaving = await confirm({
          title: words.unsavedTitle,
          body: words.unsavedBody,
          kind: 'danger',
          confirmLabel: words.unsavedLeave,
          cancelLabel: words.unsavedStay,
        });
        if (!isLeaving) return;
        forms.clear();
      }
      navigate(to, options);
    },
    [forms, confirm, words],
  );
  return (
    <UnsavedContext.Provider value={forms}>
      <Router aroundNav={aroundNav}>{children}</Router>
    </UnsavedContext.Provider>
  );
}

import { type Contact, contactOf, contactText, invitees } from '@snug/client';
import type { TokenClaims } from '@snug/contract';
import { useAnnounce } from '@snug/ui';
import { useRef, useState } from 'react';
import type { TeamSelectionWords } from './words.ts';

/** The list of contacts to invite, and the field that adds to it (SELECT-03, RULE-07, RULE-11). */
export function useTeammates(me: TokenClaims | undefined, say: TeamSelectionWords) {
  const [invites, setInvites] = useState<readonly Contact[]>([]);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const announce = useAnnounce();

  function refuse(why: string): undefined {
    setError(why);
    field.current?.focus();
  }

  /** Everybody on the list and the typed contact; undefined when that is no valid contact, which the field then says. */
  function all(): readonly Contact[] | undefined {
    if (typed.trim() === '') return invites;
    const contact = contactOf(typed);
    if (!contact) return refuse(say.neitherContact);
    const next = invitees([...invites, contact], [me ?? {}]);
    return next.length === invites.length ? refuse(say.teammateKnown) : next;
  }

  return {
    invites,
    typed,
    error,
    field,
    all,
    type(text: string) {
      setTyped(text);
      setError(undefined);
    },
    add() {
      const next = all();
      const added = next?.at(-1);
      field.current?.focus();
      if (!next || !added || next === invites) return;
      setInvites(next);
      announce(say.teammateAdded(contactText(added)));
      setTyped('');
      setError(undefined);
    },
    remove(contact: Contact) {
      setInvites(invites.filter((each) => each !== contact));
      announce(say.teammateRemoved(contactText(contact)));
      // The clicked button is gone with its line.
      field.current?.focus();
    },
  };
}

export type TeammatesState = ReturnType<typeof useTeammates>;

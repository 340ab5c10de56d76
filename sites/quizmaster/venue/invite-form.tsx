import { type HostColleague, type HostPerson, hostInvite, playerNameMaxLength, type VenueRole } from '@snug/contract';
import { Banner, Button, Card, RadioGroup, Select, TextInput, useAnnounce, useWords } from '@snug/ui';
import { type FormEvent, useId, useState } from 'react';
import { useHostClient } from '../host-client.ts';
import * as css from '../sponsors/sponsors.css.ts';
import { useUnsaved } from '../unsaved.tsx';
import type { ShownLink } from './link-dialog.tsx';
import { useChange } from './use-change.ts';
import { venueWords } from './words.ts';

interface Props {
  /** Who could come along without a new link. */
  readonly elsewhere: readonly HostColleague[];
  readonly onInvited: (person: HostPerson) => void;
  /** The reply was lost: whether somebody is invited only the list says. */
  readonly onLost: () => void;
  readonly onLink: (shown: ShownLink) => void;
}

/** Invites somebody new by a link, or somebody of another venue of the caller's. */
export function InviteForm({ elsewhere, onInvited, onLost, onLink }: Props) {
  const words = useWords(venueWords);
  const { call } = useHostClient();
  const announce = useAnnounce();
  const id = useId();
  const [whom, setWhom] = useState('');
  const [name, setName] = useState('');
  const [role, setRole] = useState<VenueRole>('host');
  const [isMissing, setMissing] = useState(false);
  const { send, isBusy, error } = useChange({ says: words.inviteLost, look: onLost });
  const isNew = whom === '';
  useUnsaved(isNew && name.trim() !== '');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isNameless = isNew && name.trim() === '';
    setMissing(isNameless);
    if (isNameless) return;
    const body = isNew ? { name: name.trim(), role } : { host_id: whom, role };
    send(
      (signal) => call(hostInvite, { body, signal }),
      ({ person, link }) => {
        setName('');
        setWhom('');
        setRole('host');
        onInvited(person);
        if (link === null) announce(words.cameAlong(person.name));
        else onLink({ name: person.name, link });
      },
    );
  };

  return (
    <Card labelledBy={id}>
      <form className={css.form} onSubmit={submit} noValidate>
        <div className={css.head}>
          <h2 id={id} className={css.heading}>
            {words.inviteTitle}
          </h2>
          <p className={css.soft}>{words.inviteLead}</p>
        </div>
        {error !== undefined && <Banner tone="danger">{error}</Banner>}
        {elsewhere.length > 0 && (
          <Select
            label={words.whom}
            value={whom}
            onChange={setWhom}
            options={[
              { value: '', label: words.somebodyNew },
              ...elsewhere.map((each) => ({ value: each.host_id, label: words.ofVenue(each.name, each.venue) })),
            ]}
          />
        )}
        {isNew && (
          <TextInput
            label={words.personName}
            hint={words.personNameHint}
            error={isMissing ? words.personNameNeeded : undefined}
            value={name}
            onChange={setName}
            maxLength={playerNameMaxLength}
            autoComplete="off"
          />
        )}
        <RadioGroup
          label={words.personRole}
          value={role}
          onChange={(value) => setRole(value === 'owner' ? 'owner' : 'host')}
          options={[
            { value: 'host', label: words.roleHost, hint: words.hostHint },
            { value: 'owner', label: words.roleOwner, hint: words.ownerHint },
          ]}
        />
        <div className={css.actions}>
          <Button kind="main" type="submit" busy={isBusy}>
            {words.invitePerson}
          </Button>
        </div>
      </form>
    </Card>
  );
}

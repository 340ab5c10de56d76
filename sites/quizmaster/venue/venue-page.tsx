import {
  hostMe,
  hostNewVenue,
  hostPeople,
  hostRenameVenue,
  hostSetName,
  playerNameMaxLength,
  venueNameMaxLength,
} from '@snug/contract';
import { Banner, Button, ConfirmProvider, Skeleton, SkeletonGroup, useAnnounce, useWords } from '@snug/ui';
import { useCallback, useState } from 'react';
import { ConsolePage } from '../console-page.tsx';
import { useHostClient } from '../host-client.ts';
import { useOnlyOnce } from '../only-once.ts';
import { usePageHeading } from '../page-change.ts';
import * as css from '../sponsors/sponsors.css.ts';
import { useLoaded } from '../use-loaded.ts';
import { useTitle } from '../use-title.ts';
import { InviteForm } from './invite-form.tsx';
import { LinkDialog, type ShownLink } from './link-dialog.tsx';
import { NameForm } from './name-form.tsx';
import { PeopleList } from './people-list.tsx';
import { SignIns } from './sign-ins.tsx';
import { useVenues } from './use-venues.tsx';
import { venueWords } from './words.ts';

/** The page about the venue that the console is at: its name, its people, one's own name, and another venue. */
export function VenuePage() {
  const words = useWords(venueWords);
  const { call } = useHostClient();
  const heading = usePageHeading();
  const load = useCallback(
    async (signal: AbortSignal) => {
      const [me, people] = await Promise.all([call(hostMe, { signal }), call(hostPeople, { signal })]);
      return { me, ...people };
    },
    [call],
  );
  const { value, failed, again } = useLoaded(load);
  useTitle(words.venueTitle);
  return (
    <ConsolePage>
      <ConfirmProvider>
        <div className={css.stack}>
          <div className={css.head}>
            <h1 ref={heading} tabIndex={-1} className={css.title} dir="auto">
              {value?.me.venue ?? words.venueTitle}
            </h1>
            <p className={css.soft}>{words.venueLead}</p>
          </div>
          {failed && (
            <Banner tone="danger" action={<Button onClick={again}>{words.venueRetry}</Button>}>
              {words.venueFailed}
            </Banner>
          )}
          {!failed && !value && (
            <SkeletonGroup label={words.venueLoading}>
              <Skeleton shape="lines" lines={4} />
            </SkeletonGroup>
          )}
          {value && <House {...value} onChanged={again} />}
        </div>
      </ConfirmProvider>
    </ConsolePage>
  );
}

interface HouseProps {
  readonly me: { readonly name: string; readonly venue: string; readonly role?: string | undefined };
  readonly people: React.ComponentProps<typeof PeopleList>['people'];
  readonly elsewhere: React.ComponentProps<typeof InviteForm>['elsewhere'];
  readonly onChanged: () => void;
}

function House({ me, people, elsewhere, onChanged }: HouseProps) {
  const words = useWords(venueWords);
  const { call } = useHostClient();
  const { again, enter, leave } = useVenues();
  const announce = useAnnounce();
  const once = useOnlyOnce();
  const [link, setLink] = useState<ShownLink>();
  const isOwner = me.role === 'owner';
  /** The list of venues is of this tab; the page shows what the server has. */
  const changed = (says: string) => {
    announce(says);
    again();
    onChanged();
  };
  return (
    <>
      <section className={css.section} aria-labelledby="people">
        <h2 id="people" className={css.heading}>
          {words.people}
        </h2>
        <PeopleList
          people={people}
          isOwner={isOwner}
          onChanged={onChanged}
          onLeft={() => {
            leave();
            onChanged();
          }}
          onLink={setLink}
        />
      </section>
      {isOwner && <InviteForm elsewhere={elsewhere} onInvited={onChanged} onLost={onChanged} onLink={setLink} />}
      <section className={css.section} aria-labelledby="names">
        <h2 id="names" className={css.heading}>
          {words.venueNames}
        </h2>
        <NameForm
          label={words.yourName}
          hint={words.yourNameHint}
          value={me.name}
          maxLength={playerNameMaxLength}
          button={words.saveYourName}
          onSave={(name, signal) => call(hostSetName, { body: { name }, signal })}
          onSaved={({ name }) => changed(words.yourNameSaved(name))}
        />
        {isOwner && (
          <NameForm
            label={words.venueName}
            hint={words.venueNameHint}
            value={me.venue}
            maxLength={venueNameMaxLength}
            button={words.saveVenueName}
            onSave={(name, signal) => call(hostRenameVenue, { body: { name }, signal })}
            onSaved={({ name }) => changed(words.venueNamed(name))}
          />
        )}
      </section>
      <SignIns />
      {isOwner && (
        <section className={css.section} aria-labelledby="another">
          <div className={css.head}>
            <h2 id="another" className={css.heading}>
              {words.anotherVenue}
            </h2>
            <p className={css.soft}>{words.anotherLead}</p>
          </div>
          <NameForm
            label={words.newVenueName}
            hint={words.venueNameHint}
            value=""
            maxLength={venueNameMaxLength}
            button={words.makeVenue}
            onSave={(name, signal) => call(hostNewVenue, { body: { name }, headers: once.headers({ name }), signal })}
            onSaved={(made) => {
              once.answered();
              announce(words.venueMade(made.name));
              enter(made);
            }}
          />
        </section>
      )}
      <LinkDialog shown={link} onClose={() => setLink(undefined)} />
    </>
  );
}

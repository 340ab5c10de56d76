import { type HostPerson, hostEndPerson, hostPersonLink, hostSetRole, hostSignOutPerson } from '@snug/contract';
import { Badge, Banner, MenuButton, type MenuItem, useAnnounce, useConfirm, useWords } from '@snug/ui';
import { useHostClient } from '../host-client.ts';
import { consoleWords } from '../words.ts';
import type { ShownLink } from './link-dialog.tsx';
import { signInWords } from './sign-in-words.ts';
import { useChange } from './use-change.ts';
import { useSignOutHere } from './use-sign-out-here.ts';
import * as css from './venue.css.ts';
import { venueWords } from './words.ts';

interface Props {
  readonly people: readonly HostPerson[];
  readonly isOwner: boolean;
  /** Somebody changed, ended, or is oneself and left. */
  readonly onChanged: () => void;
  readonly onLeft: () => void;
  readonly onLink: (shown: ShownLink) => void;
}

/** Who is at the venue, and what can be done about each: by an owner about all, by others about themselves. */
export function PeopleList({ people, isOwner, onChanged, onLeft, onLink }: Props) {
  const change = useChange();
  return (
    <>
      {change.error !== undefined && <Banner tone="danger">{change.error}</Banner>}
      <ul className={css.people}>
        {people.map((person) => (
          <li key={person.host_id} className={css.person}>
            <About person={person} />
            {(isOwner || person.is_you) && (
              <Actions {...{ person, isOwner, onChanged, onLeft, onLink, send: change.send, isBusy: change.isBusy }} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function About({ person }: { person: HostPerson }) {
  const words = useWords(venueWords);
  const { day } = useWords(consoleWords);
  const { name, role, since, signed_in_at, link_open, is_you } = person;
  const signedIn = signed_in_at === null ? words.neverSignedIn : words.lastSignIn(day(new Date(signed_in_at)));
  return (
    <div className={css.about}>
      <div className={css.nameRow}>
        <span className={css.name} dir="auto">
          {name}
        </span>
        <Badge tone={role === 'owner' ? 'brand' : 'quiet'}>{role === 'owner' ? words.roleOwner : words.roleHost}</Badge>
        {is_you && <Badge tone="good">{words.thatIsYou}</Badge>}
      </div>
      <p className={css.soft}>
        {words.hereSince(day(new Date(since)))} · {signedIn}
        {link_open && ` · ${words.linkOpen}`}
      </p>
    </div>
  );
}

interface ActionsProps extends Omit<Props, 'people'>, Pick<ReturnType<typeof useChange>, 'send' | 'isBusy'> {
  readonly person: HostPerson;
}

function Actions({ person, isOwner, onChanged, onLeft, onLink, send, isBusy }: ActionsProps) {
  const words = useWords(venueWords);
  const { call } = useHostClient();
  const confirm = useConfirm();
  const announce = useAnnounce();
  const signOutHere = useSignOutHere();
  const { allEnded } = useWords(signInWords);
  const { host_id, name, role, is_you } = person;
  const params = { host_id };

  const makeLink = () =>
    send(
      (signal) => call(hostPersonLink, { params, signal }),
      ({ link }) => {
        onLink({ name, link });
        onChanged();
      },
    );
  const turnInto = (wanted: HostPerson['role']) =>
    send(
      (signal) => call(hostSetRole, { params, body: { role: wanted }, signal }),
      () => {
        announce(words.roleChanged(name, wanted === 'owner' ? words.roleOwner : words.roleHost));
        onChanged();
      },
    );
  const signOut = async () => {
    const isSure = await confirm({
      title: is_you ? words.signOutSelf : words.signOutTitle(name),
      body: words.signOutBody,
      kind: 'danger',
      confirmLabel: words.signOutConfirm,
      cancelLabel: words.keepPerson,
    });
    if (!isSure) return;
    send(
      (signal) => call(hostSignOutPerson, { params, signal }),
      () => {
        if (is_you) {
          signOutHere(allEnded);
          return;
        }
        announce(words.signedOutAll(name));
        onChanged();
      },
    );
  };
  const end = async () => {
    const isSure = await confirm({
      title: is_you ? words.leaveVenueTitle : words.endPersonTitle(name),
      body: words.endPersonBody,
      kind: 'danger',
      confirmLabel: is_you ? words.leaveVenueConfirm : words.endPersonConfirm,
      cancelLabel: words.keepPerson,
    });
    if (!isSure) return;
    send(
      (signal) => call(hostEndPerson, { params, signal }),
      () => {
        announce(words.personEnded(name));
        (is_you ? onLeft : onChanged)();
      },
    );
  };

  const items: MenuItem[] = [
    { label: is_you ? words.linkForYou : words.newSignInLink, onSelect: makeLink },
    ...(isOwner
      ? [
          role === 'owner'
            ? { label: words.turnHost, onSelect: () => turnInto('host') }
            : { label: words.turnOwner, onSelect: () => turnInto('owner') },
        ]
      : []),
    { label: words.signOutAll, kind: 'danger', onSelect: () => void signOut() },
    { label: is_you ? words.leaveVenue : words.endPerson, kind: 'danger', onSelect: () => void end() },
  ];
  return <MenuButton label={words.changePerson(name)} items={items} disabled={isBusy} />;
}

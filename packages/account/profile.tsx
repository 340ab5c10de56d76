import {
  createProfile,
  formatContact,
  isByLink,
  type PendingEdit,
  type ProfileField,
  type ProfileStep,
  type SnugCore,
} from '@snug/client';
import { useSession, useStarted } from '@snug/client/react';
import { cleanPlayerName, type TokenClaims } from '@snug/contract';
import {
  Banner,
  Button,
  Card,
  Heading,
  lazyComponent,
  Stack,
  Text,
  useAnnounce,
  useFocusIfLost,
  useWords,
} from '@snug/ui';
import { useEffect, useId, useRef } from 'react';
import { accountErrorText } from './account-error-text.ts';
import { type CodeWords, codeWords } from './code-words.ts';
import type { MyDataWords } from './my-data-words.ts';
import * as styles from './profile.css.ts';
import type { ProfilePictureWords } from './profile-picture-words.ts';
import { type ProfileWords, profileWords } from './profile-words.ts';
import type { SessionsWords } from './sessions-words.ts';
import { useIsFirstScreen } from './use-is-first-screen.ts';

const steps = () => import('./profile-steps.ts');
const ProfileForm = lazyComponent(() => steps().then(({ ProfileForm }) => ProfileForm));
const CodeStep = lazyComponent(() => steps().then(({ CodeStep }) => CodeStep));
const ProfilePicture = lazyComponent(() =>
  import('./profile-picture.tsx').then(({ ProfilePicture }) => ProfilePicture),
);
const MyData = lazyComponent(() => import('./my-data.tsx').then(({ MyData }) => MyData));
const Sessions = lazyComponent(() => import('./sessions.tsx').then(({ Sessions }) => Sessions));

export interface ProfileProps {
  client: SnugCore;
  /** Offered to a player logged in by a link, which is not enough to change a contact (H47). */
  onLogIn?(): void;
  /**
   * The login here is about to be forgotten, since the player has deleted their account or logged out everywhere: shows the
   * sentence about it, after this page too.
   */
  onLoggedOut?(sentence: string): void;
  /** The clock; tests replace it. */
  now?: () => number;
  words?: Partial<ProfileWords & ProfilePictureWords & MyDataWords & SessionsWords & CodeWords>;
}

/** The player's picture, and their name, email and phone number, each changed by a code (PROFILE-01 … PROFILE-06). */
export function Profile(props: ProfileProps) {
  const { claims = nobody } = useSession(props.client.session);
  // Another player's login, from another tab, starts a fresh profile.
  return <PlayerProfile key={claims.sub} claims={claims} {...props} />;
}

const nobody: TokenClaims = { sub: '', exp: 0, player_name: '', email: '', phone: '' };

/** Long: one screen, told in the order of its parts. */
function PlayerProfile({
  client,
  claims,
  onLogIn,
  onLoggedOut,
  now = Date.now,
  words,
}: ProfileProps & { claims: TokenClaims }) {
  const say = { ...useWords(codeWords, words), ...useWords(profileWords, words) };
  const announce = useAnnounce();
  const headingId = useId();
  const isFirst = useIsFirstScreen();
  const [profile, { step, pending, error }] = useStarted(() => createProfile(client, claims, now), [client]);
  const errorText = accountErrorText(error, say);
  const done = (field: ProfileField) => announce(changed(field, client.session.claims() ?? claims, say));
  const byLink = isByLink(client.session.token() ?? '');
  const edited = step.at === 'edit' ? step.edit.field : undefined;
  // Without a contact no code can be sent.
  const lacksContact = !pending && edited === 'name' && !claims.email && !claims.phone;
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone, and there is no field to focus.
  useFocusIfLost(heading, lacksContact);
  // Fetched while the profile is read, so that a change need not wait.
  useEffect(() => {
    void ProfileForm.fetch();
    void CodeStep.fetch();
  }, []);
  const logIn = onLogIn && (
    <Button kind="quiet" onClick={onLogIn}>
      {say.logIn}
    </Button>
  );

  function begin(field: ProfileField) {
    profile.edit({ field, typed: field === 'name' ? claims.player_name : '', via: claims.email ? 'email' : 'phone' });
  }

  function screen() {
    if (pending) {
      return (
        <CodeStep
          // The second code is a step of its own, so the first one's text is dropped.
          key={pending.stage}
          sentTo={pending.sentTo}
          sent={pending.sent}
          sentAt={pending.sentAt}
          now={now}
          takesFocus={!isFirst}
          error={errorText}
          back={say.goBack}
          onConfirm={(code) => profile.confirm(code, done)}
          onResend={profile.resend}
          onBack={profile.leave}
          words={words}
        >
          <CodePurpose of={pending} words={say} />
        </CodeStep>
      );
    }
    if (step.at === 'shown') {
      return <ProfileList claims={claims} byLink={byLink} back={step.back} onEdit={begin} words={say} />;
    }
    const { edit, proven = false } = step;
    if (lacksContact) {
      return (
        <Stack gap={4}>
          <Banner tone="info" action={logIn}>
            {say.noContact}
          </Banner>
          <Button onClick={() => profile.cancel('name')}>{say.cancel}</Button>
        </Stack>
      );
    }
    return (
      <ProfileForm
        edit={edit}
        claims={claims}
        proven={proven}
        error={errorText}
        remedy={error?.status === 403 && logIn}
        onSubmit={proven ? (edit) => profile.rename(edit, done) : profile.send}
        onCancel={() => profile.cancel(edit.field)}
        words={say}
      />
    );
  }

  const title = pending ? say.checkMessages : edited && actionsIn(say, claims)[edited];
  return (
    <Stack gap={6}>
      <Heading level={1}>{say.myProfile}</Heading>
      {byLink && !title && (
        <Banner tone="info" action={logIn} silent>
          {say.byLink}
        </Banner>
      )}
      {!pending && isDone(step) && (
        <Banner tone="good" silent>
          {changed(step.back, claims, say)}
        </Banner>
      )}
      {title ? (
        <Card labelledBy={headingId}>
          <Stack gap={4}>
            <Heading level={2} id={headingId} elementRef={heading}>
              {title}
            </Heading>
            {screen()}
          </Stack>
        </Card>
      ) : (
        <Card>
          {step.at === 'shown' && !byLink && claims.sub && (
            <div className={styles.picture}>
              <ProfilePicture client={client} playerid={claims.sub} words={words} />
            </div>
          )}
          {screen()}
        </Card>
      )}
      {step.at === 'shown' && !pending && !byLink && claims.sub && (
        <Sessions client={client} onLoggedOut={onLoggedOut} words={words} />
      )}
      {step.at === 'shown' && !pending && !byLink && claims.sub && (
        <MyData client={client} sub={claims.sub} now={now} onLoggedOut={onLoggedOut} words={words} />
      )}
    </Stack>
  );
}

interface ProfileListProps {
  claims: TokenClaims;
  /** A login by a link does not know all contacts. */
  byLink: boolean;
  /** The field whose form was just open: its button gets the focus. */
  back: ProfileField | undefined;
  onEdit(field: ProfileField): void;
  words: CodeWords & ProfileWords;
}

/** All fields, each with its button. */
function ProfileList({ claims, byLink, back, onEdit, words: say }: ProfileListProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  const actions = actionsIn(say, claims);
  const rows: readonly (readonly [ProfileField, string, string])[] = [
    ['name', say.displayName, claims.player_name],
    ['email', say.email, claims.email],
    ['phone', say.phone, formatContact('phone', claims.phone)],
  ];

  return (
    <dl className={styles.list}>
      {rows.map(([field, term, value]) => (
        <div key={field} className={styles.row}>
          <dt className={styles.term}>{term}</dt>
          <dd className={value ? styles.value : styles.none}>
            {value || (byLink && field !== 'name' ? say.notShown : say.noneYet)}
          </dd>
          <dd className={styles.action}>
            <Button elementRef={field === back ? button : undefined} onClick={() => onEdit(field)}>
              {actions[field]}
            </Button>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What the code is for, where the sentence about its contact does not say it. */
function CodePurpose({ of: { stage, edit }, words: say }: { of: PendingEdit; words: ProfileWords }) {
  if (stage === 'name') return <Text>{say.codeForName(cleanPlayerName(edit.typed))}</Text>;
  if (stage === 'second') return <Text>{say.codeForSecond}</Text>;
  if (stage === 'new' || edit.field === 'name') return null;
  return <Text>{say.codeForOld(formatContact(edit.field, edit.typed))}</Text>;
}

/** `Edit …`, or `Add …` for what is missing (PROFILE-02 … PROFILE-04). */
function actionsIn(say: ProfileWords, { email, phone }: TokenClaims): Readonly<Record<ProfileField, string>> {
  return {
    name: say.editName,
    email: email ? say.editEmail : say.addEmail,
    phone: phone ? say.editPhone : say.addPhone,
  };
}

function isDone(step: ProfileStep): step is { at: 'shown'; back: ProfileField; done: true } {
  return step.at === 'shown' && step.done === true;
}

function changed(field: ProfileField, { player_name, email, phone }: TokenClaims, say: ProfileWords): string {
  if (field === 'name') return say.nameChanged(player_name);
  return field === 'email' ? say.emailChanged(email) : say.phoneChanged(formatContact('phone', phone));
}

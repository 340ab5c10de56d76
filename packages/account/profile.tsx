import { isByLink, type SnugCore } from '@snug/client';
import { useSession } from '@snug/client/react';
import { cleanPlayerName, type TokenClaims } from '@snug/contract';
import { Banner, Button, Card, Heading, Stack, Text, useAnnounce, useFocusIfLost, useWords } from '@snug/ui';
import { useEffect, useId, useRef } from 'react';
import { CodeStep } from './code-step.tsx';
import { type CodeWords, codeWords } from './code-words.ts';
import { shown } from './contact-as.ts';
import * as styles from './profile.css.ts';
import { ProfileForm } from './profile-form.tsx';
import { type ProfileWords, profileWords } from './profile-words.ts';
import { useIsFirst } from './use-is-first.ts';
import { type OpenEdit, type ProfileField, type ProfileStep, useProfile } from './use-profile.ts';

export interface ProfileProps {
  client: SnugCore;
  /** Offered to whom a link logged in: that is not enough to change a contact (H47). */
  onLogIn?(): void;
  /** What time it is, where that is not the device's own: a test's. */
  now?: () => number;
  words?: Partial<ProfileWords & CodeWords>;
}

/** Name, email and phone number of who is logged in, each changed by a code (PROFILE-01 … PROFILE-06). */
export function Profile(props: ProfileProps) {
  const { claims = nobody } = useSession(props.client.session);
  // Whoever logs in here in another tab begins anew.
  return <ProfileOf key={claims.sub} claims={claims} {...props} />;
}

const nobody: TokenClaims = { sub: '', exp: 0, player_name: '', email: '', phone: '' };

function ProfileOf({ client, claims, onLogIn, now = Date.now, words }: ProfileProps & { claims: TokenClaims }) {
  const say = { ...useWords(codeWords, words), ...useWords(profileWords, words) };
  const announce = useAnnounce();
  const headingId = useId();
  const isFirst = useIsFirst();
  const profile = useProfile({
    client,
    claims,
    say,
    now,
    done: (field) => announce(changed(field, client.session.claims() ?? claims, say)),
  });
  const { step, open, trouble } = profile;
  const byLink = isByLink(client.session.token() ?? '');
  const edited = step.at === 'edit' ? step.edit.field : undefined;
  // To none of them a code could go.
  const lacksContact = !open && edited === 'name' && !claims.email && !claims.phone;
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed is gone, and there is no field to begin in.
  useFocusIfLost(heading, lacksContact);
  const logIn = onLogIn && (
    <Button kind="quiet" onClick={onLogIn}>
      {say.logIn}
    </Button>
  );

  function begin(field: ProfileField) {
    profile.edit({ field, typed: field === 'name' ? claims.player_name : '', via: claims.email ? 'email' : 'phone' });
  }

  function screen() {
    if (open) {
      return (
        <CodeStep
          // A second code is another step: what was typed of the first is gone.
          key={open.stage}
          sentTo={open.sentTo}
          sent={open.sent}
          sentAt={open.sentAt}
          now={now}
          takesFocus={!isFirst}
          error={trouble?.text}
          back={say.goBack}
          onConfirm={profile.confirm}
          onResend={profile.resend}
          onBack={profile.leave}
          words={words}
        >
          <Purpose of={open} words={say} />
        </CodeStep>
      );
    }
    if (step.at === 'shown') {
      return <Known claims={claims} byLink={byLink} back={step.back} onEdit={begin} words={say} />;
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
        error={trouble?.text}
        remedy={trouble?.status === 403 && logIn}
        onSubmit={proven ? profile.rename : profile.send}
        onCancel={() => profile.cancel(edit.field)}
        words={say}
      />
    );
  }

  const title = open ? say.checkMessages : edited && actionsIn(say, claims)[edited];
  return (
    <Stack gap={6}>
      <Heading level={1}>{say.myProfile}</Heading>
      {byLink && !title && (
        <Banner tone="info" action={logIn} silent>
          {say.byLink}
        </Banner>
      )}
      {!open && isDone(step) && (
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
        <Card>{screen()}</Card>
      )}
    </Stack>
  );
}

interface KnownProps {
  claims: TokenClaims;
  /** Then what is missing may be missing here alone. */
  byLink: boolean;
  /** Whose button takes the focus: its form was there until now. */
  back: ProfileField | undefined;
  onEdit(field: ProfileField): void;
  words: CodeWords & ProfileWords;
}

/** All that is known, each with what can be done about it. */
function Known({ claims, byLink, back, onEdit, words: say }: KnownProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  const actions = actionsIn(say, claims);
  const rows: readonly (readonly [ProfileField, string, string])[] = [
    ['name', say.displayName, claims.player_name],
    ['email', say.email, claims.email],
    ['phone', say.phone, shown('phone', claims.phone)],
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

/** What the code is for, where its own sentence, where it went, does not tell. */
function Purpose({ of: { stage, edit }, words: say }: { of: OpenEdit; words: ProfileWords }) {
  if (stage === 'name') return <Text>{say.codeForName(cleanPlayerName(edit.typed))}</Text>;
  if (stage === 'second') return <Text>{say.codeForSecond}</Text>;
  if (stage === 'new' || edit.field === 'name') return null;
  return <Text>{say.codeForOld(shown(edit.field, edit.typed))}</Text>;
}

/** `Edit …`, or `Add …` what is not there (PROFILE-02 … PROFILE-04). */
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
  return field === 'email' ? say.emailChanged(email) : say.phoneChanged(shown('phone', phone));
}

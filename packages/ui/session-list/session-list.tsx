import { type RefObject, useRef, useState } from 'react';
import { Badge } from '../badge/badge.tsx';
import { StateDot } from '../badge/state-dot.tsx';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { useConfirm } from '../confirm/confirm.tsx';
import { useFocusIfLost } from '../focus/use-focus-if-lost.ts';
import { useAnnounce } from '../hooks/use-announce.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { Row, Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { type UiWords, uiWords } from '../words/words.ts';
import { useWords } from '../words/words-provider.tsx';
import * as styles from './session-list.css.ts';

/** A login on a device. */
export interface ListedSession {
  readonly session_id: string;
  /** Such as `Chrome` and `Android`; null: not known. */
  readonly browser: string | null;
  readonly system: string | null;
  /** The login of whoever looks at the list. */
  readonly is_this: boolean;
}

/** The sentences of a list of logins, in the words of its page: a player logs out, a quizmaster signs out. */
export interface SessionListWords {
  sessionsLost: string;
  device: (browser: string, system: string) => string;
  unknownDevice: string;
  thisDevice: string;
  showAllSessions: (count: number) => string;
  endSession: string;
  /** In place of the button. */
  endedThere: string;
  sessionEnded: (device: string) => string;
  endOthers: string;
  endOthersTitle: string;
  endOthersBody: string;
  othersEnded: string;
  endAll: string;
  endAllTitle: string;
  endAllBody: string;
  allEnded: string;
}

/** Why a login was not ended. */
export interface SessionFailure {
  readonly sentence: string;
  /** The server knows that it had ended before. */
  readonly hadEnded: boolean;
}

export interface SessionListProps<Session extends ListedSession> {
  /** Undefined until they have arrived. */
  sessions: readonly Session[] | undefined;
  /** The last attempt to load them failed. */
  isLost: boolean;
  words: SessionListWords;
  /** Since when, by what and when last. */
  about: (session: Session) => string;
  /** The list's heading, which gets the focus when a pressed button is gone with what was around it. */
  heading: RefObject<HTMLElement | null>;
  onLoad: () => void;
  /** Ends one; resolves to why not, if it was not ended. */
  onEnd: (session: Session) => Promise<SessionFailure | undefined>;
  /** Ends all but this one; resolves as above. */
  onEndOthers: () => Promise<SessionFailure | undefined>;
  /** Ends all, this one too; resolves as above. */
  onEndAll: () => Promise<SessionFailure | undefined>;
}

/** What came of a press. */
interface Outcome {
  readonly result: 'ended' | 'hadEnded' | 'failed';
  readonly sentence: string;
}

/** More than these are shown at a press: the buttons below the list stay near. */
const shownAtFirst = 5;

/**
 * Where somebody is logged in, each with a button that ends it, and buttons that end all others or all. An ended one stays in
 * its place, without its button, until the page is left: nothing moves under a thumb that is about to press the next.
 */
export function SessionList<Session extends ListedSession>(props: SessionListProps<Session>) {
  const { sessions, isLost, words, about, heading } = props;
  const { loading, retry } = useWords<UiWords>(uiWords);
  const { rows, outcomes, outcome, busy, isPressed, ...press } = useSessionList(props);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole || rows.length <= shownAtFirst + 1 ? rows : rows.slice(0, shownAtFirst);
  /** Of two that are alike, when they came tells which is which. */
  const nameAmong = (all: typeof rows, session: Session) => {
    const device = deviceIn(words, session);
    const isAlike = all.filter((row) => deviceIn(words, row.session) === device).length > 1;
    return isAlike ? `${device}, ${about(session)}` : device;
  };
  const firstOfRest = useRef<HTMLLIElement>(null);
  useFocusIfLost(firstOfRest, isWhole);
  // A pressed button goes with the others, or with the sentence that the list did not arrive.
  useFocusIfLost(heading, isPressed && `${sessions?.length} ${isLost}`);

  return (
    <Stack gap={4}>
      {!sessions && !isLost && <Spinner label={loading} />}
      {sessions && (
        <ul className={styles.list}>
          {shown.map(({ session, isThere }, index) => (
            <li
              key={session.session_id}
              className={styles.session}
              ref={index === shownAtFirst ? firstOfRest : undefined}
              tabIndex={index === shownAtFirst ? -1 : undefined}
            >
              <div>
                <span className={styles.device}>
                  {deviceIn(words, session)} {session.is_this && <Badge tone="good">{words.thisDevice}</Badge>}
                </span>
                <Text tone="small">{about(session)}</Text>
              </div>
              {!session.is_this && (
                <End
                  outcome={outcomes[session.session_id]}
                  isThere={isThere}
                  busy={busy === session.session_id}
                  words={words}
                  device={nameAmong(rows, session)}
                  onEnd={() => void press.end(session, nameAmong(rows, session))}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {shown.length < rows.length && (
        <Row>
          <Button onClick={() => setWhole(true)}>{words.showAllSessions(rows.length)}</Button>
        </Row>
      )}
      {isLost && (
        <Banner tone="danger" action={<Button onClick={press.load}>{retry}</Button>}>
          {words.sessionsLost}
        </Banner>
      )}
      {sessions && (
        <Row gap={2}>
          {sessions.some(({ is_this }) => !is_this) && (
            <Button opens="dialog" busy={busy === 'others'} onClick={() => void press.endOthers()}>
              {words.endOthers}
            </Button>
          )}
          <Button opens="dialog" busy={busy === 'all'} onClick={() => void press.endAll()}>
            {words.endAll}
          </Button>
        </Row>
      )}
      {outcome && (
        <Banner tone={outcome.result === 'ended' ? 'good' : 'danger'} silent={outcome.result === 'ended'}>
          {outcome.sentence}
        </Banner>
      )}
    </Stack>
  );
}

interface EndProps {
  outcome: Outcome | undefined;
  isThere: boolean;
  busy: boolean;
  words: SessionListWords;
  device: string;
  onEnd: () => void;
}

/** The button of one login; once that has ended, that it has. After a lost reply the list tells whether it has. */
function End({ outcome, isThere, busy, words, device, onEnd }: EndProps) {
  const state = useRef<HTMLDivElement>(null);
  const hadEnded = outcome?.result === 'hadEnded';
  const isEnded = !isThere || hadEnded || outcome?.result === 'ended';
  useFocusIfLost(state, isEnded);
  if (isEnded) {
    return (
      <div ref={state} className={styles.state} tabIndex={-1}>
        <StateDot tone={hadEnded ? 'info' : 'good'}>{hadEnded ? outcome.sentence : words.endedThere}</StateDot>
        <VisuallyHidden> {device}</VisuallyHidden>
      </div>
    );
  }
  return (
    <>
      <Button busy={busy} onClick={onEnd}>
        {words.endSession}
        <VisuallyHidden> {device}</VisuallyHidden>
      </Button>
      {outcome && (
        <p className={styles.failure} role="alert">
          {outcome.sentence}
        </p>
      )}
    </>
  );
}

/** What the buttons do, and what came of it. */
function useSessionList<Session extends ListedSession>({
  sessions,
  words,
  onLoad,
  onEnd,
  onEndOthers,
  onEndAll,
}: SessionListProps<Session>) {
  const announce = useAnnounce();
  const confirm = useConfirm();
  const [busy, setBusy] = useState<string>();
  const [isPressed, setPressed] = useState(false);
  /** Of single logins, by id. */
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, Outcome>>>({});
  /** Of all. */
  const [outcome, setOutcome] = useState<Outcome>();
  const seen = useSeenSessions(sessions);

  const load = () => {
    // The page's own first focus stays where it is: only who has pressed something can lose theirs here.
    setPressed(true);
    onLoad();
  };

  /** Sends what was pressed, one at a time. Whatever comes of it, the list is read again. */
  async function send(
    what: string,
    work: () => Promise<SessionFailure | undefined>,
    sentence: string,
    show: (outcome: Outcome) => void,
  ) {
    if (busy !== undefined) return;
    setBusy(what);
    setOutcome(undefined);
    const failure = await work();
    setBusy(undefined);
    if (failure) {
      show({ result: failure.hadEnded ? 'hadEnded' : 'failed', sentence: failure.sentence });
    } else {
      show({ result: 'ended', sentence });
      announce(sentence);
    }
    load();
  }

  function showOfMany(outcome: Outcome): void {
    setOutcome(outcome);
    if (outcome.result === 'ended') setOutcomes({});
  }

  async function endOthers() {
    const { endOthersTitle: title, endOthersBody: body, endOthers: confirmLabel } = words;
    if (!(await confirm({ title, body, confirmLabel, kind: 'danger' }))) return;
    await send('others', onEndOthers, words.othersEnded, showOfMany);
  }

  async function endAll() {
    const { endAllTitle: title, endAllBody: body, endAll: confirmLabel } = words;
    if (!(await confirm({ title, body, confirmLabel, kind: 'danger' }))) return;
    await send('all', onEndAll, words.allEnded, showOfMany);
  }

  const isThere = (id: string) => sessions?.some(({ session_id }) => session_id === id) === true;
  const rows = seen
    .map((session) => ({ session, isThere: isThere(session.session_id) }))
    .filter((row) => row.isThere || outcomes[row.session.session_id]);

  return {
    ...{ rows, outcomes, outcome, busy, isPressed, load },
    end: (session: Session, device: string) =>
      send(
        session.session_id,
        () => onEnd(session),
        words.sessionEnded(device),
        (ended) => setOutcomes((others) => ({ ...others, [session.session_id]: ended })),
      ),
    ...{ endOthers, endAll },
  };
}

/** Every session that was ever in the list, as it was last, in the order in which they came. */
function useSeenSessions<Session extends ListedSession>(sessions: readonly Session[] | undefined): readonly Session[] {
  const [seen, setSeen] = useState({ of: sessions, all: sessions ?? [] });
  if (seen.of === sessions) return seen.all;
  const now = new Map([...seen.all, ...(sessions ?? [])].map((session) => [session.session_id, session]));
  const next = { of: sessions, all: [...now.values()] };
  setSeen(next);
  return next.all;
}

function deviceIn(words: SessionListWords, { browser, system }: ListedSession): string {
  return browser && system ? words.device(browser, system) : (browser ?? system ?? words.unknownDevice);
}

import { Refused } from '@snug/client';
import { hostReadPack, hostRemovePack, type Pack } from '@snug/contract';
import {
  Badge,
  Banner,
  Button,
  ConfirmProvider,
  EmptyState,
  Skeleton,
  SkeletonGroup,
  saveFile,
  useAnnounce,
  useConfirm,
  useWords,
} from '@snug/ui';
import { useCallback } from 'react';
import { Link, useLocation } from 'wouter';
import { ConsolePage } from '../console-page.tsx';
import { useHostClient } from '../host-client.ts';
import { usePageHeading } from '../page-change.ts';
import { plainName } from '../plain-name.ts';
import { RouteButton } from '../route-button.tsx';
import * as pageCss from '../sponsors/sponsors.css.ts';
import { back, mat } from '../type.css.ts';
import { useCommand } from '../use-command.ts';
import { useLoaded } from '../use-loaded.ts';
import { useTitle } from '../use-title.ts';
import { newGamePath } from './pack-list.tsx';
import * as css from './packs.css.ts';
import { packWords } from './words.ts';

/** A look inside a pack: its rounds and questions, with the answers. */
export function PackPage({ packId }: { packId: string }) {
  const words = useWords(packWords);
  const { call } = useHostClient();
  const load = useCallback(
    (signal: AbortSignal) =>
      call(hostReadPack, { params: { pack_id: packId }, signal })
        .catch((error: unknown) => {
          // Not there is an answer, not a failure.
          if (isNotThere(error)) return undefined;
          throw error;
        })
        .then((read) => ({ read })),
    [call, packId],
  );
  const { value, failed, again } = useLoaded(load);
  return (
    <ConsolePage>
      <ConfirmProvider>
        <div className={pageCss.stack}>
          {failed && (
            <Banner tone="danger" action={<Button onClick={again}>{words.tryThat}</Button>}>
              {words.packsFailed}
            </Banner>
          )}
          {!failed && !value && (
            <SkeletonGroup label={words.packLoading}>
              <Skeleton shape="lines" lines={6} />
            </SkeletonGroup>
          )}
          {value?.read && <Inside packId={packId} title={value.read.title} json={value.read.json} />}
          {value && !value.read && (
            <EmptyState title={words.noSuchPackTitle}>
              {words.noSuchPack}
              <RouteButton to="/packs">{words.toPackList}</RouteButton>
            </EmptyState>
          )}
        </div>
      </ConfirmProvider>
    </ConsolePage>
  );
}

function isNotThere(error: unknown): boolean {
  return error instanceof Refused && error.status_code === 404;
}

function Inside({ packId, title, json }: { packId: string; title: string; json: string }) {
  const words = useWords(packWords);
  const heading = usePageHeading();
  useTitle(title);
  const { rounds } = JSON.parse(json) as Pack;
  return (
    <>
      <div className={pageCss.head}>
        <Link href="/packs" className={back}>
          {words.toPackList}
        </Link>
        <h1 ref={heading} tabIndex={-1} className={pageCss.title} dir="auto">
          {title}
        </h1>
        <p className={pageCss.soft}>
          {words.packRounds(rounds.length)},{' '}
          {words.packQuestions(rounds.reduce((sum, { questions }) => sum + questions.length, 0))}
        </p>
        <Actions packId={packId} title={title} json={json} />
      </div>
      {rounds.map((round, index) => (
        <Round key={index} round={round} number={index + 1} />
      ))}
    </>
  );
}

function Actions({ packId, title, json }: { packId: string; title: string; json: string }) {
  const words = useWords(packWords);
  const { call } = useHostClient();
  const confirm = useConfirm();
  const announce = useAnnounce();
  const [, navigate] = useLocation();
  const { busy, failure, run } = useCommand();
  const remove = async () => {
    const isSure = await confirm({
      title: words.removePackTitle(title),
      body: words.removePackBody,
      kind: 'danger',
      confirmLabel: words.removePackConfirm,
      cancelLabel: words.notYetRemoved,
    });
    if (!isSure) return;
    // Gone is what was asked for: the reply to the press before may have been lost.
    const removed = await run(() =>
      call(hostRemovePack, { params: { pack_id: packId } }).catch((error: unknown) => {
        if (isNotThere(error)) return { status: 'success' };
        throw error;
      }),
    );
    if (!removed) return;
    announce(words.packRemoved(title));
    navigate('/packs');
  };
  return (
    <>
      <div className={pageCss.actions}>
        <RouteButton to={newGamePath(packId)} kind="main">
          {words.makeGame}
        </RouteButton>
        <Button onClick={() => saveFile(`${plainName(title)}.json`, 'application/json', json)}>
          {words.savePackFile}
        </Button>
        <Button busy={busy} onClick={() => void remove()}>
          {words.removePack}
        </Button>
      </div>
      {failure !== undefined && <Banner tone="danger">{failure}</Banner>}
    </>
  );
}

const kinds = ['single_answer', 'double_or_nothing', 'tiebreaker'] as const;

function Round({ round, number }: { round: Pack['rounds'][number]; number: number }) {
  const words = useWords(packWords);
  const id = `round-${number}`;
  const tags = kinds.filter((kind) => round[kind]);
  return (
    <section className={pageCss.section} aria-labelledby={id}>
      <h2 id={id} className={pageCss.heading} dir="auto">
        {words.packRoundTitle(number, round.title)}
      </h2>
      {tags.length > 0 && (
        <div className={css.tags}>
          {tags.map((kind) => (
            <Badge key={kind}>{words.packTags[kind]}</Badge>
          ))}
        </div>
      )}
      <ol className={css.questions}>
        {round.questions.map((question, index) => (
          <Question key={index} question={question} number={index + 1} />
        ))}
      </ol>
    </section>
  );
}

function Question({ question, number }: { question: Pack['rounds'][number]['questions'][number]; number: number }) {
  const words = useWords(packWords);
  const { question_text, accepted, image, notes } = question;
  return (
    <li className={css.question}>
      <span className={mat} aria-hidden="true">
        {number}
      </span>
      <div className={css.lines}>
        <p className={css.asked} dir="auto">
          {question_text}
        </p>
        {accepted.map((texts) => (
          <p key={texts.join()} className={css.answer} dir="auto">
            {texts.join(` ${words.orAnswer} `)}
          </p>
        ))}
        {image !== '' && <p className={css.soft}>{words.hasPicture}</p>}
        {notes !== '' && (
          <p className={css.soft}>
            {words.packNote}: {notes}
          </p>
        )}
      </div>
    </li>
  );
}

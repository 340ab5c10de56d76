import type { HostPhoto, HostPhotos } from '@snug/contract';
import { Button, useConfirm, useFocusIfLost, useWords } from '@snug/ui';
import { type ReactNode, useRef } from 'react';
import * as keyCss from '../key-cap.css.ts';
import { useShortcuts } from '../use-shortcuts.ts';
import { Long } from './long.tsx';
import * as css from './photos.css.ts';
import type { PhotoCommands } from './use-photo-commands.ts';
import { photosWords } from './words.ts';

interface Props {
  readonly photos: HostPhotos;
  readonly commands: PhotoCommands;
}

/** The photos by what the quizmaster has decided. The first that waits is decided by a key, too. */
export function Photos({ photos: { photos, without_consent }, commands }: Props) {
  const words = useWords(photosWords);
  const around = useRef<HTMLDivElement>(null);
  const of = (screen: HostPhoto['screen']) => photos.filter((each) => each.screen === screen);
  const [waiting, shown, declined] = [of('waiting'), of('shown'), of('declined')];
  const [first] = waiting;
  const { busy, choose, undo } = commands;
  // A photo that is decided moves to another list, with the button that was pressed.
  useFocusIfLost(around, photos.map(({ image_code, screen }) => `${image_code} ${screen}`).join());
  useShortcuts(
    busy
      ? {}
      : {
          [pageKeys.show]: first && (() => choose(first, 'shown')),
          [pageKeys.decline]: first && (() => choose(first, 'declined')),
          [pageKeys.undo]: undo,
        },
  );
  return (
    <div ref={around} className={css.panel} tabIndex={-1}>
      <section className={css.section}>
        <div className={css.titleRow}>
          <h2 className={css.title}>{words.photosWaitingTitle}</h2>
          {undo && (
            <Button busy={busy} onClick={undo}>
              {words.photosUndo} <Cap>Z</Cap>
            </Button>
          )}
        </div>
        {waiting.length === 0 && (
          <p className={css.soft}>
            <strong>{words.photosNoneWait}</strong> {words.photosNoneHint}
          </p>
        )}
        <PhotoList photos={waiting} large>
          {(photo) => (
            <>
              <Button kind={photo === first ? 'main' : 'quiet'} busy={busy} onClick={() => choose(photo, 'shown')}>
                <Long short={words.photoShow} long={words.photoShowLong(photo.team_name)} />
                {photo === first && <Cap>S</Cap>}
              </Button>
              <Button busy={busy} onClick={() => choose(photo, 'declined')}>
                <Long short={words.photoDecline} long={words.photoDeclineLong(photo.team_name)} />
                {photo === first && <Cap>N</Cap>}
              </Button>
              <Delete photo={photo} commands={commands} />
            </>
          )}
        </PhotoList>
        {without_consent > 0 && <p className={css.soft}>{words.photosWithoutConsent(without_consent)}</p>}
      </section>
      <section className={css.section}>
        <h2 className={css.title}>{words.photosShownTitle}</h2>
        {shown.length === 0 && <p className={css.soft}>{words.photosNoneShown}</p>}
        <PhotoList photos={shown}>
          {(photo) => (
            <>
              <Button busy={busy} onClick={() => choose(photo, 'declined')}>
                <Long short={words.photoTakeOff} long={words.photoTakeOffLong(photo.team_name)} />
              </Button>
              <Delete photo={photo} commands={commands} />
            </>
          )}
        </PhotoList>
      </section>
      {declined.length > 0 && (
        <section className={css.section}>
          <h2 className={css.title}>{words.photosDeclinedTitle}</h2>
          <PhotoList photos={declined}>
            {(photo) => (
              <>
                <Button busy={busy} onClick={() => choose(photo, 'waiting')}>
                  <Long short={words.photoBack} long={words.photoBackLong(photo.team_name)} />
                </Button>
                <Delete photo={photo} commands={commands} />
              </>
            )}
          </PhotoList>
        </section>
      )}
    </div>
  );
}

/** On this page alone, by `KeyboardEvent.code`. */
const pageKeys = { show: 'KeyS', decline: 'KeyN', undo: 'KeyZ' } as const;

interface ListProps {
  readonly photos: readonly HostPhoto[];
  /** To be judged. */
  readonly large?: boolean;
  readonly children: (photo: HostPhoto) => ReactNode;
}

function PhotoList({ photos, large = false, children }: ListProps) {
  const words = useWords(photosWords);
  if (photos.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without markers.
    <ul className={large ? css.largePhotos : css.photos} role="list">
      {photos.map((photo) => (
        <li key={photo.image_code} className={css.card}>
          <img className={css.picture} src={photo.url} alt={words.photoAlt(photo.team_name)} />
          <div className={css.caption}>
            <p className={css.team} dir="auto">
              {photo.team_name}
            </p>
            {photo.player_name !== '' && <p className={css.soft}>{words.photoBy(photo.player_name)}</p>}
          </div>
          <div className={css.actions}>{children(photo)}</div>
        </li>
      ))}
    </ul>
  );
}

function Delete({ photo, commands }: { photo: HostPhoto; commands: PhotoCommands }) {
  const words = useWords(photosWords);
  const confirm = useConfirm();
  async function press() {
    const isMeant = await confirm({
      title: words.photoDeleteTitle,
      body: words.photoDeleteBody,
      confirmLabel: words.photoDelete,
      cancelLabel: words.photoKeep,
      kind: 'danger',
    });
    if (isMeant) commands.remove(photo);
  }
  return (
    <Button opens="dialog" busy={commands.busy} onClick={press}>
      <Long short={words.photoDelete} long={words.photoDeleteLong(photo.team_name)} />
    </Button>
  );
}

function Cap({ children }: { children: string }) {
  return (
    <span className={keyCss.key} aria-hidden="true">
      {children}
    </span>
  );
}

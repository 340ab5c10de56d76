import { createAvatar, detailOf, type OwnAvatar, type SnugCore } from '@snug/client';
import { useAsyncAction, useStarted } from '@snug/client/react';
import {
  Avatar,
  Banner,
  Button,
  ConfirmProvider,
  Dialog,
  lazyComponent,
  Row,
  Spinner,
  Stack,
  Text,
  uiWords,
  useAnnounce,
  useConfirm,
  useFocusIfLost,
  useWords,
} from '@snug/ui';
import { useRef, useState } from 'react';
import * as styles from './profile-picture.css.ts';
import { type ProfilePictureWords, profilePictureWords } from './profile-picture-words.ts';

const PictureUpload = lazyComponent(() => import('@snug/ui/image-cropper').then(({ PictureUpload }) => PictureUpload));

export interface ProfilePictureProps {
  client: SnugCore;
  /** The player's own. */
  playerid: string;
  words?: Partial<ProfilePictureWords>;
}

/** The player's own picture, to change and to remove (OPEN-89). */
export function ProfilePicture(props: ProfilePictureProps) {
  return (
    <ConfirmProvider>
      <OwnPicture {...props} />
    </ConfirmProvider>
  );
}

function OwnPicture({ client, playerid, words }: ProfilePictureProps) {
  const say = useWords(profilePictureWords, words);
  const { loading, retry } = useWords(uiWords);
  const [avatar, state] = useStarted(() => createAvatar(client, playerid), [client, playerid]);
  const { picture, isLost, isRemoving, unremoved } = state;
  const { isChanging, done, presses, ...press } = usePresses(avatar, say);
  const change = useRef<HTMLButtonElement>(null);
  // The pressed button may be gone by then: Try again, or Remove Picture.
  useFocusIfLost(change, presses > 0 && `${presses} ${picture?.url} ${isLost}`);

  if (picture === undefined && !isLost) return <Spinner label={loading} />;
  return (
    <Stack gap={3}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form. */}
      <div className={styles.row} role="group" aria-label={say.ownPicture}>
        <Avatar size="large" src={picture?.url} name={picture ? say.ownPicture : ''} />
        <div className={styles.beside}>
          <Stack gap={2}>
            {picture === null && <Text tone="small">{done ?? say.noOwnPicture}</Text>}
            {picture && done && <Text tone="small">{done}</Text>}
            <Row gap={2}>
              <Button opens="dialog" elementRef={change} onClick={press.change}>
                {picture === null ? say.addOwnPicture : say.changeOwnPicture}
              </Button>
              {picture && (
                <Button opens="dialog" busy={isRemoving} onClick={press.remove}>
                  {say.removeOwnPicture}
                </Button>
              )}
            </Row>
          </Stack>
        </div>
      </div>
      {isLost && (
        <Banner tone="danger" action={<Button onClick={press.retry}>{retry}</Button>}>
          {say.ownPictureLost}
        </Banner>
      )}
      {unremoved !== undefined && <Banner tone="danger">{unremoved || say.ownPictureNotRemoved}</Banner>}
      <ChangeDialog open={isChanging} avatar={avatar} say={say} onDone={press.changed} onClose={press.close} />
    </Stack>
  );
}

/** What the buttons do, what came of it in words, and how often one was pressed. */
function usePresses(avatar: OwnAvatar, say: ProfilePictureWords) {
  const announce = useAnnounce();
  const confirm = useConfirm();
  const action = useAsyncAction();
  const [isChanging, setChanging] = useState(false);
  const [done, setDone] = useState<string>();
  const [presses, setPresses] = useState(0);
  const press = () => setPresses((before) => before + 1);

  function tell(sentence: string) {
    setDone(sentence);
    announce(sentence);
  }

  return {
    isChanging,
    done,
    presses,
    change() {
      press();
      setDone(undefined);
      setChanging(true);
    },
    changed() {
      setChanging(false);
      tell(say.ownPictureChanged);
    },
    close() {
      setChanging(false);
      // An upload that was left may have arrived.
      void avatar.load();
    },
    retry() {
      press();
      void avatar.load();
    },
    async remove() {
      press();
      setDone(undefined);
      const left = action.signal();
      const isMeant = await confirm({
        title: say.removeOwnPictureTitle,
        body: say.removeOwnPictureBody,
        confirmLabel: say.removeOwnPicture,
        kind: 'danger',
      });
      if (isMeant && (await avatar.remove()) && !left.aborted) tell(say.ownPictureRemoved);
    },
  };
}

interface ChangeDialogProps {
  open: boolean;
  avatar: OwnAvatar;
  say: ProfilePictureWords;
  onDone(): void;
  onClose(): void;
}

/** Chooses, crops and uploads. Its script is fetched when it opens. */
function ChangeDialog({ open, avatar, say, onDone, onClose }: ChangeDialogProps) {
  const { cancel } = useWords(uiWords);
  return (
    <Dialog
      open={open}
      title={say.ownPicture}
      structured
      narrow
      buttons={[{ label: cancel, onClick: onClose }]}
      onClose={onClose}
    >
      {open && (
        <PictureUpload
          label={say.ownPicture}
          labelHidden
          hint={say.ownPictureHint}
          avatar
          shape="round"
          onUpload={(picture, sending) =>
            avatar.upload(picture, sending).then(() => sending.signal.aborted || onDone())
          }
          errorText={detailOf}
        />
      )}
    </Dialog>
  );
}

import { canInGame, type Shot, type Shots, type ShotsState } from '@snug/client';
import { useAsyncAction } from '@snug/client/react';
import {
  Banner,
  Button,
  Checkbox,
  ConfirmProvider,
  lazyComponent,
  Stack,
  useAnnounce,
  useConfirm,
  useWords,
} from '@snug/ui';
import { ImagePicker } from '@snug/ui/image-cropper';
import { useState } from 'react';
import { FetchedDialog } from '../panels/fetched-dialog.tsx';
import { usePick } from '../use-live-game.ts';
import { GamePictures } from './game-pictures.tsx';
import { idOfShot, listedShots } from './listed-shots.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { useShots } from './use-shots.ts';
import { shotsWords } from './words.ts';

const CropShot = lazyComponent(() => import('./crop-shot.tsx').then(({ CropShot }) => CropShot));

/** The game's pictures to look at; a team's players also take, crop, upload and delete them (GAME-17). */
export function ShotsPanel() {
  return (
    <ConfirmProvider>
      <Panel />
    </ConfirmProvider>
  );
}

function Panel() {
  const say = useWords(shotsWords);
  const action = useAsyncAction();
  const { shots, state } = useShots();
  const { images, loading, refused, chosen, agrees, opening, uploads, undeleted, disagreed } = state;
  const mayUpload = usePick(({ view }) => view !== undefined && canInGame(view, 'uploadShot'));
  const [cropping, setCropping] = useState<Shot>();
  const { presses, upload, retry, remove, setScreen } = usePresses(shots, state);

  function crop(picture: Blob) {
    if (cropping) void shots.crop(cropping.id, picture);
    setCropping(undefined);
  }

  return (
    <Stack gap={6}>
      {mayUpload && (
        <ImagePicker
          label={say.addShots}
          hint={say.shotsHint}
          camera="environment"
          multiple
          onChoose={(files) => void shots.choose(files)}
        />
      )}
      {mayUpload && chosen.length > 0 && (
        <Checkbox label={say.mayBeShown} hint={say.mayBeShownHint} checked={agrees} onChange={shots.agree} />
      )}
      {mayUpload && chosen.length > 0 && (
        <Button kind="main" busy={opening} onClick={upload}>
          {say.uploadShots(chosen.length)}
        </Button>
      )}
      {uploads.length > 0 && <UploadProgress uploads={uploads} presses={presses} />}
      {undeleted !== undefined && <Banner tone="danger">{undeleted || say.shotNotDeleted}</Banner>}
      {disagreed !== undefined && <Banner tone="danger">{disagreed || say.shotNotChanged}</Banner>}
      <GamePictures
        pictures={listedShots(state, say, setCropping, setScreen)}
        loaded={images !== undefined}
        loading={loading}
        refused={refused}
        mayUpload={mayUpload}
        onLoad={async () => {
          const closed = action.signal();
          await shots.load();
          return closed.aborted ? undefined : shots.get().refused;
        }}
        onDelete={remove}
        onRetry={retry}
      />
      <FetchedDialog open={cropping !== undefined} title={say.cropShotTitle} onClose={() => setCropping(undefined)}>
        {cropping && <CropShot file={cropping.original} label={say.useCroppedShot} onCrop={crop} />}
      </FetchedDialog>
    </Stack>
  );
}

/** What the panel's buttons do, and how often an upload was asked for. */
function usePresses(shots: Shots, { chosen, uploads }: ShotsState) {
  const say = useWords(shotsWords);
  const announce = useAnnounce();
  const isMeant = useAskToDelete();
  const action = useAsyncAction();
  const [presses, setPresses] = useState(0);

  const shotOf = (id: string) => [...chosen, ...uploads.map(({ file }) => file)].find((shot) => idOfShot(shot) === id);

  return {
    presses,
    upload() {
      shots.upload();
      setPresses(presses + 1);
    },
    retry(id: string) {
      const shot = shotOf(id);
      if (shot) shots.retry(shot.id);
      setPresses(presses + 1);
    },
    async setScreen(image_code: string, agreed: boolean) {
      const closed = action.signal();
      const isDone = await shots.setScreen(image_code, agreed);
      if (isDone && !closed.aborted) announce(agreed ? say.saidLetShow : say.saidKeptOff);
    },
    async remove(id: string) {
      const shot = shotOf(id);
      if (shot) return shots.takeBack(shot.id);
      const closed = action.signal();
      if ((await isMeant()) && (await shots.remove(id)) && !closed.aborted) announce(say.shotDeleted);
    },
  };
}

/** Asks whether a picture of the game is to be deleted. */
function useAskToDelete(): () => Promise<boolean> {
  const say = useWords(shotsWords);
  const confirm = useConfirm();
  return () =>
    confirm({ title: say.deleteShotTitle, body: say.deleteShotBody, confirmLabel: say.deleteShot, kind: 'danger' });
}

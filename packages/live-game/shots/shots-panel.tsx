import { canInGame, type Shot } from '@snug/client';
import { Banner, Button, ConfirmProvider, lazyComponent, Stack, useAnnounce, useConfirm, useWords } from '@snug/ui';
import { ImagePicker } from '@snug/ui/image-cropper';
import { useState } from 'react';
import { FetchedDialog } from '../panels/fetched-dialog.tsx';
import { useIsMounted } from '../panels/use-is-mounted.ts';
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
  const announce = useAnnounce();
  const confirm = useConfirm();
  const isMounted = useIsMounted();
  const { shots, state } = useShots();
  const { images, loading, refused, chosen, opening, uploads, undeleted } = state;
  const mayUpload = usePick(({ view }) => view !== undefined && canInGame(view, 'uploadShot'));
  const [cropping, setCropping] = useState<Shot>();
  const [presses, setPresses] = useState(0);

  const shotOf = (id: string) => [...chosen, ...uploads.map(({ file }) => file)].find((shot) => idOfShot(shot) === id);

  function upload() {
    shots.upload();
    setPresses(presses + 1);
  }

  function retry(id: string) {
    const shot = shotOf(id);
    if (shot) shots.retry(shot.id);
    setPresses(presses + 1);
  }

  async function remove(id: string) {
    const shot = shotOf(id);
    if (shot) return shots.takeBack(shot.id);
    const isMeant = await confirm({
      title: say.deleteShotTitle,
      body: say.deleteShotBody,
      confirmLabel: say.deleteShot,
      kind: 'danger',
    });
    if (isMeant && (await shots.remove(id)) && isMounted.current) announce(say.shotDeleted);
  }

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
        <Button kind="main" busy={opening} onClick={upload}>
          {say.uploadShots(chosen.length)}
        </Button>
      )}
      {uploads.length > 0 && <UploadProgress uploads={uploads} presses={presses} />}
      {undeleted !== undefined && <Banner tone="danger">{undeleted || say.shotNotDeleted}</Banner>}
      <GamePictures
        pictures={listedShots(state, say, setCropping)}
        loaded={images !== undefined}
        loading={loading}
        refused={refused}
        mayUpload={mayUpload}
        onLoad={async () => {
          await shots.load();
          return isMounted.current ? shots.get().refused : undefined;
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

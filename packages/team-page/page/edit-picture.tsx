import { Refused } from '@snug/client';
import { PictureUpload } from '@snug/ui/image-cropper';
import type { FormProps } from './team-modal.tsx';

/** Chooses the team's picture, crops it square and round, and uploads it (TEAM-25, TEAM-26, OPEN-89). */
export function EditPicture({ actions, onClose, say }: FormProps) {
  return (
    <PictureUpload
      label={say.teamPicture}
      hint={say.editPictureHint}
      shape="both"
      errorText={(error) => (error instanceof Refused ? error.detail : undefined)}
      onUpload={async (picture, options) => {
        await actions.setPicture(picture, options);
        onClose();
      }}
    />
  );
}

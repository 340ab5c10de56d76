import { Progress, Stack, Text } from '@snug/ui';
import type { FormProps } from './team-modal.tsx';

export function EditPicture({ error, say }: FormProps) {
  return (
    <Stack gap={4}>
      <Text>{say.editPictureHint}</Text>
      {error}
      <Progress value={0} max={100} label="" />
    </Stack>
  );
}

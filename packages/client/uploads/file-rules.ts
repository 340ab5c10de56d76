import { imageMaxBytes } from '@snug/contract';

/** The properties of a chosen file that are checked. */
export type ChosenFile = Pick<File, 'name' | 'type' | 'size'>;

/** Why a file is not uploaded at all: not an image (RULE-16), or above 5 MB (RULE-17). */
export type FileProblem = 'not-an-image' | 'too-large';

export function fileProblem({ type, size }: ChosenFile): FileProblem | undefined {
  if (!type.startsWith('image/')) return 'not-an-image';
  return size > imageMaxBytes ? 'too-large' : undefined;
}

const avatarTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/gif'];

/** Whether a file can be an avatar; a real bmp cannot (RULE-19, OPEN-88). */
export function isAvatarType({ type }: Pick<ChosenFile, 'type'>): boolean {
  return avatarTypes.includes(type);
}

/** The types that the cropper accepts (RULE-21), for the `accept` of a file input. */
export const cropperAccepts = '.png,.jpg,.jpeg,.bmp,.gif,.tiff,.webp';

/** Whether the cropper accepts a file, by its file extension as the input does: some phones report no type. */
export function isCropperType({ name }: Pick<ChosenFile, 'name'>): boolean {
  const end = /\.\w+$/.exec(name)?.[0].toLowerCase();
  return end !== undefined && cropperAccepts.split(',').includes(end);
}

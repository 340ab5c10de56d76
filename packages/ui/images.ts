// The entry point `@snug/ui/image-cropper`: loaded only when somebody changes a picture.
export type { Shape } from './draw-crop.ts';
export { ImageCropper, type ImageCropperProps } from './image-cropper.tsx';
export { ImagePicker, type ImagePickerProps } from './image-picker.tsx';
export { avatarTypes, cropperTypes } from './picture-types.ts';
export { type PictureWords, pictureWords } from './picture-words.ts';
export { resizeImage } from './resize-image.ts';

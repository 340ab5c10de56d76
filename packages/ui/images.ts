// The entry point `@snug/ui/image-cropper`: loaded only when somebody changes a picture.

export { ImageCropper, type ImageCropperProps } from './image-cropper/image-cropper.tsx';
export { PictureUpload, type PictureUploadProps, type Sending } from './image-cropper/picture-upload.tsx';
export { ImagePicker, type ImagePickerProps } from './image-picker/image-picker.tsx';
export type { Cut, Shape } from './pictures/draw-crop.ts';
export { avatarTypes, cropperTypes } from './pictures/picture-types.ts';
export { resizeImage } from './pictures/resize-image.ts';
export { type PictureWords, pictureWords } from './words/picture-words.ts';

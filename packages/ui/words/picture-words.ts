/**
 * Texts of the QR code, the picker and the cropper. Apart from `uiWords`, which every page loads with its first dialog:
 * these are loaded with their parts. A provider has one flat table, so a key stands in only one of them.
 */
export type QrCodeWords = {
  noQrCode: string;
};

export const qrCodeWords: QrCodeWords = {
  noQrCode: 'Unable to generate QR code',
};

export type PictureWords = {
  choosePicture: string;
  choosePictures: string;
  chooseAnotherPicture: string;
  takePicture: string;
  /** After the button, where there is a mouse. */
  orDropPicture: string;
  orDropPictures: string;
  pictureTooLarge: (name: string, mostBytes: number) => string;
  /** Beside it: the button, and what is said when it is done. */
  makeSmaller: string;
  madeSmaller: (name: string) => string;
  notAPicture: (name: string) => string;
  notAnAvatar: string;
  emptyFile: (name: string) => string;
  onePictureOnly: string;

  noPicture: string;
  openingPicture: string;
  notForCropper: string;
  cannotOpenPicture: string;
  cannotCrop: string;
  smallPicture: string;
  noFileSelected: string;
  upload: string;
  /** The name of the stage; what it can do follows in `stageHint`. */
  stage: string;
  stageHint: string;
  zoom: string;
  zoomIn: string;
  zoomOut: string;
  percent: (percent: number) => string;
  moveLeft: string;
  moveRight: string;
  moveUp: string;
  moveDown: string;
  edgeOfPicture: string;
  turnPicture: string;
  wholePicture: string;
  preview: string;
  /** The name of the preview. */
  croppedPicture: string;
  /** The names of the two shapes in it. */
  squareShape: string;
  roundShape: string;

  /** Above the bar that fills while it is sent; `percent` as it is written in the language. */
  uploadingPicture: (percent: string) => string;
  uploadFailed: string;
};

export const pictureWords: PictureWords = {
  choosePicture: 'Choose a picture',
  choosePictures: 'Choose pictures',
  chooseAnotherPicture: 'Choose another picture',
  takePicture: 'Take a picture',
  orDropPicture: 'or drop it here',
  orDropPictures: 'or drop them here',
  // The wording of the specification. A limit below one MB would be rounded to 0.
  pictureTooLarge: (name, mostBytes) =>
    `${name} is too large. Please choose an image that ${
      mostBytes < 1_048_576 ? `${Math.round(mostBytes / 1024)}kB` : `${Math.round(mostBytes / 1_048_576)}MB`
    } or less.`,
  makeSmaller: 'Make it smaller',
  madeSmaller: (name) => `${name} is small enough now.`,
  notAPicture: (name) => `${name} is not a picture.`,
  notAnAvatar: 'Try uploading your avatar again using the following file types: .jpg, .png, .gif',
  emptyFile: (name) => `${name} is empty. Please choose another picture.`,
  onePictureOnly: 'There is room for one picture: we kept the first.',

  noPicture: 'No picture yet',
  openingPicture: 'Opening the picture…',
  notForCropper: 'This cannot be cropped. Please choose a .png, .jpg, .bmp, .gif, .tiff or .webp file.',
  cannotOpenPicture:
    'This picture cannot be opened here: it is damaged, too large, or of a kind this browser does not know.',
  cannotCrop: 'This picture could not be cropped. Please try another one.',
  smallPicture: 'This picture is small and will look soft.',
  noFileSelected: 'No file selected!',
  upload: 'Upload',
  stage: 'Picture in its frame',
  stageHint: 'Drag the picture, or use the arrow keys. Plus and minus zoom.',
  zoom: 'Zoom',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  percent: (percent) => `${percent}%`,
  moveLeft: 'Move left',
  moveRight: 'Move right',
  moveUp: 'Move up',
  moveDown: 'Move down',
  edgeOfPicture: 'That is the edge of the picture.',
  turnPicture: 'Turn right',
  wholePicture: 'Use whole picture',
  preview: 'Preview',
  croppedPicture: 'The cropped picture',
  squareShape: 'Square',
  roundShape: 'Round',

  uploadingPicture: (percent) => `Uploading… ${percent}`,
  // The wording of the specification (ERR-37, OPEN-82).
  uploadFailed: 'An error occured. Please try again later.',
};

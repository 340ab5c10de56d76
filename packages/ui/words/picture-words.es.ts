import type { PictureWords, QrCodeWords } from './picture-words.ts';

/** `qrCodeWords` in Spanish. */
export const qrCodeWords: QrCodeWords = {
  noQrCode: 'No se pudo generar el código QR',
};

/** `pictureWords` in Spanish. */
export const pictureWords: PictureWords = {
  choosePicture: 'Elegir una imagen',
  choosePictures: 'Elegir imágenes',
  chooseAnotherPicture: 'Elegir otra imagen',
  takePicture: 'Tomar una foto',
  orDropPicture: 'o suéltala aquí',
  orDropPictures: 'o suéltalas aquí',
  pictureTooLarge: (name, mostBytes) =>
    `${name} es demasiado grande. Elige una imagen de ${
      mostBytes < 1_048_576 ? `${Math.round(mostBytes / 1024)} kB` : `${Math.round(mostBytes / 1_048_576)} MB`
    } o menos.`,
  makeSmaller: 'Hacerla más pequeña',
  madeSmaller: (name) => `${name} ya es lo bastante pequeña.`,
  notAPicture: (name) => `${name} no es una imagen.`,
  notAnAvatar: 'Sube tu avatar otra vez en uno de estos formatos: .jpg, .png, .gif',
  emptyFile: (name) => `${name} está vacío. Elige otra imagen.`,
  onePictureOnly: 'Solo cabe una imagen: quedó la primera.',

  noPicture: 'Todavía no hay imagen',
  openingPicture: 'Abriendo la imagen…',
  notForCropper: 'Esto no se puede recortar. Elige un archivo .png, .jpg, .bmp, .gif, .tiff o .webp.',
  cannotOpenPicture:
    'Esta imagen no se puede abrir aquí: está dañada, es demasiado grande o de un tipo que este navegador no reconoce.',
  cannotCrop: 'Esta imagen no se pudo recortar. Prueba con otra.',
  smallPicture: 'Esta imagen es pequeña y se verá borrosa.',
  noFileSelected: '¡No elegiste ningún archivo!',
  upload: 'Subir',
  stage: 'La imagen en su marco',
  stageHint: 'Arrastra la imagen o usa las flechas. Más y menos acercan y alejan.',
  zoom: 'Zoom',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  percent: (percent) => `${percent} %`,
  moveLeft: 'Mover a la izquierda',
  moveRight: 'Mover a la derecha',
  moveUp: 'Mover hacia arriba',
  moveDown: 'Mover hacia abajo',
  edgeOfPicture: 'Hasta aquí llega la imagen.',
  turnPicture: 'Girar a la derecha',
  wholePicture: 'Usar la imagen entera',
  preview: 'Vista previa',
  croppedPicture: 'La imagen recortada',
  squareShape: 'Cuadrada',
  roundShape: 'Redonda',

  uploadingPicture: (percent) => `Subiendo… ${percent}`,
  uploadFailed: 'Ocurrió un error. Vuelve a intentarlo más tarde.',
};

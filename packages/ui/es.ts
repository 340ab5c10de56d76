export { carouselWords } from './carousel-words.es.ts';
export { formWords } from './form-words.es.ts';
export { imageListWords } from './image-list-words.es.ts';
export { pictureWords, qrCodeWords } from './picture-words.es.ts';
export { statusWords } from './status-words.es.ts';
export { uiWords } from './words.es.ts';

export { carouselWords } from './words/carousel-words.es.ts';
export { formWords } from './words/form-words.es.ts';
export { imageListWords } from './words/image-list-words.es.ts';
export { pictureWords, qrCodeWords } from './words/picture-words.es.ts';
export { statusWords } from './words/status-words.es.ts';
export { uiWords } from './words/words.es.ts';

import type { CarouselWords } from './carousel-words.ts';

/** `carouselWords` in Spanish. */
export const carouselWords: CarouselWords = {
  carousel: 'carrusel',
  slide: 'diapositiva',
  slidePlace: (at, of) => `${at} de ${of}`,
  previousSlide: 'Anterior',
  nextSlide: 'Siguiente',
  pauseSlides: 'Pausar',
  playSlides: 'Reproducir',
};

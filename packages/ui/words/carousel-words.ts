/** A carousel's texts; apart from `uiWords`, because they are loaded with their part. */
export type CarouselWords = {
  /** The role's name for screen readers, after the label. */
  carousel: string;
  slide: string;
  /** "2 of 5". */
  slidePlace: (at: number, of: number) => string;
  previousSlide: string;
  nextSlide: string;
  pauseSlides: string;
  playSlides: string;
};

export const carouselWords: CarouselWords = {
  carousel: 'carousel',
  slide: 'slide',
  slidePlace: (at, of) => `${at} of ${of}`,
  previousSlide: 'Previous',
  nextSlide: 'Next',
  pauseSlides: 'Pause',
  playSlides: 'Play',
};

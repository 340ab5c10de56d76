/** What a carousel says; apart from `uiWords`, because it comes with its part. */
export type CarouselWords = {
  /** What it is, to readers, after its label. */
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

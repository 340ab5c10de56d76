import type { Ad, DisplayPhoto } from '@snug/contract';

/** What turns on the big screen, one after another. */
export type Slide =
  | { readonly key: string; readonly ms: number; readonly photo: DisplayPhoto; readonly ad?: undefined }
  | { readonly key: string; readonly ms: number; readonly ad: Ad; readonly photo?: undefined };

/** An ad is read within this, also by who looks up late. */
export const adMs = 12_000;
/** Time enough to find who is on it. */
export const photoMs = 8_000;

/** Photos and ads in one turn, the fewer of them spread evenly among the others. */
export function slidesOf(photos: readonly DisplayPhoto[], ads: readonly Ad[]): Slide[] {
  const ofPhotos = photos.map((photo): Slide => ({ key: `photo ${photo.image_code}`, ms: photoMs, photo }));
  const ofAds = ads.map((ad): Slide => ({ key: `ad ${ad.ad_id}`, ms: adMs, ad }));
  return [...spread(ofPhotos), ...spread(ofAds)].sort((a, b) => a.at - b.at).map(({ slide }) => slide);
}

/** Each in the middle of its share of the turn. */
function spread(slides: readonly Slide[]): { readonly slide: Slide; readonly at: number }[] {
  return slides.map((slide, place) => ({ slide, at: (place + 0.5) / slides.length }));
}

import type { Image } from '@snug/contract';

/** Merges replies with a game's pictures that may overtake each other. */
export interface LatestImages {
  /** Called when a request is sent; the result goes with its reply to the next function. */
  ask(): number;
  /** Merges the reply to that request. Returns the pictures, the newest first. */
  merge(asked: number, reply: readonly Image[]): readonly Image[];
  /** Marks a picture as deleted: a reply that still has it is out of date. */
  drop(image_code: string): void;
}

/**
 * While one picture is deleted others are uploading, and each reply is a whole list. A reply requested before a picture was
 * first seen may lack it; one that still has a deleted picture does not bring it back.
 */
export function latestImages(): LatestImages {
  let now = 0;
  let images: readonly Image[] = [];
  const firstSeen = new Map<string, number>();
  const gone = new Set<string>();

  return {
    ask() {
      now += 1;
      return now;
    },

    merge(asked, reply) {
      now += 1;
      // Replies have the newest last.
      const heard = [...reply].reverse().filter(({ image_code }) => !gone.has(image_code));
      const codes = new Set(heard.map(({ image_code }) => image_code));
      const younger = images.filter(({ image_code }) => {
        return !codes.has(image_code) && !gone.has(image_code) && (firstSeen.get(image_code) ?? 0) > asked;
      });
      for (const code of codes) if (!firstSeen.has(code)) firstSeen.set(code, now);
      images = [...younger, ...heard];
      return images;
    },

    drop: (image_code) => void gone.add(image_code),
  };
}

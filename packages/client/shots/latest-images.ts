import type { Image } from '@snug/contract';

/** The pictures of a game, out of replies that may overtake each other. */
export interface LatestImages {
  /** A request is made now: what it hears is weighed by this. */
  ask(): number;
  /** What a request heard that was made then. Answers the pictures, the newest first. */
  hear(asked: number, reply: readonly Image[]): readonly Image[];
  /** This one has been deleted: whoever has not heard so is out of date. */
  drop(image_code: string): void;
}

/**
 * While one picture is deleted others are on their way, and each reply is a whole list. One that was asked for before a
 * picture was first seen need not know it; one that still has a deleted one does not bring it back.
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

    hear(asked, reply) {
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

import type { Sound } from './sounds.ts';
import { playSound } from './synthesis.ts';

/** Where sounds come out. */
export interface Speaker {
  /** Asks the browser to let it play; resolves to whether it does. It does not before somebody has pressed anything on the page. */
  wake(): Promise<boolean>;
  /** `loudness` from 0 to 1. */
  play(sound: Sound, loudness: number): void;
}

/** The computer's own, by Web Audio. Throws where a browser has none. */
export function createSpeaker(context: AudioContext = new AudioContext()): Speaker {
  return {
    async wake() {
      // A browser that waits for a press leaves this open until there was one: it is asked again then.
      await Promise.race([context.resume(), new Promise((resolve) => setTimeout(resolve, 300))]);
      return context.state === 'running';
    },
    play(sound, loudness) {
      const volume = context.createGain();
      volume.gain.value = loudness;
      volume.connect(context.destination);
      const seconds = playSound(sound, context, volume);
      setTimeout(() => volume.disconnect(), seconds * 1_000 + 500);
    },
  };
}

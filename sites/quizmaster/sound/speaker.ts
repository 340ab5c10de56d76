import type { Sound } from './sounds.ts';
import { playSound } from './synthesis.ts';

/** Where sounds come out. */
export interface Speaker {
  /** Whether the browser lets it play. It does not before somebody has pressed anything on the page. */
  isReady(): boolean;
  /** Asks the browser to let it play; resolves to whether it does. */
  wake(): Promise<boolean>;
  /** `loudness` from 0 to 1. */
  play(sound: Sound, loudness: number): void;
}

/** The computer's own, by Web Audio. Throws where a browser has none. */
export function createSpeaker(context: AudioContext = new AudioContext()): Speaker {
  const isReady = () => context.state === 'running';
  return {
    isReady,
    async wake() {
      // A browser that waits for a press leaves this open until there was one: it is asked again then.
      await Promise.race([context.resume(), new Promise((resolve) => setTimeout(resolve, 300))]);
      return isReady();
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

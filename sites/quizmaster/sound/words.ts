/** Every text about the sound of the room. */
export const soundWords = {
  soundRoom: 'Sound in the room',
  soundHint:
    'From this computer alone: a bell at last orders and at pens down, a tear when a team is in, chalk for each answer told, brass for the winners.',
  soundVolume: 'How loud',
  soundVolumes: { soft: 'Soft', middle: 'Middle', loud: 'Loud' },
  soundTry: 'Ring the bell',
  soundHere: 'Play it here',
  soundStates: {
    blocked: 'Nothing is heard yet: the browser waits for a press anywhere on this page.',
    elsewhere: 'Another tab of this browser plays it.',
    failed: 'This browser plays no sound here. Everything is on the screen as well.',
  },
};
export type SoundWords = typeof soundWords;

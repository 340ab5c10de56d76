import { Banner, Button, Select, Toggle, useWords } from '@snug/ui';
import { useSyncExternalStore } from 'react';
import { pageSound } from './page-sound.ts';
import type { RoomSound, Volume } from './room-sound.ts';
import * as css from './sound.css.ts';
import { soundWords } from './words.ts';

const volumes: readonly Volume[] = ['soft', 'middle', 'loud'];

/** Turns the sound of the room on, how loud, and tries it. Says in words why nothing is heard. */
export function SoundSwitch({ sound = pageSound() }: { sound?: RoomSound }) {
  const words = useWords(soundWords);
  const { status, volume } = useSyncExternalStore(sound.subscribe, sound.get);
  const isOn = status !== 'off';
  return (
    <div className={css.whole}>
      <Toggle
        label={words.soundRoom}
        hint={words.soundHint}
        checked={isOn}
        onChange={(next) => (next ? sound.turnOn() : sound.turnOff())}
      />
      {(status === 'blocked' || status === 'failed') && <Banner tone="info">{words.soundStates[status]}</Banner>}
      {status === 'elsewhere' && (
        <Banner tone="info" action={<Button onClick={sound.turnOn}>{words.soundHere}</Button>}>
          {words.soundStates.elsewhere}
        </Banner>
      )}
      {isOn && status !== 'failed' && (
        <div className={css.line}>
          <Select
            label={words.soundVolume}
            value={volume}
            options={volumes.map((value) => ({ value, label: words.soundVolumes[value] }))}
            onChange={(value) => sound.setVolume(volumes.find((each) => each === value) ?? volume)}
          />
          <Button disabled={status !== 'on'} onClick={() => sound.hear('bell')}>
            {words.soundTry}
          </Button>
        </div>
      )}
    </div>
  );
}

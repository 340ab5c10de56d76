import { watched } from '@snug/client';
import { themeClass } from '@snug/theme';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { RoomSound, RoomSoundState } from './room-sound.ts';
import { SoundSwitch } from './sound-switch.tsx';

/** A sound that notes what it is told, and is on at once. */
function noted(status: RoomSoundState['status'] = 'off') {
  const told: string[] = [];
  const { get, set, subscribe } = watched<RoomSoundState>({ status, volume: 'middle' }, () => () => {});
  const put = (part: Partial<RoomSoundState>) => set({ ...get(), ...part });
  const sound: RoomSound = {
    get,
    subscribe,
    turnOn: () => put({ status: 'on' }),
    turnOff: () => put({ status: 'off' }),
    setVolume: (volume) => put({ volume }),
    hear: (what) => void told.push(what),
  };
  return { sound, told };
}

const shown = (sound: RoomSound) => render(<div className={themeClass}>{<SoundSwitch sound={sound} />}</div>);
const bell = () => page.getByRole('button', { name: 'Ring the bell' });

test('it is off by default; on, it can be tried and made louder', async () => {
  const { sound, told } = noted();
  await shown(sound);
  const toggle = page.getByRole('switch', { name: 'Sound in the room' });
  await expect.element(toggle).not.toBeChecked();
  await expect.element(bell()).not.toBeInTheDocument();
  await toggle.click();
  await expect.element(toggle).toBeChecked();
  await page.getByRole('combobox', { name: 'How loud' }).selectOptions('Loud');
  expect(sound.get().volume).toBe('loud');
  await bell().click();
  expect(told).toEqual(['bell']);
  await toggle.click();
  await expect.element(bell()).not.toBeInTheDocument();
});

test('why nothing is heard is said, and what can be done about it', async () => {
  const { sound } = noted('blocked');
  const screen = await shown(sound);
  await expect
    .element(page.getByText('Nothing is heard yet: the browser waits for a press anywhere on this page.'))
    .toBeVisible();
  await expect.element(bell()).toBeDisabled();
  await screen.unmount();
  await shown(noted('elsewhere').sound);
  await page.getByRole('button', { name: 'Play it here' }).click();
  await expect.element(bell()).toBeEnabled();
});

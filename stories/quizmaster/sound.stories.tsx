import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RoomSound, RoomSoundState } from '../../sites/quizmaster/sound/room-sound.ts';
import { SoundSwitch } from '../../sites/quizmaster/sound/sound-switch.tsx';

const meta = { title: 'Quizmaster/Sound of the room', component: SoundSwitch } satisfies Meta<typeof SoundSwitch>;
export default meta;

type Story = StoryObj<typeof meta>;

function sound(status: RoomSoundState['status']): RoomSound {
  const state: RoomSoundState = { status, volume: 'middle' };
  const nothing = () => {};
  return {
    get: () => state,
    subscribe: () => nothing,
    turnOn: nothing,
    turnOff: nothing,
    setVolume: nothing,
    hear: nothing,
  };
}

export const Off: Story = { args: { sound: sound('off') } };
export const On: Story = { args: { sound: sound('on') } };
/** The page was loaded again: browsers play nothing before a press. */
export const WaitsForAPress: Story = { args: { sound: sound('blocked') } };
export const AnotherTabPlays: Story = { args: { sound: sound('elsewhere') } };
export const PlaysNothing: Story = { args: { sound: sound('failed') } };

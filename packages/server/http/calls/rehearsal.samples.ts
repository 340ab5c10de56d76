import { hostStartRehearsal, hostStopRehearsal } from '@snug/contract';
import { newGame } from '@snug/testing/http';
import { littleQuiz, type Samples, type Scene } from '@snug/testing/server';

const ofPlanned = ({ ids }: Scene) => ({ params: { id: ids.planned_id ?? '' } });

export const rehearsalSamples: Samples = {
  hostStartRehearsal: { right: ofPlanned, before: planned },
  hostRehearsal: { right: ofPlanned, before: broken },
  hostStopRehearsal: { right: ofPlanned, before: broken },
  // Of a game without a bot it is refused.
  hostSetAutopilot: {
    right: ({ ids }) => ({ params: { id: ids.copy_id ?? '' }, body: { on: true } }),
    before: broken,
  },
};

/** A game that has not begun. */
async function planned({ people }: Scene) {
  const { game_id } = await newGame(people.host, littleQuiz, 'Tonight');
  return { planned_id: game_id };
}

/** The same with a rehearsal that was broken off: its copy is there. */
async function broken(scene: Scene) {
  const ids = await planned(scene);
  const params = { id: ids.planned_id };
  const { rehearsal } = await scene.people.host.call(hostStartRehearsal, { params });
  await scene.people.host.call(hostStopRehearsal, { params });
  return { ...ids, copy_id: rehearsal?.copy_id ?? '' };
}

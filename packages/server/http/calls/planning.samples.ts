import { hostCancelGame, hostLoadPlan, hostNewGame } from '@snug/contract';
import { Pack } from '@snug/contract/shapes';
import type { Scene } from '@snug/testing/server';
import { littleQuiz, ofGame, type Samples } from '@snug/testing/server';

const date = '2026-01-20T19:30:00.000Z';

export const planningSamples: Samples = {
  hostPlanChoices: { right: () => ({}) },
  hostLoadPlan: { right: ofGame },
  hostPlanGame: {
    right: (scene) => ({
      ...ofGame(scene),
      body: {
        ...{
          pack_id: scene.ids.pack_id ?? '',
          title: 'Quiz Night',
          kind: 'Pub Quiz',
          date,
          host_id: scene.ids.host_id,
        },
        ...{ private_event: false, team_size: 6, late_join: 1, approve_teams: false },
        ...{ double_rule: 'mild', points_each: 2 },
      },
    }),
    before: planned,
  },
  hostRepeatGame: { right: (scene) => ({ ...ofGame(scene), body: { dates: [date, '2026-01-27T19:30:00.000Z'] } }) },
  hostCancelGame: { right: ofGame, before: planned },
  hostUncancelGame: {
    right: ofGame,
    async before(scene) {
      const ids = await planned(scene);
      await scene.people.host.call(hostCancelGame, { params: { id: ids.game_id } });
      return ids;
    },
  },
  hostMendQuestion: {
    right: (scene) => ({
      ...ofGame(scene),
      body: {
        question_id: scene.ids.question_id ?? '',
        question_text: 'The capital of France?',
        accepted: [['Paris']],
        notes: 'On the Seine.',
        image_alt: '',
      },
    }),
    sameGame: ['question_id'],
  },
  nextNights: { right: ({ ids }) => ({ query: { game_id: ids.game_id } }), anyVenue: ['game_id'] },
};

/** Another game, which has not begun. */
async function planned({ people: { host } }: Scene) {
  const body = { title: 'Next week', pack: Pack.parse(littleQuiz), date };
  const { game_id } = await host.call(hostNewGame, { body });
  const { plan } = await host.call(hostLoadPlan, { params: { id: game_id } });
  return { game_id, pack_id: plan.pack_id ?? '' };
}

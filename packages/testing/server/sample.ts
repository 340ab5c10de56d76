import { hostEndGame } from '@snug/contract';
import type { Input } from './make-call.ts';
import type { ActorName, Scene } from './scene.ts';

/**
 * How a call is made rightly. Wrong inputs are derived from the right one: every field with every bad value of its kind
 * (`bad-values.ts`), changed by chance (`fuzz.test.ts`), and every id with that of somebody else (`swapping.test.ts`).
 */
export interface Sample {
  right(scene: Scene, actor: ActorName): Input;
  /** What has to happen before for the call to make sense. Resolves with ids that the scene has from then on. */
  before?(scene: Scene): Promise<Record<string, string>>;
  /** Who gets furthest with it. Unless given, the captain, or the quizmaster where only a quizmaster may make it. */
  readonly by?: ActorName;
  /** Ids in `right` that may be of any venue: a code on a poster, a team's public number. All others are refused. */
  readonly anyVenue?: readonly string[];
  /** Ids in `right` that may be of anything in the same game. All others are refused. */
  readonly sameGame?: readonly string[];
}

/** The samples of a family, by the names of its calls. */
export type Samples = Readonly<Record<string, Sample>>;

export function ofGame({ ids }: Scene) {
  return { params: { id: ids.game_id ?? '' } };
}

export function ofTeam({ ids }: Scene) {
  return { params: { id: ids.game_id ?? '', team: ids.team_code ?? '' } };
}

/** The smallest real PNG: one dark pixel. */
export const picture = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
);

/** For calls that need an ended game. */
export async function ended(scene: Scene) {
  await scene.people.host.call(hostEndGame, ofGame(scene));
  return {};
}

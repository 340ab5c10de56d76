import type { ScreenChoice } from '@snug/contract';
import { type Decision, done, type Moment, nothingNew, type Success, success } from '../decision.ts';
import { details } from '../details.ts';
import { isUploadedBy } from '../images.ts';
import { Refusal } from '../refusal.ts';
import type { Game } from '../state/game-state.ts';
import type { Player } from '../state/people.ts';
import type { Shot } from '../state/photos.ts';
import { photosChanged } from './photos-changed.ts';

export interface ShotState {
  readonly game: Pick<Game, 'photos_version'>;
  /** Undefined: there is none with this code, or it is deleted. */
  readonly shot: Shot | undefined;
}

export interface OwnShotState extends ShotState {
  readonly player: Pick<Player, 'player_id' | 'account_id'>;
}

/** Where a photo is on its way to the big screen; undefined: its uploader does not want it there. */
export function screenOf({ agreed_at, screen }: Pick<Shot, 'agreed_at' | 'screen'>): ScreenChoice | undefined {
  return agreed_at === null ? undefined : (screen ?? 'waiting');
}

/**
 * Whoever uploaded a photo lets the big screen show it, or takes that back. Nobody else's word counts, their captain's neither.
 * Agreed to anew it waits for the quizmaster anew.
 */
export function agreeToScreen(
  { game, shot, player }: OwnShotState,
  { agreed }: { readonly agreed: boolean },
  { now }: Moment,
): Decision<Success> {
  if (!shot) throw new Refusal(404, details.imageNotFound);
  if (!isOwnShot(player)(shot)) throw new Refusal(403, details.photoNotYours);
  if ((shot.agreed_at !== null) === agreed) return nothingNew(success);
  const { changes, messages } = photosChanged(game);
  const set = { agreed_at: agreed ? now : null, screen: null };
  return done({ changes: [{ kind: 'shot', image_code: shot.image_code, set }, ...changes], messages });
}

/** The quizmaster shows a photo on the big screen, or not, or takes their decision back. */
export function choosePhoto(
  { game, shot }: ShotState,
  { screen }: { readonly screen: ScreenChoice },
): Decision<Success> {
  if (!shot) throw new Refusal(404, details.imageNotFound);
  if (shot.agreed_at === null) throw new Refusal(409, details.photoNotAgreed);
  if (screenOf(shot) === screen) return nothingNew(success);
  const { changes, messages } = photosChanged(game);
  const set = { screen: screen === 'waiting' ? null : screen };
  return done({ changes: [{ kind: 'shot', image_code: shot.image_code, set }, ...changes], messages });
}

/** Whether a photo is this player's own: by the player, or by their account in any seat of the game. */
export function isOwnShot({ player_id, account_id }: Pick<Player, 'player_id' | 'account_id'>) {
  return (shot: Pick<Shot, 'player_id' | 'account_id'>): boolean =>
    shot.player_id === player_id ||
    (account_id !== null && isUploadedBy({ account_id, player_id })({ ...shot, teamid: null }));
}

import type { Image } from '@snug/contract';
import { type Asked, accountOf, type Family, playerOf, refuse } from './asked.ts';
import { mustEdit, registeredNamed } from './registered-teams.ts';
import type { FakeImage, FakeState } from './state.ts';
import { refusals } from './words.ts';

/** Pictures. They stay as they were uploaded, at an address that is good in this page alone. */
export const images: Family<
  | 'listImages'
  | 'uploadGameImage'
  | 'deleteGameImage'
  | 'uploadPlayerImage'
  | 'deletePlayerImage'
  | 'uploadTeamImage'
  | 'deleteTeamImage'
  | 'updateTeamPhoto'
> = {
  listImages(asked) {
    const { player_id } = playerOf(asked, asked.params.gameid, 'player');
    return listed(asked.state, asked.params.gameid, player_id);
  },

  uploadGameImage(asked) {
    const { params, state } = asked;
    const { player_id } = playerOf(asked, params.id, 'member');
    const key = asked.idempotencyKey;
    const isRepeat = key !== undefined && state.images.some(({ by, once }) => by === player_id && once === key);
    if (!isRepeat) keep(asked, params.id, player_id);
    return listed(state, params.id, player_id);
  },

  /** By who uploaded it; captains and the quizmaster may on the real server, too. */
  deleteGameImage(asked) {
    const { params, state } = asked;
    const { player_id } = playerOf(asked, params.id, 'player');
    remove(state, params.id, params.image_code, player_id);
    return listed(state, params.id, player_id);
  },

  uploadPlayerImage(asked) {
    const account = ownAccount(asked, asked.params.id);
    const { account_id } = account;
    for (const before of imagesOf(asked.state, account_id)) before.isDeleted = true;
    account.profile_img = keep(asked, account_id, account_id).url;
    return listed(asked.state, account_id, account_id);
  },

  deletePlayerImage(asked) {
    const { params, state } = asked;
    const account = ownAccount(asked, params.id);
    remove(state, account.account_id, params.image_code, account.account_id);
    account.profile_img = '';
    return listed(state, account.account_id, account.account_id);
  },

  uploadTeamImage(asked) {
    const { account_id } = accountOf(asked);
    const { teamid } = registeredNamed(asked);
    keep(asked, teamid, account_id);
    return listed(asked.state, teamid, account_id);
  },

  deleteTeamImage(asked) {
    const { params, state } = asked;
    const { account_id } = accountOf(asked);
    const { teamid, owner } = registeredNamed(asked);
    remove(state, teamid, params.image_code, account_id, owner === account_id);
    return listed(state, teamid, account_id, owner === account_id);
  },

  updateTeamPhoto(asked) {
    const team = registeredNamed(asked);
    mustEdit(asked, team);
    const { url } = keep(asked, team.teamid, accountOf(asked).account_id);
    team.team_image = url;
    for (const playing of asked.state.teams) if (playing.kt_team_id === team.kt_team_id) playing.team_image = url;
    return { url };
  },
};

function keep(
  { state, house, file, idempotencyKey }: Pick<Asked, 'state' | 'house' | 'file' | 'idempotencyKey'>,
  of: string,
  by: string,
): FakeImage {
  if (!file) refuse(400, refusals.noFile);
  if (!file.type.startsWith('image/')) refuse(400, refusals.notAnImage);
  const image: FakeImage = {
    image_code: house.id('image'),
    url: URL.createObjectURL(file),
    of,
    by,
    once: idempotencyKey,
    isDeleted: false,
  };
  state.images.push(image);
  return image;
}

function imagesOf({ images: all }: FakeState, of: string): FakeImage[] {
  return all.filter((image) => image.of === of && !image.isDeleted);
}

function listed(state: FakeState, of: string, me: string, mayAll = false): Image[] {
  return imagesOf(state, of).map(({ url, image_code, by }) => {
    return { url, orientation: 'landscape', image_code, deletable: mayAll || by === me };
  });
}

function remove(state: FakeState, of: string, image_code: string, me: string, mayAll = false): void {
  const image = state.images.find((each) => each.of === of && each.image_code === image_code);
  if (!image) refuse(404, refusals.imageNotFound);
  if (!mayAll && image.by !== me) refuse(403, refusals.imageNotYours);
  image.isDeleted = true;
}

function ownAccount(asked: Pick<Asked, 'actor' | 'state'>, id: string) {
  const account = accountOf(asked);
  return account.account_id === id ? account : refuse(403, refusals.avatarNotYours);
}

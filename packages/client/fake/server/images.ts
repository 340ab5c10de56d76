import type { Image } from '@snug/contract';
import {
  details,
  mayDeleteShot,
  mayDeleteTeamImage,
  mustEdit,
  Refusal,
  type RegisteredTeam,
  type Uploader,
} from '@snug/rules';
import { registeredRosterOf, set } from '@snug/rules/memory';
import { atRegistered, authorize, inGame, members, teammates } from './authorization.ts';
import { accountOf, type Handlers, type RequestContext } from './request-context.ts';
import type { FakeImage, FakeState } from './state.ts';

/** Images, stored as uploaded, at object URLs that only this page can open. */
export const images: Handlers<
  | 'listImages'
  | 'uploadGameImage'
  | 'deleteGameImage'
  | 'uploadPlayerImage'
  | 'deletePlayerImage'
  | 'uploadTeamImage'
  | 'deleteTeamImage'
  | 'updateTeamPhoto'
> = {
  listImages(request) {
    const { params, state } = request;
    const { role, player } = authorize(request, params.gameid, inGame);
    return listed(state, params.gameid, mayDeleteShot(role, player));
  },

  uploadGameImage(request) {
    const { params, state, idempotencyKey } = request;
    const { role, player } = authorize(request, params.id, members);
    const { account_id = null, player_id = null, teamid = null } = player ?? {};
    const isRepeat = state.images.some(
      (each) => each.player_id === player_id && each.key !== undefined && each.key === idempotencyKey,
    );
    if (!isRepeat) keep(request, params.id, { account_id, player_id, teamid });
    return listed(state, params.id, mayDeleteShot(role, player));
  },

  deleteGameImage(request) {
    const { params, state } = request;
    const { role, player } = authorize(request, params.id, inGame);
    const mayDelete = mayDeleteShot(role, player);
    remove(state, params.id, params.image_code, mayDelete);
    return listed(state, params.id, mayDelete);
  },

  uploadPlayerImage(request) {
    const { state } = request;
    const account_id = ownId(request, request.params.id);
    const before = imagesOf(state, account_id);
    const { url } = keep(request, account_id, { account_id, player_id: null, teamid: null });
    for (const { image_code } of before) set(state.images, { image_code }, { isDeleted: true });
    set(state.accounts, { account_id }, { profile_img: url });
    return listed(state, account_id, anybody);
  },

  deletePlayerImage(request) {
    const { params, state } = request;
    const account_id = ownId(request, params.id);
    remove(state, account_id, params.image_code, anybody);
    set(state.accounts, { account_id }, { profile_img: '' });
    return listed(state, account_id, anybody);
  },

  uploadTeamImage(request) {
    const { team, role } = atRegistered(request, teammates);
    const { account_id } = accountOf(request);
    keep(request, team.teamid, { account_id, player_id: null, teamid: null });
    return listed(request.state, team.teamid, mayDeleteTeamImage(role, account_id));
  },

  deleteTeamImage(request) {
    const { params, state } = request;
    const { team, role } = atRegistered(request, teammates);
    const mayDelete = mayDeleteTeamImage(role, accountOf(request).account_id);
    const { url } = remove(state, team.teamid, params.image_code, mayDelete);
    if (team.team_image === url) showTeamImage(state, team, '');
    return listed(state, team.teamid, mayDelete);
  },

  updateTeamPhoto(request) {
    const { state } = request;
    const { team } = atRegistered(request, teammates);
    const { account_id } = accountOf(request);
    mustEdit(registeredRosterOf(state, team), account_id);
    const { url } = keep(request, team.teamid, { account_id, player_id: null, teamid: null });
    set(state.images, { of: team.teamid, url: team.team_image }, { isDeleted: true });
    showTeamImage(state, team, url);
    return { url };
  },
};

type MayDelete = (image: Uploader) => boolean;

const anybody: MayDelete = () => true;

function keep(
  { state, context, file, idempotencyKey }: Pick<RequestContext, 'state' | 'context' | 'file' | 'idempotencyKey'>,
  of: string,
  by: Uploader,
): FakeImage {
  if (!file) throw new Refusal(400, details.noFile);
  if (!file.type.startsWith('image/')) throw new Refusal(400, details.notAnImage);
  const kept = { image_code: context.id('image'), url: URL.createObjectURL(file), key: idempotencyKey };
  const image: FakeImage = { ...by, ...kept, of, isDeleted: false };
  state.images.push(image);
  return image;
}

function imagesOf({ images: all }: FakeState, of: string): FakeImage[] {
  return all.filter((image) => image.of === of && !image.isDeleted);
}

function listed(state: FakeState, of: string, mayDelete: MayDelete): Image[] {
  return imagesOf(state, of).map((image) => {
    const { url, image_code } = image;
    return { url, orientation: 'landscape', image_code, deletable: mayDelete(image) };
  });
}

function remove(state: FakeState, of: string, image_code: string, mayDelete: MayDelete): FakeImage {
  const image = state.images.find((each) => each.of === of && each.image_code === image_code);
  if (!image) throw new Refusal(404, details.imageNotFound);
  if (!mayDelete(image)) throw new Refusal(403, details.imageNotYours);
  set(state.images, { image_code }, { isDeleted: true });
  return image;
}

/** A registered team's picture is also its picture in the game. */
function showTeamImage(state: FakeState, { teamid, kt_team_id }: RegisteredTeam, team_image: string): void {
  set(state.registeredTeams, { teamid }, { team_image });
  set(state.teams, { kt_team_id: String(kt_team_id) }, { team_image });
}

function ownId(request: Pick<RequestContext, 'actor'>, id: string): string {
  const { account_id } = accountOf(request);
  if (account_id !== id) throw new Refusal(403, details.avatarNotYours);
  return account_id;
}

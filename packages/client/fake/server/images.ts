import { bigScreenField, type Image } from '@snug/contract';
import {
  deleteImage,
  details,
  done,
  type ImageChange,
  isOwnShot,
  isUploadedBy,
  mayDeleteShot,
  mayDeleteTeamImage,
  mustEdit,
  type OwnAccount,
  type Player,
  photosChanged,
  Refusal,
  type RegisteredTeam,
  type Role,
  refuseOverImageLimits,
  replaceAvatar,
  replaceTeamPicture,
  requireOwnAvatar,
  screenOf,
  showAvatar,
  type Uploader,
} from '@snug/rules';
import { personOf, registeredRosterOf, remove, set } from '@snug/rules/memory';
import { atRegistered, authorize, inGame, members, teammates } from './authorization.ts';
import { commit } from './commands.ts';
import { accountOf, type Handlers, type RequestContext } from './request-context.ts';
import type { FakeImage, FakeState } from './state.ts';

/** Images, stored as uploaded, at object URLs that only this page can open. */
export const images: Handlers<
  | 'listImages'
  | 'uploadGameImage'
  | 'deleteGameImage'
  | 'listPlayerImages'
  | 'uploadPlayerImage'
  | 'deletePlayerImage'
  | 'uploadTeamImage'
  | 'deleteTeamImage'
  | 'updateTeamPhoto'
> = {
  listImages(request) {
    const { params, state } = request;
    return listedShots(state, params.gameid, authorize(request, params.gameid, inGame));
  },

  uploadGameImage(request) {
    const { params, state, context, fields, idempotencyKey } = request;
    const asker = authorize(request, params.id, members);
    const { account_id = null, player_id = null, teamid = null } = asker.player ?? {};
    const isRepeat = state.images.some(
      (each) => each.player_id === player_id && each.key !== undefined && each.key === idempotencyKey,
    );
    if (!isRepeat) {
      const by = { account_id, player_id, teamid };
      const { image_code, url } = keep(request, params.id, by);
      const created_at = context.clock.now();
      const agreed_at = fields.get(bigScreenField) === 'yes' ? created_at : null;
      state.shots.push({ ...by, image_code, url, created_at, agreed_at, screen: null });
    }
    return listedShots(state, params.id, asker);
  },

  deleteGameImage(request) {
    const { params, state, context } = request;
    const asker = authorize(request, params.id, inGame);
    const mayDelete = mayDeleteShot(asker.role, asker.player);
    const change = deleteImage(imageWith(state, params.id, params.image_code), mayDelete, '');
    apply(state, change);
    for (const image_code of change.deleted) remove(state.shots, { image_code });
    // Every phone that shows it drops it.
    if (change.deleted.length > 0) commit(context, done(photosChanged(state.game)));
    return listedShots(state, params.id, asker);
  },

  listPlayerImages: (request) => listed(request.state, ownAccount(request, request.params.id).account_id, anybody),

  uploadPlayerImage(request) {
    const { state } = request;
    const { account_id } = ownAccount(request, request.params.id);
    const image = keep(request, account_id, { account_id, player_id: null, teamid: null });
    apply(state, replaceAvatar(imagesOf(state, account_id), image), avatarOf(request, account_id));
    return listed(state, account_id, anybody);
  },

  deletePlayerImage(request) {
    const { params, state } = request;
    const { account_id, profile_img } = ownAccount(request, params.id);
    const image = imageWith(state, account_id, params.image_code);
    apply(state, deleteImage(image, anybody, profile_img), avatarOf(request, account_id));
    return listed(state, account_id, anybody);
  },

  uploadTeamImage(request) {
    const { team, role } = atRegistered(request, teammates);
    const { account_id } = accountOf(request);
    mustEdit(registeredRosterOf(request.state, team), account_id);
    keep(request, team.teamid, { account_id, player_id: null, teamid: null });
    return listed(request.state, team.teamid, mayDeleteTeamImage(role, account_id));
  },

  deleteTeamImage(request) {
    const { params, state } = request;
    const { team, role } = atRegistered(request, teammates);
    const mayDelete = mayDeleteTeamImage(role, accountOf(request).account_id);
    const image = imageWith(state, team.teamid, params.image_code);
    apply(state, deleteImage(image, mayDelete, team.team_image), pictureOf(state, team));
    return listed(state, team.teamid, mayDelete);
  },

  updateTeamPhoto(request) {
    const { state } = request;
    const { team } = atRegistered(request, teammates);
    const { account_id } = accountOf(request);
    mustEdit(registeredRosterOf(state, team), account_id);
    const { url } = keep(request, team.teamid, { account_id, player_id: null, teamid: null });
    const change = replaceTeamPicture(imagesOf(state, team.teamid), team.team_image, url);
    apply(state, change, pictureOf(state, team));
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
  const earlier = state.images.filter((image) => !image.isDeleted && isUploadedBy(by)(image));
  const bytes = earlier.reduce((sum, image) => sum + image.bytes, file.size);
  refuseOverImageLimits(imagesOf(state, of), by, bytes);
  const kept = { image_code: context.id('image'), url: URL.createObjectURL(file), key: idempotencyKey };
  const image: FakeImage = { ...by, ...kept, of, bytes: file.size, isDeleted: false };
  state.images.push(image);
  return image;
}

/** Those of a game without what people have sent whom the quizmaster has taken out. */
function imagesOf({ images: all, players }: FakeState, of: string): FakeImage[] {
  const gone = new Set(players.flatMap(({ player_id, removed_at }) => (removed_at === null ? [] : [player_id])));
  return all.filter((image) => image.of === of && !image.isDeleted && !gone.has(image.player_id ?? ''));
}

/** The action shots of the game as the caller sees them: of their own, where they are on their way to the big screen. */
export function listedShots(
  state: FakeState,
  game_id: string,
  { role, player }: { readonly role: Role; readonly player: Player | undefined },
): Image[] {
  const isMine = player ? isOwnShot(player) : () => false;
  return listed(state, game_id, mayDeleteShot(role, player)).map((image) => {
    const shot = state.shots.find(({ image_code }) => image_code === image.image_code);
    if (!shot || !isMine(shot)) return image;
    const screen = screenOf(shot);
    return { ...image, mine: true, ...(screen && { screen }) };
  });
}

function listed(state: FakeState, of: string, mayDelete: MayDelete): Image[] {
  return imagesOf(state, of).map((image) => {
    const { url, image_code } = image;
    return { url, orientation: 'landscape', image_code, deletable: mayDelete(image) };
  });
}

/** An image of a game, an account or a team, also a deleted one. */
function imageWith({ images: all }: FakeState, of: string, image_code: string): FakeImage | undefined {
  return all.find((image) => image.of === of && image.image_code === image_code);
}

/** Makes a rule's change. `show`: shows another avatar or another picture of the team. */
function apply(state: FakeState, { deleted, shown }: ImageChange, show?: (url: string) => void): void {
  for (const image_code of deleted) set(state.images, { image_code }, { isDeleted: true });
  if (shown !== undefined) show?.(shown);
}

/** The account's avatar, which its team in the game is shown. */
function avatarOf({ state, context }: Pick<RequestContext, 'state' | 'context'>, account_id: string) {
  return (profile_img: string) => {
    set(state.accounts, { account_id }, { profile_img });
    const player = state.players.find((each) => each.account_id === account_id);
    if (player && state.game.status === 'live') commit(context, showAvatar(personOf(state, player)));
  };
}

/** A registered team's picture is also its picture in the game. */
function pictureOf(state: FakeState, { teamid, kt_team_id }: RegisteredTeam): (url: string) => void {
  return (team_image) => {
    set(state.registeredTeams, { teamid }, { team_image });
    set(state.teams, { kt_team_id: String(kt_team_id) }, { team_image });
  };
}

function ownAccount(request: Pick<RequestContext, 'actor'>, id: string): OwnAccount {
  const account = accountOf(request);
  requireOwnAvatar(id, account.account_id);
  return account;
}

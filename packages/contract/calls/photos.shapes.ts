import * as z from 'zod/mini';
import { Image } from '../entities/image.ts';
import { HostPhotos, ScreenChoice, VoteKind, Votes } from '../entities/photo.ts';

const GameId = z.object({ id: z.string() });
const OnePhoto = z.extend(GameId, { image_code: z.string() });
const OneVote = z.extend(GameId, { vote: VoteKind });

export const agreeToScreenShapes = {
  params: OnePhoto,
  /** False takes it back. */
  body: z.object({ agreed: z.boolean() }),
  reply: z.array(Image),
};

export const getVotesShapes = { params: GameId, reply: Votes };

export const castVoteShapes = { params: OneVote, body: z.object({ choice: z.string() }), reply: Votes };

export const hostPhotosShapes = { params: GameId, reply: HostPhotos };

export const hostChoosePhotoShapes = {
  params: OnePhoto,
  /** `waiting` takes the decision back. */
  body: z.object({ screen: ScreenChoice }),
  reply: HostPhotos,
};

export const hostOpenVoteShapes = { params: OneVote, reply: HostPhotos };
export const hostCloseVoteShapes = { params: OneVote, reply: HostPhotos };
export const hostHideVoteShapes = { params: OneVote, reply: HostPhotos };

// Made by `npm run guards`, never by hand.
import type { Guard } from '../guards/check.ts';
import { HostPhotos } from '../guards/parts/host-photos.ts';
import { Image } from '../guards/parts/image.ts';
import { Votes } from '../guards/parts/votes.ts';

export const agreeToScreen: Guard = ['array', Image];

export const castVote: Guard = Votes;

export const getVotes: Guard = Votes;

export const hostChoosePhoto: Guard = HostPhotos;

export const hostCloseVote: Guard = HostPhotos;

export const hostHideVote: Guard = HostPhotos;

export const hostOpenVote: Guard = HostPhotos;

export const hostPhotos: Guard = HostPhotos;

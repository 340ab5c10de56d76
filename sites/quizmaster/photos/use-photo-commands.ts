import {
  deleteGameImage,
  type HostPhoto,
  type HostPhotos,
  hostChoosePhoto,
  hostCloseVote,
  hostHideVote,
  hostOpenVote,
  type ScreenChoice,
  type VoteKind,
} from '@snug/contract';
import { useAnnounce, useWords } from '@snug/ui';
import { useState } from 'react';
import { useHostClient } from '../host-client.ts';
import { useCommand } from '../use-command.ts';
import { resultIn } from './result-in.ts';
import { photosWords } from './words.ts';

export interface PhotoCommands {
  readonly busy: boolean;
  /** Why the last one failed, as a sentence. */
  readonly failure: string | undefined;
  choose(photo: HostPhoto, screen: ScreenChoice): void;
  remove(photo: HostPhoto): void;
  /** Takes the last decision back; undefined: there is none. */
  readonly undo: (() => void) | undefined;
  openVote(vote: VoteKind): void;
  closeVote(vote: VoteKind): void;
  hideVote(vote: VoteKind): void;
}

/** The quizmaster's decisions about photos and votes. Each says in words what it did. */
export function usePhotoCommands(id: string, take: (photos: HostPhotos) => void, changed: () => void): PhotoCommands {
  const words = useWords(photosWords);
  const { call } = useHostClient();
  const announce = useAnnounce();
  const { busy, failure, run } = useCommand();
  const [last, setLast] = useState<HostPhoto>();

  async function send(command: () => Promise<HostPhotos>, said: (photos: HostPhotos) => string): Promise<boolean> {
    const photos = await run(command);
    if (!photos) return false;
    take(photos);
    announce(said(photos));
    return true;
  }

  const choose = ({ image_code, team_name }: HostPhoto, screen: ScreenChoice) => {
    const params = { id, image_code };
    const said = { shown: words.saidPhotoShown, declined: words.saidPhotoDeclined, waiting: words.saidPhotoWaits };
    return send(
      () => call(hostChoosePhoto, { params, body: { screen } }),
      () => said[screen](team_name),
    );
  };

  const vote =
    (row: typeof hostOpenVote | typeof hostCloseVote | typeof hostHideVote, of: VoteKind) =>
    (said: (photos: HostPhotos) => string) =>
      void send(() => call(row, { params: { id, vote: of } }), said);

  return {
    busy,
    failure,
    async choose(photo, screen) {
      if (await choose(photo, screen)) setLast(screen === 'waiting' ? undefined : photo);
    },
    async remove({ image_code, team_name }) {
      if (!(await run(() => call(deleteGameImage, { params: { id, image_code } })))) return;
      if (last?.image_code === image_code) setLast(undefined);
      announce(words.saidPhotoDeleted(team_name));
      changed();
    },
    undo:
      last &&
      (async () => {
        if (await choose(last, last.screen)) setLast(undefined);
      }),
    openVote: (of) => vote(hostOpenVote, of)(() => words.saidVoteOpen(words.voteNames[of])),
    closeVote: (of) =>
      vote(
        hostCloseVote,
        of,
      )(({ votes }) => {
        const closed = votes.find((each) => each.vote === of);
        return words.saidVoteClosed(words.voteNames[of], closed ? resultIn(closed, words) : words.voteNobody);
      }),
    hideVote: (of) => vote(hostHideVote, of)(() => words.saidVoteHidden),
  };
}

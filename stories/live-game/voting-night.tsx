import { createClient, dismissal, type SnugClient, uploadImage } from '@snug/client';
import { type FakeServer, fakeServer } from '@snug/client/fake';
import { bigScreenField, castVote, getVotes, uploadGameImage, type VoteKind } from '@snug/contract';
import { LiveGame, type LiveGameProps } from '@snug/live-game';
import { useEffect, useState } from 'react';
import { pictures } from '../pictures/pictures.ts';

/** Who is in the game of these stories besides the phone on the screen: each team with its photo. */
export const bears = 'Quizzly Bears';
export const quizerables = 'Les Quizerables';
export const agatha = 'Agatha Quiztie';

/** What happens before the story's moment, by whoever is in the game: the phone on the screen is Agatha Quiztie's. */
export interface VotingNight {
  readonly server: FakeServer;
  readonly host: FakeServer['host'];
  /** A team votes for another. */
  vote(team: string, kind: VoteKind, of: string): Promise<void>;
}

interface NightProps extends Pick<LiveGameProps, 'onHome'> {
  /** More teams than the three. */
  readonly more?: readonly string[];
  happens(night: VotingNight): Promise<void> | void;
}

/** The real client on a server in memory, in a break after the first round, with three photos that the room may see. */
export function AtVotingNight({ more = [], happens, ...props }: NightProps) {
  const [night] = useState(() => {
    const server = fakeServer();
    const phones = new Map<string, SnugClient>();
    for (const [n, team] of [agatha, bears, quizerables, ...more].entries()) {
      phones.set(team, createClient(server.phone({ name: `Captain ${n}`, team })));
    }
    return { server, phones, client: phones.get(agatha) as SnugClient };
  });
  const { server, phones, client } = night;
  const [isReady, setReady] = useState(false);

  useEffect(() => {
    // The dialog about registering the team has stories of its own.
    dismissal(client.storage, 'dismissed_team_register').dismiss();
    prepare(server, phones)
      .then(() => happens({ server, host: server.host, vote: voting(server.gameId, phones) }))
      .then(() => setReady(true));
  }, [server, phones, client, happens]);

  return isReady ? <LiveGame client={client} gameId={server.gameId} {...props} /> : null;
}

async function prepare({ host, gameId }: FakeServer, phones: ReadonlyMap<string, SnugClient>): Promise<void> {
  host.startRound();
  host.ask();
  host.closeSubmissions();
  host.endRound();
  const shots = [
    [bears, pictures.table],
    [quizerables, pictures.mug],
    [agatha, pictures.bar],
  ] as const;
  for (const [team, url] of shots) {
    const { call } = phones.get(team) as SnugClient;
    const file = await (await fetch(url)).blob();
    const images = await uploadImage(call, uploadGameImage, { id: gameId }, file, {
      fields: { [bigScreenField]: 'yes' },
    });
    host.choosePhoto(images.at(-1)?.image_code ?? '', 'shown');
  }
}

const voting = (id: string, phones: ReadonlyMap<string, SnugClient>): VotingNight['vote'] => {
  return async (team, vote, of) => {
    const { call } = phones.get(team) as SnugClient;
    const { votes } = await call(getVotes, { params: { id } });
    const candidates = votes.find((each) => each.vote === vote)?.candidates ?? [];
    const choice = candidates.find(({ team_name }) => team_name === of)?.id ?? '';
    await call(castVote, { params: { id, vote }, body: { choice } });
  };
};

import type { HostGame, HostVote } from '@snug/contract';
import { Button, Card, useWords } from '@snug/ui';
import { Long } from './long.tsx';
import * as css from './photos.css.ts';
import { resultIn } from './result-in.ts';
import type { PhotoCommands } from './use-photo-commands.ts';
import { photosWords } from './words.ts';

interface Props {
  readonly game: HostGame;
  readonly votes: readonly HostVote[];
  readonly commands: PhotoCommands;
}

/** Opens the votes of the room, says how many have voted, closes them and tells who has won. */
export function VotesPanel({ game, votes, commands }: Props) {
  const words = useWords(photosWords);
  return (
    <section className={css.section}>
      <h2 className={css.title}>{words.votesTitle}</h2>
      <p className={css.soft}>{words.votesLead}</p>
      <div className={css.votes}>
        {votes.map((vote) => (
          <Card key={vote.vote}>
            <Vote game={game} vote={vote} commands={commands} />
          </Card>
        ))}
      </div>
    </section>
  );
}

function Vote({ game: { state }, vote, commands }: { game: HostGame; vote: HostVote; commands: PhotoCommands }) {
  const words = useWords(photosWords);
  const { busy, openVote, closeVote, hideVote } = commands;
  const { candidates, voted, of } = vote;
  const name = words.voteNames[vote.vote];
  const isOpen = vote.state === 'open';
  const isTold = vote.state === 'closed' || vote.state === 'hidden';
  const why = whyNot(vote, state);
  return (
    <div className={css.vote}>
      <h3 className={css.voteName}>{name}</h3>
      {isOpen && <p className={css.voted}>{words.voteVoted(voted, of)}</p>}
      {isTold && (
        <p className={css.result} dir="auto">
          {resultIn(vote, words)}
        </p>
      )}
      {!isOpen && <p className={css.soft}>{why ? words[why] : words.voteCandidates(vote.vote, candidates)}</p>}
      <div className={css.buttons}>
        {isOpen && (
          <Button kind="main" busy={busy} onClick={() => closeVote(vote.vote)}>
            <Long short={words.voteClose} long={words.voteCloseLong(name)} />
          </Button>
        )}
        {!isOpen && (
          <Button disabled={why !== undefined} busy={busy} onClick={() => openVote(vote.vote)}>
            {isTold ? (
              <Long short={words.voteAgain} long={words.voteAgainLong(name)} />
            ) : (
              <Long short={words.voteOpen} long={words.voteOpenLong(name)} />
            )}
          </Button>
        )}
        {vote.state === 'closed' && (
          <Button busy={busy} onClick={() => hideVote(vote.vote)}>
            <Long short={words.voteHide} long={words.voteHideLong(name)} />
          </Button>
        )}
      </div>
    </div>
  );
}

/** Why a vote cannot be opened now, as the name of a sentence; undefined: it can. */
function whyNot(
  { vote, candidates }: HostVote,
  { round_index, submissions_open }: HostGame['state'],
): 'voteNotNow' | 'voteTooFewPhotos' | 'voteTooFewNames' | undefined {
  if (submissions_open || round_index < 0) return 'voteNotNow';
  if (candidates >= 2) return undefined;
  return vote === 'photo' ? 'voteTooFewPhotos' : 'voteTooFewNames';
}

import type { Vote } from '@snug/contract';
import { Button, Card, Heading, Text, useAnnounce, useWords } from '@snug/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { FetchedDialog } from '../panels/fetched-dialog.tsx';
import { Ballot } from './ballot.tsx';
import { resultOf } from './result-of.ts';
import { useVotes } from './use-votes.ts';
import * as styles from './votes.css.ts';
import { voteWords } from './words.ts';

/** What the room votes for, or has voted for: a quiet card each, below the screen's head. The ballot opens by a press alone. */
export function VoteCards() {
  const { votes = [] } = useVotes().state;
  useAnnounceVotes(votes);
  return votes.map((vote) => <VoteCard key={vote.vote} vote={vote} />);
}

function VoteCard({ vote }: { vote: Vote }) {
  const say = useWords(voteWords);
  const { votes } = useVotes();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const mine = vote.candidates.find((each) => each.id === vote.mine);
  const close = () => {
    setOpen(false);
    votes.forget();
  };
  return (
    <Card labelledBy={id}>
      <div className={styles.card}>
        <Heading level={2} size={3} id={id}>
          {say.ballotNames[vote.vote]}
        </Heading>
        {vote.open ? (
          <>
            <Text>{mine ? say.votedFor(mine.team_name) : say.voteLead(vote.vote)}</Text>
            <div>
              <Button kind={mine ? 'quiet' : 'main'} opens="dialog" onClick={() => setOpen(true)}>
                {mine ? say.voteForAnother : say.voteNow}
              </Button>
            </div>
          </>
        ) : (
          <Result vote={vote} />
        )}
      </div>
      <FetchedDialog open={isOpen} title={say.ballotNames[vote.vote]} onClose={close}>
        <Ballot vote={vote} onDone={close} />
      </FetchedDialog>
    </Card>
  );
}

function Result({ vote }: { vote: Vote }) {
  const say = useWords(voteWords);
  const { winners = [] } = vote;
  return (
    <>
      {winners.map(({ id, url, team_name }) =>
        url === undefined ? null : (
          <img key={id} className={styles.winner} src={url} alt={say.votePhotoOf(team_name)} loading="lazy" />
        ),
      )}
      <p className={styles.result}>{resultOf(vote, say)}</p>
    </>
  );
}

/** Says that a vote is open, and who has won it; not what was there when the page was opened. */
function useAnnounceVotes(votes: readonly Vote[]): void {
  const say = useWords(voteWords);
  const announce = useAnnounce();
  const known = useRef<Readonly<Record<string, boolean>>>(undefined);
  useEffect(() => {
    for (const vote of votes) {
      const before = known.current?.[vote.vote];
      if (known.current === undefined || before === vote.open) continue;
      const name = say.ballotNames[vote.vote];
      if (vote.open) announce(say.saidBallotOpen(name));
      else if (before !== undefined) announce(say.saidBallotClosed(name, resultOf(vote, say)));
    }
    known.current = Object.fromEntries(votes.map(({ vote, open }) => [vote, open]));
  }, [votes, say, announce]);
}

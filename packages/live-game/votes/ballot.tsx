import type { Vote } from '@snug/contract';
import { Banner, Button, RadioGroup, Stack, Text, useAnnounce, useWords } from '@snug/ui';
import { type FormEvent, useState } from 'react';
import { useVotes } from './use-votes.ts';
import * as styles from './votes.css.ts';
import { voteWords } from './words.ts';

/** What can be voted for, one of which is chosen. The player's own team is told to be none of them. */
export function Ballot({ vote, onDone }: { vote: Vote; onDone(): void }) {
  const say = useWords(voteWords);
  const announce = useAnnounce();
  const { votes, state } = useVotes();
  const [chosen, setChosen] = useState(vote.mine ?? '');
  const others = vote.candidates.filter(({ own }) => !own);
  const choice = others.find(({ id }) => id === chosen);
  const hasOwn = others.length < vote.candidates.length;

  async function send(event: FormEvent) {
    event.preventDefault();
    if (!choice || !(await votes.cast(vote.vote, choice.id))) return;
    announce(say.votedFor(choice.team_name));
    onDone();
  }

  if (!vote.open) return <Text>{say.voteOver}</Text>;
  return (
    <form onSubmit={send}>
      <Stack gap={4}>
        <RadioGroup
          label={say.voteLead(vote.vote)}
          hint={hasOwn ? say.notForYourOwn : undefined}
          value={chosen}
          onChange={setChosen}
          options={others.map(({ id, team_name, url }) => ({
            value: id,
            label:
              url === undefined ? (
                team_name
              ) : (
                <span className={styles.photoChoice}>
                  <img className={styles.photo} src={url} alt="" />
                  <span>{say.votePhotoOf(team_name)}</span>
                </span>
              ),
          }))}
        />
        {state.failed !== undefined && <Banner tone="danger">{state.failed || say.voteNotSent}</Banner>}
        <Button kind="main" type="submit" busy={state.casting !== undefined} disabled={!choice}>
          {say.castVote}
        </Button>
      </Stack>
    </form>
  );
}

import type { Game } from '@snug/client';
import { Progress, Text, TornTicket, useWords } from '@snug/ui';
import { usePick } from '../use-live-game.ts';
import { count, place, slip } from './moments.css.ts';
import { Stake } from './stake.tsx';
import { momentWords } from './words.ts';

/**
 * The slip of a round that is handed in, torn off, with the stake of a doubled one and with how many teams are in. The count is
 * read, never announced.
 */
export function HandedInSlip() {
  const say = useWords(momentWords);
  const order = usePick(({ view }) => view?.round?.round_order);
  const teamsIn = usePick(teamsInRound);
  const doubled = usePick(({ view }) => order !== undefined && view?.submitted[order]?.doubled);
  return (
    <div className={place}>
      <TornTicket number={order}>
        <div className={slip}>
          <div className={count}>
            {teamsIn ? (
              <Progress
                value={teamsIn.submitted}
                max={teamsIn.teams}
                label={say.teamsIn(teamsIn.submitted, teamsIn.teams)}
              />
            ) : (
              <Text>{say.slipIn}</Text>
            )}
          </div>
          {doubled && <Stake />}
        </div>
      </TornTicket>
    </div>
  );
}

/** The count of the round on the screen: what was told last may be of another. */
function teamsInRound({ view, teamsIn }: Game): Game['teamsIn'] {
  return teamsIn?.round_order === view?.round?.round_order ? teamsIn : undefined;
}

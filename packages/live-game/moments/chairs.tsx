import { Badge, Drawing, Heading, Stack, Text, useWords } from '@snug/ui';
import { chair } from '@snug/ui/paths';
import { useState } from 'react';
import { usePick } from '../use-live-game.ts';
import * as css from './chairs.css.ts';
import { places } from './chairs-room.ts';
import { momentWords } from './words.ts';

/**
 * The teams that have sat down before the first round: one's own, then those that came last, since they look for theirs. Read,
 * never announced: teams come all evening.
 */
export function Chairs() {
  const say = useWords(momentWords);
  const teams = usePick(({ view }) => view?.game_teams) ?? [];
  const own = usePick(({ view }) => view?.team?.teamid);
  // Who sat here already is not pulled up again for whoever opens the page.
  const [before] = useState(() => new Set(teams.map(({ teamid }) => teamid)));
  const isOwn = ({ teamid }: { teamid: string }) => teamid === own;
  const others = teams.filter((team) => !isOwn(team)).reverse();
  const shown = [...teams.filter(isOwn), ...others].slice(0, places);
  const more = teams.length - shown.length;
  return (
    <Stack gap={2}>
      <Heading level={3}>{say.teamsSeated(teams.length)}</Heading>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without markers. */}
      <ul className={css.chairs} role="list">
        {shown.map((team) => (
          <li key={team.teamid} className={before.has(team.teamid) ? css.taken : css.pulledUp}>
            <Drawing path={chair} />
            <bdi className={css.name}>{isOwn(team) ? team.team_name : (team.shown_name ?? team.team_name)}</bdi>
            {isOwn(team) && (
              <span className={css.own}>
                <Badge tone="brand">{say.ownChair}</Badge>
              </span>
            )}
          </li>
        ))}
        {Array.from({ length: places - shown.length }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          <li key={place} className={css.chair} aria-hidden="true">
            <Drawing path={chair} />
          </li>
        ))}
      </ul>
      <Text tone="soft">{more > 0 ? say.andMoreTeams(more) : '\u00a0'}</Text>
    </Stack>
  );
}

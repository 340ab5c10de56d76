import type { SnugClient } from '@snug/client';
import { useGame } from '@snug/client/react';
import { isPlainClick, LinkButton, useWords } from '@snug/ui';
import type { MouseEvent } from 'react';
import { centred } from '../live-game.css.ts';
import { teamLinkWords } from './link-words.ts';

export interface TeamPageLinkProps {
  client: SnugClient;
  gameId: string;
  /** The address of a registered team's page. */
  page(kt_team_id: string): string;
  /** Opens that address; without it the browser follows the link. */
  onGo?(address: string): void;
}

/**
 * The link to the page of the player's registered team, where its picture and name are changed; nothing for a guest team or
 * a spectator. For the slots of the live game: `team`, `ended`.
 *
 * @example <LiveGame … slots={{ team: <TeamPageLink client={client} gameId="12" page={(number) => `/team/${number}`} /> }} />
 */
export function TeamPageLink({ client, gameId, page, onGo }: TeamPageLinkProps) {
  const say = useWords(teamLinkWords);
  const kt_team_id = useGame(client.game(gameId), ({ view }) =>
    view?.me.status === 'joined' ? view.team?.kt_team_id : undefined,
  );
  if (!kt_team_id) return null;
  const address = page(kt_team_id);

  function go(event: MouseEvent) {
    if (!onGo || !isPlainClick(event)) return;
    event.preventDefault();
    onGo(address);
  }

  return (
    <div className={centred}>
      <LinkButton href={address} onClick={go}>
        {say.teamPage}
      </LinkButton>
    </div>
  );
}

import type { GameAction } from '@snug/client';
import type { Me, Team } from '@snug/contract';
import { Dialog, uiWords, useWords } from '@snug/ui';
import { type MouseEvent, useEffect } from 'react';
import { usePick } from '../use-live-game.ts';
import { deedsTo } from './deeds-to.ts';
import type { TeamDeeds } from './use-team-deeds.ts';
import { teamPanelWords } from './words.ts';

/** What somebody is about to do, to whom. */
export type Asked =
  | { readonly deed: 'promote' | 'kick'; readonly player_code: string }
  | { readonly deed: 'leave'; readonly player_code?: undefined };

export interface ConfirmDeedProps {
  readonly asked: Asked | undefined;
  readonly team: Team;
  readonly me: Me;
  readonly may: (action: GameAction) => boolean;
  readonly deeds: TeamDeeds;
  readonly onClose: () => void;
}

/**
 * Asks before somebody is promoted (GAME-25), kicked, or leaves (GAME-26). It goes by itself when there is nothing to ask
 * any more: that player is gone, or another is captain. While the game has a notice of its own it waits behind that: no
 * third dialog over two (Y5).
 */
export function ConfirmDeed({ asked, team, me, may, deeds, onClose }: ConfirmDeedProps) {
  const say = useWords(teamPanelWords);
  const { cancel } = useWords(uiWords);
  const hasNotice = usePick(({ dialogs }) => dialogs.length > 0);
  const player = team.players.find(({ player_code }) => player_code === asked?.player_code);
  const others = team.players.filter(
    ({ status, player_code }) => status === 'joined' && player_code !== me.player_code,
  );

  function question() {
    if (asked?.deed === 'leave') {
      if (!may('leaveTeam')) return undefined;
      const body = others.length === 0 ? say.leaveAsLast : me.is_captain ? say.leaveAsCaptain : say.leaveBody;
      return { title: say.leaveTitle(team.team_name), body, label: say.leaveTeam, act: deeds.leave };
    }
    if (!asked || !player || !deedsTo(player, me, may).includes(asked.deed)) return undefined;
    const { deed } = asked;
    const name = player.player_name;
    const [title, body] =
      deed === 'kick' ? [say.kickTitle(name), say.kickBody(name)] : [say.promoteTitle(name), say.promoteBody(name)];
    return { title, body, label: say[deed], act: () => deeds[deed](player) };
  }

  const now = question();
  const isMoot = asked !== undefined && !now;
  useEffect(() => {
    if (isMoot) onClose();
  }, [isMoot, onClose]);
  if (!now) return null;

  const act = (press?: MouseEvent) => {
    // The second press of a double click, on what nobody has read yet.
    if (press && press.detail > 1) return;
    onClose();
    now.act();
  };
  return (
    <Dialog
      open={!hasNotice}
      title={now.title}
      buttons={[
        { label: cancel, onClick: onClose },
        { label: now.label, kind: asked?.deed === 'promote' ? 'main' : 'danger', onClick: act },
      ]}
      onClose={onClose}
    >
      {now.body}
    </Dialog>
  );
}

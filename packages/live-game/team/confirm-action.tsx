import type { GameAction } from '@snug/client';
import type { Me, Team } from '@snug/contract';
import { Dialog, uiWords, useWords } from '@snug/ui';
import { type MouseEvent, useEffect } from 'react';
import { usePick } from '../use-live-game.ts';
import { actionsOn } from './actions-on.ts';
import type { TeamActions } from './use-team-actions.ts';
import { teamPanelWords } from './words.ts';

/** An action that waits for confirmation. */
export type PendingAction =
  | { readonly action: 'promote' | 'kick'; readonly player_code: string }
  | { readonly action: 'leave'; readonly player_code?: undefined };

export interface ConfirmActionProps {
  readonly pending: PendingAction | undefined;
  readonly team: Team;
  readonly me: Me;
  readonly may: (action: GameAction) => boolean;
  readonly actions: TeamActions;
  readonly onClose: () => void;
}

/**
 * Asks before a player is promoted (GAME-25), kicked, or leaves (GAME-26). Closes by itself when the question is moot: the
 * player is gone, or somebody else is captain. While the game shows a notice of its own the question is hidden, so that
 * three dialogs never overlap (Y5).
 */
export function ConfirmAction({ pending, team, me, may, actions, onClose }: ConfirmActionProps) {
  const say = useWords(teamPanelWords);
  const { cancel } = useWords(uiWords);
  const hasNotice = usePick(({ dialogs }) => dialogs.length > 0);
  const player = team.players.find(({ player_code }) => player_code === pending?.player_code);
  const others = team.players.filter(
    ({ status, player_code }) => status === 'joined' && player_code !== me.player_code,
  );

  function question() {
    if (pending?.action === 'leave') {
      if (!may('leaveTeam')) return undefined;
      const body = others.length === 0 ? say.leaveAsLast : me.is_captain ? say.leaveAsCaptain : say.leaveBody;
      return { title: say.leaveTitle(team.team_name), body, label: say.leaveTeam, run: actions.leave };
    }
    if (!pending || !player || !actionsOn(player, me, may).includes(pending.action)) return undefined;
    const { action } = pending;
    const name = player.player_name;
    const [title, body] =
      action === 'kick' ? [say.kickTitle(name), say.kickBody(name)] : [say.promoteTitle(name), say.promoteBody(name)];
    return { title, body, label: say[action], run: () => actions[action](player) };
  }

  const now = question();
  const isMoot = pending !== undefined && !now;
  useEffect(() => {
    if (isMoot) onClose();
  }, [isMoot, onClose]);
  if (!now) return null;

  const run = (press?: MouseEvent) => {
    // Ignores the second press of a double click: nobody has read the question yet.
    if (press && press.detail > 1) return;
    onClose();
    now.run();
  };
  return (
    <Dialog
      open={!hasNotice}
      title={now.title}
      buttons={[
        { label: cancel, onClick: onClose },
        { label: now.label, kind: pending?.action === 'promote' ? 'main' : 'danger', onClick: run },
      ]}
      onClose={onClose}
    >
      {now.body}
    </Dialog>
  );
}

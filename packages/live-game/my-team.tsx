import { LogInNote } from '@snug/game-ui';
import { Avatar, Sheet, Stack, StateDot } from '@snug/ui';
import { InviteLink } from './invite-link.tsx';
import * as styles from './live-game.css.ts';
import { usePick, useTools } from './use-live-game.ts';

/** The team at this table, and how to bring in the rest of it (GAME-16). */
export function MyTeam({ open, onClose }: { open: boolean; onClose(): void }) {
  const { words: say, onLogIn } = useTools();
  const team = usePick(({ view }) => view?.team);
  const me = usePick(({ view }) => view?.me);
  if (!team || !me) return null;

  return (
    <Sheet open={open} from="right" title={team.team_name} onClose={onClose}>
      <Stack gap={6}>
        <ul className={styles.members}>
          {team.players.map((player) => (
            <li key={player.player_code} className={styles.member}>
              <Avatar src={player.profile_img || undefined} name="" />
              <span className={styles.memberName}>
                {player.player_code === me.player_code && say.you}
                {player.player_name}
              </span>
              {player.is_captain && <StateDot tone="brand">{say.captain}</StateDot>}
              {player.status === 'pending-join' && <StateDot tone="info">{say.pending}</StateDot>}
            </li>
          ))}
        </ul>
        {me.registered ? (
          <InviteLink team={team} />
        ) : (
          <LogInNote label={say.logIn} onLogIn={onLogIn}>
            {say.inviteGuest}
          </LogInNote>
        )}
      </Stack>
    </Sheet>
  );
}

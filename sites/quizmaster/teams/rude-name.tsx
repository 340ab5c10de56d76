import type { HostTeam } from '@snug/contract';
import { Button, useWords } from '@snug/ui';
import * as css from './teams.css.ts';
import type { TeamCommands } from './use-team-commands.ts';
import { teamsWords } from './words.ts';

/** Says what the big screen shows in place of a rude name; one press renames the team so, another shows the name. */
export function RudeName({ team, commands }: { team: HostTeam; commands: TeamCommands }) {
  const words = useWords(teamsWords);
  const { shown_name, name_allowed } = team;
  const { busy, rename, allow } = commands;
  if (shown_name === undefined && !name_allowed) return null;
  return (
    <div className={css.warning}>
      <span>{shown_name === undefined ? words.shownAsIs : words.rudeName(shown_name)}</span>
      <div className={css.buttons}>
        {shown_name === undefined ? (
          <Button busy={busy} onClick={() => allow(team, false)}>
            {words.hideAgain}
          </Button>
        ) : (
          <>
            <Button busy={busy} onClick={() => rename(team, shown_name)}>
              {words.renameTo(shown_name)}
            </Button>
            <Button busy={busy} onClick={() => allow(team, true)}>
              {words.showAsIs}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

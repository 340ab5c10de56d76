import type { Team } from '@snug/contract';
import { Button, TeamPicture, useWords } from '@snug/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTools } from '../use-live-game.ts';
import { Rename } from './rename.tsx';
import * as styles from './team-panel.css.ts';
import { teamPanelWords } from './words.ts';

/** The team's picture and number, and the way to its page; a guest team, which has no number, can be renamed (OPEN-04). */
export function TeamIdentity({ team, mayRename }: { team: Team; mayRename: boolean }) {
  const { slots } = useTools();
  const say = useWords(teamPanelWords);
  const [renames, setRenames] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const hadField = useRef(false);

  // When the field closes, the focus returns to the button that opened it.
  useLayoutEffect(() => {
    if (hadField.current && !renames) button.current?.focus();
    hadField.current = renames;
  }, [renames]);

  if (renames && mayRename) return <Rename team={team} onClose={() => setRenames(false)} />;
  return (
    <div className={styles.identity}>
      <TeamPicture src={team.team_image || undefined} name={team.team_name} number={team.kt_team_id} nameBeside />
      <span className={styles.number}>
        {team.kt_team_id === '' ? say.unregisteredTeam : <bdi>#{team.kt_team_id}</bdi>}
      </span>
      {slots.team}
      {mayRename && (
        <Button elementRef={button} onClick={() => setRenames(true)}>
          {say.rename}
        </Button>
      )}
    </div>
  );
}

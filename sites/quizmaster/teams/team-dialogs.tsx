import type { GamePerson, HostGame, HostTeam, WaitingTeam } from '@snug/contract';
import { Dialog, Select, useWords } from '@snug/ui';
import { useState } from 'react';
import { MergeDialog } from './merge-dialog.tsx';
import { nameOf } from './person-row.tsx';
import * as css from './teams.css.ts';
import type { TeamCommands } from './use-team-commands.ts';
import { teamsWords } from './words.ts';

/** What is asked before it is done. */
export type TeamQuestion =
  | { readonly kind: 'merge' | 'kick'; readonly team: HostTeam }
  | { readonly kind: 'turn-away'; readonly team: WaitingTeam }
  /** `from` undefined: whoever is on no team. */
  | { readonly kind: 'move'; readonly person: GamePerson; readonly from: HostTeam | undefined }
  | { readonly kind: 'off'; readonly person: GamePerson; readonly from: HostTeam };

interface Props {
  readonly game: HostGame;
  readonly question: TeamQuestion | undefined;
  readonly commands: TeamCommands;
  readonly onClose: () => void;
}

/** The dialogs of the teams: each says what its button does, and does it. */
export function TeamDialogs({ game, question, commands, onClose }: Props) {
  const words = useWords(teamsWords);
  async function run(command: Promise<boolean>): Promise<void> {
    onClose();
    await command;
  }
  switch (question?.kind) {
    case undefined:
      return null;
    case 'merge':
      return <MergeDialog game={game} team={question.team} commands={commands} onClose={onClose} />;
    case 'move':
      return <MoveDialog {...question} game={game} commands={commands} onClose={onClose} />;
    case 'off': {
      const { person, from } = question;
      return (
        <Sure
          title={words.offTitle(nameOf(person, words), from.team_name)}
          body={words.offBody}
          confirm={words.offConfirm}
          onConfirm={() => void run(commands.move(person, undefined))}
          onClose={onClose}
        />
      );
    }
    case 'kick': {
      const { team } = question;
      return (
        <Sure
          title={words.kickTitle(team.team_name)}
          body={words.kickBody(team.player_count)}
          confirm={words.kickConfirm}
          onConfirm={() => void run(commands.kick(team))}
          onClose={onClose}
        />
      );
    }
    case 'turn-away': {
      const { team } = question;
      return (
        <Sure
          title={words.turnAwayTitle(team.team_name)}
          body={words.turnAwayBody}
          confirm={words.turnAwayConfirm}
          onConfirm={() => void run(commands.kick(team))}
          onClose={onClose}
        />
      );
    }
  }
}

interface SureProps {
  readonly title: string;
  readonly body: string;
  readonly confirm: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

function Sure({ title, body, confirm, onConfirm, onClose }: SureProps) {
  const words = useWords(teamsWords);
  return (
    <Dialog
      open
      title={title}
      buttons={[
        { label: words.leaveTeams, kind: 'quiet', onClick: onClose },
        { label: confirm, kind: 'danger', onClick: onConfirm },
      ]}
      onClose={onClose}
    >
      <p>{body}</p>
    </Dialog>
  );
}

interface MoveProps extends Omit<Props, 'question'> {
  readonly person: GamePerson;
  readonly from: HostTeam | undefined;
}

function MoveDialog({ game, person, from, commands, onClose }: MoveProps) {
  const words = useWords(teamsWords);
  const teams = game.teams.filter(({ teamid, paper }) => teamid !== from?.teamid && !paper);
  const [chosen, setChosen] = useState(teams.length === 1 ? (teams[0]?.teamid ?? '') : '');
  const to = teams.find(({ teamid }) => teamid === chosen);
  const confirm = () => {
    if (!to) return;
    onClose();
    void commands.move(person, to);
  };
  return (
    <Dialog
      open
      title={words.moveTitle(nameOf(person, words))}
      structured
      buttons={[
        { label: words.leaveTeams, kind: 'quiet', onClick: onClose },
        ...(to ? [{ label: words.moveConfirm, kind: 'main', onClick: confirm } as const] : []),
      ]}
      onClose={onClose}
    >
      <p>{words.moveBody}</p>
      <div className={css.choice}>
        <Select
          label={words.whichTeam}
          placeholder={words.chooseTeam}
          value={chosen}
          options={teams.map(({ teamid, team_name }) => ({ value: teamid, label: team_name }))}
          onChange={setChosen}
        />
      </div>
    </Dialog>
  );
}

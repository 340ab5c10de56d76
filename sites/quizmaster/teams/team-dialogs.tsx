import type { GamePerson, HostGame, HostTeam, WaitingTeam } from '@snug/contract';
import { Banner, Dialog, Select, useWords } from '@snug/ui';
import { useState } from 'react';
import { MergeDialog } from './merge-dialog.tsx';
import { nameOf } from './person-row.tsx';
import * as css from './teams.css.ts';
import { useConfirmed } from './use-confirmed.ts';
import type { TeamCommands, ToTakeOut } from './use-team-commands.ts';
import { teamsWords } from './words.ts';

/** What is asked before it is done. */
export type TeamQuestion =
  | { readonly kind: 'merge' | 'kick'; readonly team: HostTeam }
  | ({ readonly kind: 'many' } & ToTakeOut)
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

/** The dialogs of the teams: each says what its button does, and closes once that is done. */
export function TeamDialogs({ game, question, commands, onClose }: Props) {
  const words = useWords(teamsWords);
  const asked = { commands, onClose };
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
          onConfirm={() => commands.move(person, undefined)}
          {...asked}
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
          onConfirm={() => commands.kick(team)}
          {...asked}
        />
      );
    }
    case 'many': {
      const { teamids, playerCodes } = question;
      return (
        <Sure
          title={words.manyTitle(teamids.length, playerCodes.length)}
          body={words.manyBody}
          confirm={words.manyConfirm(teamids.length + playerCodes.length)}
          onConfirm={() => commands.removeMany(question)}
          {...asked}
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
          onConfirm={() => commands.kick(team)}
          {...asked}
        />
      );
    }
  }
}

interface SureProps extends Pick<Props, 'commands' | 'onClose'> {
  readonly title: string;
  readonly body: string;
  readonly confirm: string;
  readonly onConfirm: () => Promise<boolean>;
}

function Sure({ title, body, confirm, onConfirm, commands, onClose }: SureProps) {
  const words = useWords(teamsWords);
  const { busy, failure, run } = useConfirmed(commands, onClose);
  return (
    <Dialog
      open
      title={title}
      buttons={[
        { label: words.leaveTeams, kind: 'quiet', onClick: onClose },
        { label: confirm, kind: 'danger', busy, onClick: () => run(onConfirm) },
      ]}
      onClose={onClose}
    >
      <p>{body}</p>
      {failure !== undefined && <Banner tone="danger">{failure}</Banner>}
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
  const { busy, failure, run } = useConfirmed(commands, onClose);
  const confirm = to && (() => run(() => commands.move(person, to)));
  return (
    <Dialog
      open
      title={words.moveTitle(nameOf(person, words))}
      structured
      buttons={[
        { label: words.leaveTeams, kind: 'quiet', onClick: onClose },
        ...(confirm ? [{ label: words.moveConfirm, kind: 'main', busy, onClick: confirm } as const] : []),
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
      {failure !== undefined && <Banner tone="danger">{failure}</Banner>}
    </Dialog>
  );
}

import { type HostGame, type HostTeam, hostMergePreview, type MergePreview } from '@snug/contract';
import { Banner, Dialog, Select, Spinner, useWords } from '@snug/ui';
import { useCallback, useState } from 'react';
import { useHostClient } from '../host-client.ts';
import { useLoaded } from '../use-loaded.ts';
import * as css from './teams.css.ts';
import { useConfirmed } from './use-confirmed.ts';
import type { TeamCommands } from './use-team-commands.ts';
import { teamsWords } from './words.ts';

interface Props {
  readonly game: HostGame;
  /** The team that goes. */
  readonly team: HostTeam;
  readonly commands: TeamCommands;
  readonly onClose: () => void;
}

/** Chooses the team that stays, and says what a merge does before it is done. */
export function MergeDialog({ game, team, commands, onClose }: Props) {
  const words = useWords(teamsWords);
  const others = game.teams.filter(({ teamid }) => teamid !== team.teamid);
  const [chosen, setChosen] = useState(others.length === 1 ? (others[0]?.teamid ?? '') : '');
  const [preview, setPreview] = useState<MergePreview>();
  const into = others.find(({ teamid }) => teamid === chosen);
  const { busy, failure, run } = useConfirmed(commands, onClose);
  const confirm = into && preview && (() => run(() => commands.merge(team, into, preview.dropped.length)));
  return (
    <Dialog
      open
      title={words.mergeTitle(team.team_name)}
      structured
      buttons={[
        { label: words.leaveTeams, kind: 'quiet', onClick: onClose },
        ...(confirm ? [{ label: words.mergeConfirm, kind: 'danger', busy, onClick: confirm } as const] : []),
      ]}
      onClose={onClose}
    >
      <p>{words.mergeBody}</p>
      <div className={css.choice}>
        <Select
          label={words.whichTeam}
          placeholder={words.chooseTeam}
          value={chosen}
          options={others.map(({ teamid, team_name }) => ({ value: teamid, label: team_name }))}
          onChange={(teamid) => {
            setPreview(undefined);
            setChosen(teamid);
          }}
        />
      </div>
      {into && <Preview key={into.teamid} game={game} team={team} into={into} onLoaded={setPreview} />}
      {failure !== undefined && <Banner tone="danger">{failure}</Banner>}
    </Dialog>
  );
}

interface PreviewProps extends Pick<Props, 'game' | 'team'> {
  readonly into: HostTeam;
  readonly onLoaded: (preview: MergePreview) => void;
}

/** What the merge does: who comes along, and which answers do not. */
function Preview({ game, team, into, onLoaded }: PreviewProps) {
  const words = useWords(teamsWords);
  const { call } = useHostClient();
  const load = useCallback(
    async (signal: AbortSignal) => {
      const params = { id: game.gameid, team: team.teamid };
      const preview = await call(hostMergePreview, { params, query: { into: into.teamid }, signal });
      onLoaded(preview);
      return preview;
    },
    [call, game.gameid, team.teamid, into.teamid, onLoaded],
  );
  const { value, failed } = useLoaded(load);
  if (failed) return <Banner tone="danger">{words.mergeFailed}</Banner>;
  if (!value) return <Spinner label={words.mergeLooking} />;
  const { moving, watching, carried, dropped } = value;
  const numberOf = (question_id: string) => {
    const round = game.rounds.find(({ questions }) => questions.some((each) => each.question_id === question_id));
    return (round?.asked.indexOf(question_id) ?? -1) + 1;
  };
  return (
    <ul className={css.facts}>
      <li>{moving.length === 0 ? words.mergeNobody : words.mergeMoving(moving.join(', '))}</li>
      {watching.length > 0 && <li>{words.mergeWatching(watching.join(', '), watching.length)}</li>}
      {carried + dropped.length === 0 && <li>{words.mergeSameAnswers}</li>}
      {carried + dropped.length > 0 && <li>{words.mergeCarried(carried)}</li>}
      {carried > 0 && dropped.length === 0 && <li>{words.mergeNoneDropped}</li>}
      {dropped.length > 0 && (
        <li>
          {words.mergeDropped(dropped.length)}
          <ul className={css.dropped}>
            {dropped.map((each) => (
              <li key={each.question_id}>
                {words.droppedAt(each.round_order, numberOf(each.question_id))}{' '}
                {words.droppedLine(each.dropped.join(', '), each.kept.join(', '))}
              </li>
            ))}
          </ul>
        </li>
      )}
    </ul>
  );
}

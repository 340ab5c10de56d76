import {
  type HostGame,
  type HostRound,
  type HostTeam,
  hostAddPaperTeam,
  hostSubmitPaper,
  teamNameMaxLength,
} from '@snug/contract';
import { Banner, Button, Select, TextInput, useAnnounce, useWords } from '@snug/ui';
import { type FormEvent, useState } from 'react';
import { useHostClient } from '../host-client.ts';
import { soft } from '../type.css.ts';
import { useCommand } from '../use-command.ts';
import * as css from './paper.css.ts';
import { PaperForm } from './paper-form.tsx';
import { forgetPaper, keepPaper, keptPaper } from './paper-kept.ts';
import { type PaperDraft, paperDraft, paperSubmission, paperTeams } from './paper-round.ts';
import { question } from './question-head.css.ts';
import { deskWords } from './words.ts';

interface Props {
  readonly game: HostGame;
  readonly round: HostRound;
}

/** Types in what teams have written on paper: one team after the other, and new ones. */
export function PaperPanel({ game, round }: Props) {
  const words = useWords(deskWords);
  const { call } = useHostClient();
  const announce = useAnnounce();
  const { busy, failure, run } = useCommand();
  const [chosen, setChosen] = useState<string>();
  const [name, setName] = useState('');
  /** Until something is typed again. */
  const [justIn, setJustIn] = useState<string>();
  const teams = paperTeams(game, round);
  const placeOf = (each: HostTeam) => ({ gameId: game.gameid, round, team: each });
  const team =
    teams.find(({ teamid }) => teamid === chosen) ?? teams.find((each) => keptPaper(placeOf(each))) ?? teams[0];
  const params = { id: game.gameid };

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    const added = await run(() => call(hostAddPaperTeam, { params, body: { team_name: name } }));
    if (!added) return;
    announce(words.saidPaperAdded(name));
    setChosen(added.teamid);
    setName('');
  }

  async function submit(draft: PaperDraft): Promise<void> {
    if (!team) return;
    const where = { ...params, team: team.teamid, round: String(round.round_order) };
    const body = paperSubmission(draft, round);
    if (!(await run(() => call(hostSubmitPaper, { params: where, body })))) return;
    forgetPaper(placeOf(team), draft);
    announce(words.saidPaperIn(team.team_name));
    setJustIn(team.team_name);
    // The next team that is missing.
    setChosen(teams[teams.indexOf(team) + 1]?.teamid);
  }

  function keep(draft: PaperDraft): void {
    if (!team) return;
    setJustIn(undefined);
    keepPaper(placeOf(team), draft);
    // Whoever comes in meanwhile does not take the form's place.
    setChosen(team.teamid);
  }

  return (
    <section className={css.paper} aria-labelledby="paper">
      <h2 id="paper" className={question}>
        {words.paperTitle(round.round_order)}
      </h2>
      <form className={css.paperAdd} onSubmit={add}>
        <TextInput label={words.paperNew} value={name} onChange={setName} maxLength={teamNameMaxLength} />
        <Button type="submit" busy={busy} disabled={name.trim() === ''}>
          {words.paperAdd}
        </Button>
      </form>
      {failure && <Banner tone="danger">{failure}</Banner>}
      {team ? (
        <>
          <Select
            label={words.paperTeam}
            value={team.teamid}
            options={teams.map((each) => ({ value: each.teamid, label: labelOf(each) }))}
            onChange={setChosen}
          />
          <PaperForm
            key={`${round.round_order} ${team.teamid}`}
            round={round}
            before={keptPaper(placeOf(team)) ?? paperDraft(team, round)}
            name={team.team_name}
            busy={busy}
            justIn={justIn}
            onChange={keep}
            onSubmit={submit}
          />
        </>
      ) : (
        <p className={soft}>{words.paperNone}</p>
      )}
    </section>
  );

  function labelOf(each: HostTeam): string {
    const { team_name, paper, submitted } = each;
    if (keptPaper(placeOf(each))) return words.paperTyped(team_name);
    if (submitted[round.round_order]?.late === false) return words.paperIsIn(team_name);
    return paper ? team_name : words.paperPhones(team_name);
  }
}

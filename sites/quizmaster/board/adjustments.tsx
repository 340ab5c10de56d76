import {
  type Adjustment,
  adjustmentMax,
  type HostGame,
  type HostMessage,
  hostAdjust,
  hostWithdrawAdjustment,
  sentenceMaxLength,
} from '@snug/contract';
import { Banner, Button, Select, TextInput, useAnnounce, useWords } from '@snug/ui';
import { type FormEvent, useState } from 'react';
import { useHostClient } from '../host-client.ts';
import { useOnlyOnce } from '../only-once.ts';
import { useCommand } from '../use-command.ts';
import * as css from './board.css.ts';
import { roundsOf } from './board-view.ts';
import { typedPoints } from './typed-points.ts';
import { usePublicChange } from './use-public-change.tsx';
import { type BoardWords, boardWords } from './words.ts';

interface Props {
  readonly game: HostGame;
  readonly onTell: (message: HostMessage) => void;
}

/** Points that the quizmaster gives or takes, each with a reason, and those that stand. */
export function Adjustments({ game, onTell }: Props) {
  const words = useWords(boardWords);
  const { call } = useHostClient();
  const announce = useAnnounce();
  const { busy, failure, run } = useCommand();
  const [team, setTeam] = useState<string>();
  const [points, setPoints] = useState('');
  const [reason, setReason] = useState('');
  const [round, setRound] = useState('');
  const [wrong, setWrong] = useState<Wrong>({});
  const publicChange = usePublicChange(game);
  const onlyOnce = useOnlyOnce();
  const teamid = team ?? game.teams[0]?.teamid ?? '';
  const nameOf = (id: string) => game.teams.find((each) => each.teamid === id)?.team_name ?? '';
  const params = { id: game.gameid };

  async function give(event: FormEvent): Promise<void> {
    event.preventDefault();
    const found = whatIsWrong(points, reason, words);
    setWrong(found);
    if (found.points || found.reason || !(await publicChange.may([Number(round) || 1]))) return;
    const count = typedPoints(points);
    const body = { teamid, points: count, reason, round_order: round === '' ? null : Number(round) };
    const reply = await run(() => call(hostAdjust, { params, body, headers: onlyOnce.headers(body) }));
    if (!reply) return;
    onTell({ type: 'HOST_ADJUSTMENTS', adjustments: reply.adjustments });
    announce(words.saidAdjusted(nameOf(teamid), words.signed(count)));
    setPoints('');
    setReason('');
    onlyOnce.answered();
  }

  async function withdraw({ adjustment_id: adjustment, round_order }: Adjustment): Promise<void> {
    if (!(await publicChange.may([round_order ?? 1]))) return;
    const reply = await run(() => call(hostWithdrawAdjustment, { params: { ...params, adjustment } }));
    if (!reply) return;
    onTell({ type: 'HOST_ADJUSTMENTS', adjustments: reply.adjustments });
    announce(words.saidAdjustmentBack);
  }

  return (
    <section className={css.card} aria-labelledby="adjustments">
      <h2 id="adjustments" className={css.cardHead}>
        {words.adjustTitle}
      </h2>
      <form className={css.publish} onSubmit={give} noValidate>
        <div className={css.inputs}>
          <div className={css.field}>
            <Select
              label={words.team}
              value={teamid}
              options={game.teams.map((each) => ({ value: each.teamid, label: each.team_name }))}
              onChange={setTeam}
            />
          </div>
          <div className={css.figureField}>
            <TextInput
              label={words.adjustPoints}
              value={points}
              error={wrong.points}
              onChange={setPoints}
              inputMode="text"
            />
          </div>
          <div className={css.field}>
            <TextInput
              label={words.adjustReason}
              value={reason}
              error={wrong.reason}
              onChange={setReason}
              maxLength={sentenceMaxLength}
            />
          </div>
          <div className={css.field}>
            <Select
              label={words.adjustRound}
              value={round}
              options={[
                { value: '', label: words.adjustNoRound },
                ...roundsOf(game).map(({ round_order, title }) => ({
                  value: String(round_order),
                  label: words.roundLong(round_order, title),
                })),
              ]}
              onChange={setRound}
            />
          </div>
        </div>
        <p className={css.soft}>{words.adjustPointsHint}</p>
        <div className={css.buttons}>
          <Button type="submit" busy={busy}>
            {words.adjustGive}
          </Button>
        </div>
        {failure && <Banner tone="danger">{failure}</Banner>}
      </form>
      <ul className={css.lines}>
        {game.adjustments?.map((each) => (
          <li key={each.adjustment_id} className={css.line}>
            <span>{words.adjustLine(nameOf(each.teamid), words.signed(each.points), each.reason)}</span>
            <Button busy={busy} onClick={() => withdraw(each)}>
              {words.adjustBack(nameOf(each.teamid))}
            </Button>
          </li>
        ))}
      </ul>
      {publicChange.dialog}
    </section>
  );
}

/** What is wrong with what was typed, a sentence at its field. */
interface Wrong {
  readonly points?: string | undefined;
  readonly reason?: string | undefined;
}

function whatIsWrong(points: string, reason: string, words: BoardWords): Wrong {
  return {
    points: whatIsWrongWith(points, words),
    reason: reason.trim() === '' ? words.adjustNoReason : undefined,
  };
}

function whatIsWrongWith(text: string, words: BoardWords): string | undefined {
  const points = typedPoints(text);
  if (text.trim() === '') return words.adjustNoPoints;
  if (Number.isNaN(points)) return words.adjustNoNumber;
  if (!Number.isInteger(points)) return words.adjustNotWhole;
  if (points === 0) return words.adjustZero;
  return Math.abs(points) > adjustmentMax ? words.adjustTooMany(adjustmentMax) : undefined;
}

import {
  type DoubleRule,
  type HostGame,
  type HostMessage,
  type HostQuestion,
  type HostRound,
  hostSetScoring,
  questionPointsMax,
} from '@snug/contract';
import { Banner, Select, TextInput, useAnnounce, useWords } from '@snug/ui';
import { useRef, useState } from 'react';
import { useHostClient } from '../host-client.ts';
import { useCommand } from '../use-command.ts';
import * as css from './board.css.ts';
import { typedPoints } from './typed-points.ts';
import { usePublicChange } from './use-public-change.tsx';
import { boardWords } from './words.ts';

interface Props {
  readonly game: HostGame;
  readonly onTell: (message: HostMessage) => void;
}

/** What answers are worth, by round and by question, and how the doubling of rounds counts that have not begun. */
export function Scoring({ game, onTell }: Props) {
  const words = useWords(boardWords);
  const { call } = useHostClient();
  const announce = useAnnounce();
  const { failure, run } = useCommand();
  const publicChange = usePublicChange(game);
  const params = { id: game.gameid };

  async function setPoints(round: HostRound, questions: readonly HostQuestion[], points: number): Promise<void> {
    if (!(await publicChange.may([round.round_order]))) return;
    const body = { questions: questions.map(({ question_id }) => ({ question_id, points })) };
    if (!(await run(() => call(hostSetScoring, { params, body })))) return;
    for (const question of questions) onTell({ type: 'HOST_QUESTION', question: { ...question, points } });
    announce(words.saidScoring);
  }

  async function setRule({ round_order }: HostRound, double_rule: DoubleRule): Promise<void> {
    const body = { rounds: [{ round_order, double_rule }] };
    if (!(await run(() => call(hostSetScoring, { params, body })))) return;
    onTell({ type: 'HOST_DOUBLE_RULE', round_order, double_rule });
    announce(words.saidScoring);
  }

  const rules = Object.keys(words.doubleRules) as DoubleRule[];
  return (
    <details className={css.card}>
      <summary className={css.summary}>
        <h2 className={css.cardTitle}>{words.scoringTitle}</h2>
      </summary>
      <p className={css.soft}>{words.scoringLead}</p>
      {failure && <Banner tone="danger">{failure}</Banner>}
      <ol className={css.rounds}>
        {game.rounds
          .filter(({ tiebreaker }) => !tiebreaker)
          .map((round) => (
            <li key={round.round_id}>
              <div className={css.inputs}>
                <div className={css.field}>
                  <PointsField
                    label={words.pointsPerAnswer(round.round_order, round.title)}
                    questions={round.questions}
                    onSet={(points) => setPoints(round, round.questions, points)}
                  />
                </div>
                {round.double_or_nothing && (
                  <div className={css.field}>
                    <Select
                      label={words.doubleRule}
                      value={round.double_rule ?? 'all'}
                      options={rules.map((rule) => ({ value: rule, label: words.doubleRules[rule] }))}
                      disabled={hasBegun(game, round)}
                      hint={hasBegun(game, round) && words.doubleRuleStands}
                      onChange={(rule) => setRule(round, rule as DoubleRule)}
                    />
                  </div>
                )}
              </div>
              <details className={css.each}>
                <summary className={css.summary}>{words.eachQuestion}</summary>
                <div className={css.questions}>
                  {round.questions.map((question, nth) => (
                    <div key={question.question_id} className={css.figureField}>
                      <PointsField
                        label={words.pointsOfQuestion(nth + 1)}
                        questions={[question]}
                        onSet={(points) => setPoints(round, [question], points)}
                      />
                    </div>
                  ))}
                </div>
              </details>
            </li>
          ))}
      </ol>
      {publicChange.dialog}
    </details>
  );
}

function hasBegun({ rounds, state }: HostGame, round: HostRound): boolean {
  return rounds.indexOf(round) <= state.round_index;
}

interface PointsProps {
  readonly label: string;
  readonly questions: readonly HostQuestion[];
  /** Resolves when they are set, or not to be. */
  readonly onSet: (points: number) => Promise<void>;
}

/** A number of points, set when the field is left or on Enter; empty while its questions differ. What does not fit stays, and says so. */
function PointsField({ label, questions, onSet }: PointsProps) {
  const words = useWords(boardWords);
  const [first, ...others] = questions.map(({ points = 1 }) => points);
  const stored = others.every((points) => points === first) ? String(first ?? 1) : '';
  const [typed, setTyped] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  /** The question that a change raises takes the focus: leaving the field must not raise it again. */
  const isSetting = useRef(false);
  const set = async () => {
    if (typed === undefined || isSetting.current) return;
    const points = typedPoints(typed);
    const isSame = typed.trim() === stored;
    const isFit = Number.isInteger(points) && points >= 0 && points <= questionPointsMax;
    setWrong(!isFit && !isSame);
    if (!isFit && !isSame) return;
    isSetting.current = true;
    if (!isSame) await onSet(points);
    isSetting.current = false;
    setTyped(undefined);
  };
  return (
    <TextInput
      label={label}
      value={typed ?? stored}
      placeholder={stored === '' ? words.pointsDiffer : undefined}
      error={isWrong && words.pointsFromTo(questionPointsMax)}
      inputMode="numeric"
      onChange={(text) => {
        setTyped(text);
        setWrong(false);
      }}
      onBlur={set}
      onEnter={set}
    />
  );
}

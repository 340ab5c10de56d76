import type { RehearsalFinding } from '@snug/contract';
import { useWords } from '@snug/ui';
import { Link } from 'wouter';
import { questionPath } from '../game-address.ts';
import type { FindingGroup } from './finding-groups.ts';
import * as css from './rehearsal.css.ts';
import { rehearsalWords } from './words.ts';

interface Props {
  readonly gameId: string;
  readonly title: string;
  readonly groups: readonly FindingGroup[];
}

/** A list of findings, each with the way to its question in the console. */
export function Findings({ gameId, title, groups }: Props) {
  const words = useWords(rehearsalWords);
  if (groups.length === 0) return null;
  return (
    <section className={css.findings}>
      <h2 className={css.heading}>{title}</h2>
      {groups.map(({ round, findings }) => (
        <div key={round?.round_order ?? 0} className={css.group}>
          <h3 className={css.round}>{round ? words.ofRound(round.round_order, round.title) : words.ofGame}</h3>
          <ul className={css.list}>
            {findings.map((finding) => (
              <li key={`${finding.kind} ${finding.question_id} ${finding.text}`} className={css.finding}>
                <Finding gameId={gameId} finding={finding} group={{ round, findings }} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Finding({ gameId, finding, group }: { gameId: string; finding: RehearsalFinding; group: FindingGroup }) {
  const words = useWords(rehearsalWords);
  const { kind, text, question_id, question_index, other } = finding;
  const { round } = group;
  const question = round?.questions.find((each) => each.question_id === question_id);
  return (
    <>
      {round && (
        <Link href={questionPath(gameId, round.round_id, question_id)} className={css.place}>
          {question_index >= 0 ? words.questionAt(question_index + 1) : words.wholeRound}
        </Link>
      )}
      <div className={css.what}>
        {question && (
          <p className={css.asked} dir="auto">
            {question.question_text}
          </p>
        )}
        <p className={css.says}>
          {words.finds[kind](text)}
          {other && ` ${words.askedBefore(other.round_order, other.question_index + 1)}`}
        </p>
      </div>
    </>
  );
}

import { Icon, useWords } from '@snug/ui';
import type { AnswerGroup } from './answer-groups.ts';
import * as css from './answer-table.css.ts';
import { type ConsoleWords, consoleWords } from './words.ts';

/** With more names a row would be as tall as the whole table. */
const namesShown = 6;

/** The teams' answers, equal ones in one row, each compared with the answer key. */
export function AnswerTable({ groups }: { groups: readonly AnswerGroup[] }) {
  const words = useWords(consoleWords);
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col" className={css.head}>
            {words.answerAsGiven}
          </th>
          <th scope="col" className={css.headCount}>
            {words.teamsColumn}
          </th>
          <th scope="col" className={css.head}>
            {words.keyColumn}
          </th>
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <tr key={JSON.stringify(group.texts)} className={css.row}>
            <th scope="row" className={css.answer}>
              {group.texts.length === 0 ? (
                <em className={css.blank}>{words.blank}</em>
              ) : (
                <bdi>{group.texts.join(', ')}</bdi>
              )}
              <span className={css.names}>{namesOf(group.teams, words)}</span>
            </th>
            <td className={css.count}>{group.teams.length}</td>
            <td className={css.key}>
              <Verdict group={group} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function namesOf(teams: AnswerGroup['teams'], words: ConsoleWords): string {
  const names = teams.map(({ name, late }) => (late ? words.lateTeam(name) : name));
  if (names.length <= namesShown) return names.join(', ');
  return `${names.slice(0, namesShown).join(', ')} ${words.moreTeams(names.length - namesShown)}`;
}

/** Only compares with the key. Grading is up to the quizmaster. */
function Verdict({ group: { texts, onKey, wanted } }: { group: AnswerGroup }) {
  const words = useWords(consoleWords);
  if (texts.length === 0) return null;
  if (onKey === 0) return <span className={css.off}>{words.offKey}</span>;
  if (onKey < wanted) return <span className={css.partly}>{words.partly(onKey, wanted)}</span>;
  return (
    <span className={css.on}>
      <Icon name="tick" />
      <span className={css.onText}>{words.onKey}</span>
    </span>
  );
}

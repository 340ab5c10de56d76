import { useWords } from '@snug/ui';
import { useMemo } from 'react';
import type { PlotData } from '../report/plot-data.ts';
import * as report from '../report/report.css.ts';
import { ScrollingTable } from '../report/scrolling-table.tsx';
import { Section } from '../report/section.tsx';
import { StillPlot } from '../report/still-plot.tsx';
import type { Choices } from './tally.ts';
import { proofWords } from './words.ts';

/** How often each option of each question was chosen. */
export function ChoicesSection({ questions }: { questions: readonly Choices[] }) {
  const words = useWords(proofWords);
  return (
    <Section title={words.choicesTitle}>
      {questions.map((question) => (
        <QuestionChoices key={question.item.id} question={question} />
      ))}
    </Section>
  );
}

function QuestionChoices({ question }: { question: Choices }) {
  const words = useWords(proofWords);
  const { item, answered, chosen } = question;
  const all = chosen.reduce((sum, count) => sum + count, 0);
  const plot = useMemo<PlotData>(
    () => ({
      kind: 'rows',
      rows: question.item.options.map((label, at) => ({ label, front: question.chosen[at] ?? 0 })),
    }),
    [question],
  );
  return (
    <div className={report.block}>
      <div>
        <h3 className={report.subHeading} dir="auto">
          {item.text}
        </h3>
        <p className={report.soft}>
          {item.sponsor && <bdi>{item.sponsor}</bdi>}
          {item.sponsor && ' · '}
          {words.answeredBy(answered)}
        </p>
      </div>
      <StillPlot plot={plot} />
      <ScrollingTable caption={item.text}>
        <thead>
          <tr>
            <th scope="col">{words.option}</th>
            <th scope="col" className={report.number}>
              {words.chosen}
            </th>
            <th scope="col" className={report.number}>
              {words.share}
            </th>
          </tr>
        </thead>
        <tbody>
          {item.options.map((option, at) => (
            <tr key={option}>
              <th scope="row" className={report.name} dir="auto">
                {option}
              </th>
              <td className={report.number}>{chosen[at]}</td>
              <td className={report.number}>
                {all > 0 && words.percentOf(Math.round((100 * (chosen[at] ?? 0)) / all))}
              </td>
            </tr>
          ))}
        </tbody>
      </ScrollingTable>
    </div>
  );
}

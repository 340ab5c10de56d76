import { useWords } from '@snug/ui';
import { useMemo } from 'react';
import type { PlotData } from '../report/plot-data.ts';
import * as report from '../report/report.css.ts';
import { Section } from '../report/section.tsx';
import { ShareTable } from '../report/share-table.tsx';
import { StillPlot } from '../report/still-plot.tsx';
import type { Choices } from './tally.ts';
import { proofWords } from './words.ts';

/** How often each option of each question was chosen. */
export function ChoicesSection({ title, questions }: { title: string; questions: readonly Choices[] }) {
  return (
    <Section title={title}>
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
      <ShareTable
        caption={item.text}
        columns={[words.option, words.chosen, words.share]}
        lines={item.options.map((label, at) => ({ label, count: chosen[at] ?? 0 }))}
        of={all}
        percentOf={words.percentOf}
        dir="auto"
      />
    </div>
  );
}

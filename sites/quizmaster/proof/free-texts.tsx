import { hostSurveyTexts, type ProofItem, type ReplyOf, ratingGroupSize } from '@snug/contract';
import { Banner, Button, Skeleton, SkeletonGroup, useWords } from '@snug/ui';
import { useCallback, useState } from 'react';
import { useHostClient } from '../host-client.ts';
import * as report from '../report/report.css.ts';
import { ScrollingTable } from '../report/scrolling-table.tsx';
import { Section } from '../report/section.tsx';
import { useLoaded } from '../use-loaded.ts';
import { proofWords } from './words.ts';

/** So many of them stand on the page at first. */
const textsAtFirst = 20;

/** How often a question was answered, ever. Each list of texts fills by itself. */
export interface AnswerCounts {
  readonly inGames: number;
  readonly elsewhere: number;
}

interface Props {
  readonly items: readonly ProofItem[];
  readonly answersOf: (id: string) => AnswerCounts;
}

/** What was written for questions without options: for the quizmaster alone, so not on paper that is handed on either. */
export function FreeTexts({ items, answersOf }: Props) {
  const words = useWords(proofWords);
  return (
    <Section title={words.texts} lead={words.textsLead} onScreenOnly>
      {items.map((item) => (
        <TextsOf key={item.id} item={item} answers={answersOf(item.id)} />
      ))}
    </Section>
  );
}

function TextsOf({ item, answers }: { item: ProofItem; answers: AnswerCounts }) {
  const words = useWords(proofWords);
  const { call } = useHostClient();
  const load = useCallback(
    (signal: AbortSignal) => call(hostSurveyTexts, { params: { id: item.id }, signal }),
    [call, item.id],
  );
  const { value, failed, again } = useLoaded(load);
  const inGames = value?.filter((text) => !text.elsewhere) ?? [];
  const elsewhere = value?.filter((text) => text.elsewhere) ?? [];
  return (
    <div className={report.block}>
      <h3 className={report.subHeading} dir="auto">
        {item.text}
      </h3>
      {failed && (
        <Banner tone="danger" action={<Button onClick={again}>{words.retry}</Button>}>
          {words.textsFailed}
        </Banner>
      )}
      {!failed && !value && (
        <SkeletonGroup>
          <Skeleton shape="lines" />
        </SkeletonGroup>
      )}
      {value && inGames.length === 0 && <p className={report.soft}>{soFar(words.textsSoFar, answers.inGames)}</p>}
      {inGames.length > 0 && <TextTable caption={item.text} texts={inGames} />}
      {elsewhere.length > 0 && (
        <>
          <h4 className={report.subHeading}>{words.textsElsewhere}</h4>
          <TextTable caption={`${item.text} – ${words.textsElsewhere}`} texts={elsewhere} />
        </>
      )}
      {value && elsewhere.length === 0 && answers.elsewhere > 0 && (
        <p className={report.soft}>{soFar(words.textsElsewhereSoFar, answers.elsewhere)}</p>
      )}
    </div>
  );
}

/** The figures may be newer than the texts: a list that is not there yet is not full. */
function soFar(sentence: (count: number, most: number) => string, answers: number): string {
  return sentence(Math.min(answers, ratingGroupSize - 1), ratingGroupSize);
}

function TextTable({ caption, texts }: { caption: string; texts: ReplyOf<typeof hostSurveyTexts> }) {
  const words = useWords(proofWords);
  const [most, setMost] = useState(textsAtFirst);
  const hidden = texts.length - most;
  return (
    <>
      <ScrollingTable caption={caption}>
        <thead>
          <tr>
            <th scope="col">{words.textColumn}</th>
            <th scope="col" className={report.number}>
              {words.timesColumn}
            </th>
          </tr>
        </thead>
        <tbody>
          {texts.slice(0, most).map(({ response, count }) => (
            <tr key={response}>
              <th scope="row" className={report.name} dir="auto">
                {response}
              </th>
              <td className={report.number}>{count}</td>
            </tr>
          ))}
        </tbody>
      </ScrollingTable>
      {hidden > 0 && (
        <div className={report.onScreen}>
          <Button onClick={() => setMost(texts.length)}>{words.moreTexts(hidden)}</Button>
        </div>
      )}
    </>
  );
}

import type { ProofItem, ProofSheet as Sheet } from '@snug/contract';
import { Banner, Button, EmptyState, Select, saveFile, TextInput, useAnnounce, useWords } from '@snug/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { usePageHeading } from '../page-change.ts';
import * as report from '../report/report.css.ts';
import { Section } from '../report/section.tsx';
import { ChoicesSection } from './choices-section.tsx';
import { csvName, csvOf } from './csv.ts';
import { type Figures, measures } from './figures.ts';
import { FiguresSection } from './figures-section.tsx';
import { FiguresTable } from './figures-table.tsx';
import { FullFigures } from './full-figures.tsx';
import { itemName, placeName, roundName, shortRoundName } from './names.ts';
import * as css from './proof.css.ts';
import { firstFilter, isTurnedRound, type ProofFilter } from './proof-filter.ts';
import { type Line, type Tally, tally } from './tally.ts';
import { type ProofWords, proofWords } from './words.ts';

interface Props {
  readonly sheet: Sheet;
  /** The heading: whose figures these are. */
  readonly name: string;
  /** A sentence below it. */
  readonly lead?: string;
  /** Above the heading: the way back. */
  readonly above?: ReactNode;
  /** What leads to the first figures, where there are none. */
  readonly first?: ReactNode;
  /** What was written for the free-text questions that are shown. */
  readonly texts?: (items: readonly ProofItem[]) => ReactNode;
}

/** A proof sheet: what was counted, as plots with tables, as CSV, and on paper. */
export function ProofSheet({ sheet, name, lead, above, first, texts }: Props) {
  const words = useWords(proofWords);
  const heading = usePageHeading();
  const announce = useAnnounce();
  const [filter, setFilter] = useState(() => firstFilter(sheet));
  const isTurned = isTurnedRound(filter.from, filter.until);
  const figures = useMemo(() => tally(sheet, filter), [sheet, filter]);
  const hasFigures = sheet.rows.length > 0;

  const download = () => {
    saveFile(csvName(words.csvStart, name, filter.from, filter.until), 'text/csv', csvOf(figures.entries, words));
    announce(words.csvSaved);
  };

  return (
    <div className={css.sheet}>
      <div className={css.head}>
        {above}
        <p className={css.kicker}>{words.proofTitle}</p>
        <h1 ref={heading} tabIndex={-1} className={css.title} dir="auto">
          {name}
        </h1>
        {lead && <p className={report.soft}>{lead}</p>}
        <p className={report.soft}>{words.proofLead}</p>
        <p className={report.soft}>
          <Period filter={filter} /> {words.readAt(words.moment(new Date(sheet.made_at)))}
        </p>
      </div>
      {!hasFigures ? (
        <EmptyState title={words.noProofTitle}>
          {words.noProof}
          {first}
        </EmptyState>
      ) : (
        <>
          <Filters sheet={sheet} filter={filter} onChange={setFilter} />
          {isTurned ? null : figures.entries.length === 0 ? (
            <EmptyState title={words.noProofInDaysTitle}>{words.noProofInDays}</EmptyState>
          ) : (
            <>
              <div className={css.actions}>
                <Button onClick={download}>{words.downloadCsv}</Button>
                <Button onClick={() => window.print()}>{words.printSheet}</Button>
              </div>
              <Parts figures={figures} texts={texts} />
            </>
          )}
        </>
      )}
    </div>
  );
}

function Period({ filter: { from, until } }: { filter: ProofFilter }) {
  const words = useWords(proofWords);
  if (from === '' || until === '' || until < from) return null;
  return <span className={css.onPaper}>{words.period(words.date(from), words.date(until))}. </span>;
}

interface FiltersProps {
  readonly sheet: Sheet;
  readonly filter: ProofFilter;
  readonly onChange: (filter: ProofFilter) => void;
}

/** Which days, and whether one item alone. */
function Filters({ sheet, filter, onChange }: FiltersProps) {
  const words = useWords(proofWords);
  const isTurned = isTurnedRound(filter.from, filter.until);
  const several = new Set(sheet.items.map(({ sponsor }) => sponsor)).size > 1;
  return (
    <fieldset className={css.filters} aria-label={words.filters}>
      <TextInput
        label={words.fromDay}
        type="date"
        value={filter.from}
        onChange={(from) => onChange({ ...filter, from })}
      />
      <TextInput
        label={words.untilDay}
        type="date"
        value={filter.until}
        onChange={(until) => onChange({ ...filter, until })}
      />
      <div className={css.itemField}>
        <Select
          label={words.itemChoice}
          value={filter.item}
          onChange={(item) => onChange({ ...filter, item })}
          options={[
            { value: '', label: words.everyItem },
            ...sheet.items.map((item) => ({
              value: item.id,
              label: [
                words.kinds[item.kind],
                ...(several ? [item.sponsor || words.house] : []),
                itemName(item, words),
              ].join(' · '),
            })),
          ]}
        />
      </div>
      {isTurned && (
        <div className={css.wholeRow}>
          <Banner tone="danger">{words.turnedRound}</Banner>
        </div>
      )}
      <div className={css.wholeRow}>
        <div className={css.actions}>
          <Button onClick={() => onChange({ ...firstFilter(sheet), item: filter.item })}>{words.lastDays}</Button>
          <Button onClick={() => onChange({ ...filter, from: '', until: '' })}>{words.showAllDays}</Button>
        </div>
      </div>
    </fieldset>
  );
}

function Parts({ figures, texts }: { figures: Tally; texts: Props['texts'] }) {
  const words = useWords(proofWords);
  const { entries, shown, totals, items, questions, elsewhere } = figures;
  const lines = useMemo(() => namedLines(figures, words), [figures, words]);
  const several = new Set(shown.map(({ sponsor }) => sponsor)).size > 1;
  const free = shown.filter(({ kind, options }) => kind === 'survey' && options.length === 0);
  return (
    <>
      <Section title={words.totals} lead={words.noTotalOfDays}>
        <Sums totals={totals} />
      </Section>
      {items.length > 0 && (
        <>
          <Section title={words.byItem}>
            <ItemsTable caption={words.byItem} items={items} totals={totals} several={several} />
          </Section>
          <FiguresSection title={words.byDay} of={words.dayColumn} lines={lines.days} totals={totals} />
          <FiguresSection title={words.byRound} of={words.roundColumn} lines={lines.rounds} totals={totals} />
          <Section title={words.byPlace}>
            <FiguresTable caption={words.byPlace} of={words.placeColumn} lines={lines.places} totals={totals} />
          </Section>
        </>
      )}
      {questions.length > 0 && <ChoicesSection title={words.choicesTitle} questions={questions} />}
      {elsewhere.items.length > 0 && (
        <Section title={words.elsewhere} lead={words.elsewhereLead}>
          <ItemsTable caption={words.elsewhere} items={elsewhere.items} totals={elsewhere.totals} several={several} />
          <FiguresTable
            caption={words.elsewhereByPlace}
            of={words.placeColumn}
            lines={lines.elsewhere}
            totals={elsewhere.totals}
          />
        </Section>
      )}
      {elsewhere.questions.length > 0 && (
        <ChoicesSection title={words.choicesElsewhere} questions={elsewhere.questions} />
      )}
      {free.length > 0 && texts?.(free)}
      {lines.months.length > 0 && (
        <FiguresSection
          title={words.byMonth}
          lead={words.byMonthLead}
          of={words.monthColumn}
          lines={lines.months}
          totals={figures.monthTotals}
        />
      )}
      <FullFigures items={shown} entries={entries} />
    </>
  );
}

interface ItemsTableProps {
  readonly caption: string;
  readonly items: readonly Line<ProofItem>[];
  readonly totals: Figures;
  /** Whether they are of several sponsors. */
  readonly several: boolean;
}

function ItemsTable({ caption, items, totals, several }: ItemsTableProps) {
  const words = useWords(proofWords);
  return (
    <FiguresTable
      caption={caption}
      of={words.itemColumn}
      totals={totals}
      lines={items.map((line) => ({
        ...line,
        id: line.key.id,
        name: (
          <>
            <span dir="auto">{itemName(line.key, words)}</span>
            <span className={report.under}>
              {words.kinds[line.key.kind]}
              {several && (
                <>
                  {' · '}
                  <bdi>{line.key.sponsor || words.house}</bdi>
                </>
              )}
            </span>
          </>
        ),
      }))}
    />
  );
}

function namedLines({ days, rounds, places, months, elsewhere }: Tally, words: ProofWords) {
  const named = <Key,>(lines: readonly Line<Key>[], nameOf: (key: Key) => string, labelOf = nameOf) =>
    lines.map((line) => ({ ...line, id: JSON.stringify(line.key), name: nameOf(line.key), label: labelOf(line.key) }));
  return {
    days: named(days, words.date, words.shortDate),
    rounds: named(
      rounds,
      (round) => roundName(round, words),
      (round) => shortRoundName(round, words),
    ),
    places: named(places, (where) => placeName(where, words)),
    elsewhere: named(elsewhere.places, (where) => placeName(where, words)),
    months: named(months, words.monthName, words.shortMonth),
  };
}

/** The sums in large figures, with what they mean. */
function Sums({ totals }: { totals: Figures }) {
  const words = useWords(proofWords);
  return (
    <ul className={css.sums}>
      {measures
        .filter((measure) => totals[measure] !== undefined)
        .map((measure) => (
          <li key={measure} className={css.sum}>
            <p className={css.sumName}>{words[measure]}</p>
            <p className={css.sumFigure}>{totals[measure]}</p>
            <p className={css.sumMeans}>{words.means[measure]}</p>
          </li>
        ))}
    </ul>
  );
}

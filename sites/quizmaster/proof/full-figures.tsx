import type { ProofItem } from '@snug/contract';
import { useWords } from '@snug/ui';
import { useId, useState } from 'react';
import * as report from '../report/report.css.ts';
import { ScrollingTable } from '../report/scrolling-table.tsx';
import { Section } from '../report/section.tsx';
import { sumOf } from './figures.ts';
import { FigureCells, measuresOf } from './figures-table.tsx';
import { itemName, placeName, roundName } from './names.ts';
import * as css from './proof.css.ts';
import type { Entry } from './tally.ts';
import { proofWords } from './words.ts';

interface Props {
  readonly items: readonly ProofItem[];
  readonly entries: readonly Entry[];
}

/** Every line of the CSV as a table, an item each. Folded on the screen, since it is long; always there on paper. */
export function FullFigures({ items, entries }: Props) {
  const words = useWords(proofWords);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Section title={words.inFull} lead={words.inFullLead}>
      <div className={report.onScreen}>
        <Disclosure open={isOpen} controls={id} onClick={() => setOpen(!isOpen)}>
          {isOpen ? words.hideInFull : words.showInFull}
        </Disclosure>
      </div>
      <div id={id} className={isOpen ? css.unfolded : css.folded}>
        {items.map((item) => (
          <ItemInFull key={item.id} item={item} entries={entries.filter((entry) => entry.item === item)} />
        ))}
      </div>
    </Section>
  );
}

interface DisclosureProps {
  readonly open: boolean;
  readonly controls: string;
  readonly onClick: () => void;
  readonly children: string;
}

function Disclosure({ open, controls, onClick, children }: DisclosureProps) {
  return (
    <button type="button" className={css.discloses} aria-expanded={open} aria-controls={controls} onClick={onClick}>
      {children}
    </button>
  );
}

function ItemInFull({ item, entries }: { item: ProofItem; entries: readonly Entry[] }) {
  const words = useWords(proofWords);
  const shown = measuresOf(sumOf(entries));
  const hasOptions = item.options.length > 0;
  return (
    <>
      <h3 className={report.subHeading} dir="auto">
        {itemName(item, words)}
      </h3>
      <ScrollingTable caption={itemName(item, words)}>
        <thead>
          <tr>
            <th scope="col">{words.dayColumn}</th>
            <th scope="col">{words.placeColumn}</th>
            <th scope="col">{words.roundColumn}</th>
            {shown.map((measure) => (
              <th key={measure} scope="col" className={report.number}>
                {words[measure]}
              </th>
            ))}
            {hasOptions && <th scope="col">{words.chosen}</th>}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry, at) => (
            <tr key={at}>
              <th scope="row" className={report.day}>
                {words.date(entry.day)}
              </th>
              <td>
                <bdi>{placeName(entry, words)}</bdi>
              </td>
              <td>{roundName(entry.round, words)}</td>
              <FigureCells figures={entry} shown={shown} />
              {hasOptions && <td className={report.list}>{chosenIn(entry)}</td>}
            </tr>
          ))}
        </tbody>
      </ScrollingTable>
    </>
  );
}

/** Those that were chosen: `Stout 3, Lager 2`. */
function chosenIn({ item, chosen }: Entry): string {
  return item.options.flatMap((option, at) => (chosen[at] ? `${option} ${chosen[at]}` : [])).join(', ') || '–';
}

import type { RatingGroup } from '@snug/contract';
import { Button, useWords } from '@snug/ui';
import { useMemo, useState } from 'react';
import type { PlotData } from '../report/plot-data.ts';
import * as report from '../report/report.css.ts';
import { ScrollingTable } from '../report/scrolling-table.tsx';
import { Section } from '../report/section.tsx';
import { ShareTable } from '../report/share-table.tsx';
import { StillPlot } from '../report/still-plot.tsx';
import { type RatingSums, ratingSums } from './rating-sums.ts';
import * as css from './ratings.css.ts';
import { ratingWords } from './words.ts';

/** So many groups' notes stand on the page at first. */
const groupsAtFirst = 10;

/** Ratings in sums: stars, averages and tags over time, and the notes of each group. */
export function RatingReport({ groups }: { groups: readonly RatingGroup[] }) {
  const words = useWords(ratingWords);
  const sums = useMemo(() => ratingSums(groups), [groups]);
  return (
    <>
      {sums.mean !== undefined && <p className={css.mean}>{words.meanOfAll(words.mean(sums.mean), sums.ratings)}</p>}
      <Stars sums={sums} />
      <Means sums={sums} />
      <Tags sums={sums} />
      <Notes groups={sums.means.map(({ group }) => group).reverse()} />
    </>
  );
}

function Stars({ sums }: { sums: RatingSums }) {
  const words = useWords(ratingWords);
  // The most stars first, as ratings are read.
  const lines = useMemo(
    () => sums.stars.map((count, at) => ({ label: words.starCount(at + 1), front: count })).reverse(),
    [sums, words],
  );
  const plot = useMemo<PlotData>(() => ({ kind: 'rows', rows: lines }), [lines]);
  return (
    <Section title={words.starsGiven}>
      <StillPlot plot={plot} />
      <ShareTable
        caption={words.starsGiven}
        columns={[words.starsGiven, words.timesGiven, words.ofAll]}
        lines={lines.map(({ label, front }) => ({ label, count: front }))}
        of={sums.ratings}
        percentOf={words.percentOf}
        hasShortLabels
      />
    </Section>
  );
}

function Means({ sums: { means } }: { sums: RatingSums }) {
  const words = useWords(ratingWords);
  const plot = useMemo<PlotData>(
    () => ({
      kind: 'means',
      points: means.map(({ group, mean }) => ({ label: words.closedShort(group.closed_on), mean })),
    }),
    [means, words],
  );
  return (
    <Section title={words.overTime} lead={words.overTimeLead}>
      <StillPlot plot={plot} />
      <ScrollingTable caption={words.overTime}>
        <thead>
          <tr>
            <th scope="col">{words.group}</th>
            <th scope="col">{words.closedColumn}</th>
            <th scope="col" className={report.number}>
              {words.meanColumn}
            </th>
          </tr>
        </thead>
        <tbody>
          {means.map(({ group, mean }) => (
            <tr key={group.number}>
              <th scope="row" className={report.day}>
                {words.groupNumber(group.number)}
              </th>
              <td>{words.closedOn(group.closed_on)}</td>
              <td className={report.number}>{words.mean(mean)}</td>
            </tr>
          ))}
        </tbody>
      </ScrollingTable>
    </Section>
  );
}

function Tags({ sums: { tags, means, ratings } }: { sums: RatingSums }) {
  const words = useWords(ratingWords);
  const plot = useMemo<PlotData>(
    () => ({ kind: 'rows', rows: tags.map(({ tag, count }) => ({ label: tag, front: count })) }),
    [tags],
  );
  if (tags.length === 0) return null;
  return (
    <>
      <Section title={words.tagsTitle}>
        <StillPlot plot={plot} />
        <ShareTable
          caption={words.tagsTitle}
          columns={[words.tagColumn, words.timesGiven, words.ofAll]}
          lines={tags.map(({ tag, count }) => ({ label: tag, count }))}
          of={ratings}
          percentOf={words.percentOf}
        />
      </Section>
      <Section title={words.tagsByGroup}>
        <ScrollingTable caption={words.tagsByGroup}>
          <thead>
            <tr>
              <th scope="col">{words.group}</th>
              <th scope="col">{words.closedColumn}</th>
              <th scope="col">{words.tagsColumn}</th>
            </tr>
          </thead>
          <tbody>
            {means.map(({ group }) => (
              <tr key={group.number}>
                <th scope="row" className={report.day}>
                  {words.groupNumber(group.number)}
                </th>
                <td className={report.day}>{words.closedOn(group.closed_on)}</td>
                <td className={report.list}>
                  {group.tags.map(({ tag, count }) => `${tag} ${count}`).join(', ') || words.noTags}
                </td>
              </tr>
            ))}
          </tbody>
        </ScrollingTable>
      </Section>
    </>
  );
}

/** The newest group first. */
function Notes({ groups }: { groups: readonly RatingGroup[] }) {
  const words = useWords(ratingWords);
  const [most, setMost] = useState(groupsAtFirst);
  return (
    <Section title={words.notesTitle} lead={words.notesLead}>
      <ul className={css.groups}>
        {groups.slice(0, most).map(({ number, closed_on, notes, rude_notes = [] }) => (
          <li key={number}>
            <h3 className={report.subHeading}>
              {words.groupNumber(number)} · {words.closedOn(closed_on)}
            </h3>
            {notes.length === 0 ? (
              <p className={css.soft}>{words.noNotes}</p>
            ) : (
              <ul className={css.notes}>
                {notes.map((note, at) => (
                  <Note key={at} note={note} isRude={rude_notes.includes(at)} />
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {groups.length > most && (
        <div>
          <Button onClick={() => setMost(most + groupsAtFirst)}>{words.olderNotes}</Button>
        </div>
      )}
    </Section>
  );
}

/** A note; a rude one when its reader wants to read it. */
function Note({ note, isRude }: { note: string; isRude: boolean }) {
  const words = useWords(ratingWords);
  const [isShown, setShown] = useState(!isRude);
  if (isShown) {
    return (
      <li className={css.note} dir="auto">
        {note}
      </li>
    );
  }
  return (
    <li className={css.note}>
      {words.rudeNote} <Button onClick={() => setShown(true)}>{words.showNote}</Button>
    </li>
  );
}

import {
  type HostAppeal,
  type HostGame,
  type HostMessage,
  hostDecideAppeal,
  type Mark,
  sentenceMaxLength,
} from '@snug/contract';
import { markWorth } from '@snug/grading';
import { Banner, Button, TextInput, useAnnounce, useWords } from '@snug/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useHostClient } from '../host-client.ts';
import { soft } from '../type.css.ts';
import { useCommand } from '../use-command.ts';
import { type DeskRow, wholeMark } from './desk-rows.ts';
import type { WaitingGrade } from './grade-queue.ts';
import * as css from './row-appeal.css.ts';
import { nameOfMarks } from './use-desk.ts';
import { type DeskWords, deskWords } from './words.ts';

interface Props {
  readonly game: HostGame;
  readonly appeal: HostAppeal;
  readonly row: DeskRow;
  /** The row's grade that the server does not have. */
  readonly waiting: WaitingGrade | undefined;
  readonly isBlind: boolean;
  /** The grade that has been set to uphold it. The decision follows once the server has the grade: no team hears of one alone. */
  readonly upholding: Mark | undefined;
  /** Sets a grade for everyone with this answer, or forgets that one was to be set. */
  readonly onUphold: (mark: Mark | undefined) => void;
  readonly onTell: (message: HostMessage) => void;
}

/** An appeal beside the answer that it is about, with its decision. */
export function RowAppeal({ game, appeal, row, waiting, isBlind, upholding, onUphold, onTell }: Props) {
  const words = useWords(deskWords);
  const { call } = useHostClient();
  const announce = useAnnounce();
  const { busy, failure, run } = useCommand();
  const [reply, setReply] = useState(appeal.reply);
  const [isDeciding, setDeciding] = useState(appeal.state === 'open');
  /** Its grade is set and its decision did not arrive: it may be pressed again. */
  const [tried, setTried] = useState<Mark>();
  const team = game.teams.find(({ teamid }) => teamid === appeal.teamid)?.team_name ?? '';
  const name = isBlind ? words.aTeam : team;
  const isLow = shareOf(row) < 0.5;
  const isPending = busy || upholding !== undefined;
  // The buttons stay as they were pressed until the decision has come in: none changes under a finger.
  const offered = useRef(offersOf(row, tried));
  if (!isPending) offered.current = offersOf(row, tried);

  async function decide(upheld: boolean): Promise<void> {
    const params = { id: game.gameid, appeal: appeal.appeal_id };
    const decided = await run(() => call(hostDecideAppeal, { params, body: { upheld, reply } }));
    if (!decided) return;
    setTried(undefined);
    onTell({ type: 'HOST_APPEAL', appeal: decided.appeal });
    announce(upheld ? words.saidUpheld(name) : words.saidDeclined(name));
    setDeciding(false);
  }

  const isRefused = waiting?.state === 'refused';
  const isSet = upholding !== undefined && !waiting && row.marks !== undefined && wholeMark(row.marks) === upholding;
  useEffect(() => {
    if (!upholding || !(isSet || isRefused)) return;
    onUphold(undefined);
    if (!isSet) return;
    setTried(upholding);
    void decide(true);
  });

  return (
    <section className={css.appeal} aria-label={words.appealOf(name)}>
      <p className={css.appealReason}>
        <strong>{words.appealOf(name)}</strong> <q>{appeal.reason}</q>
      </p>
      {appeal.state !== 'open' && (
        <p className={soft}>
          {words.appealIs[appeal.state]}
          {appeal.reply !== '' && ` · ${appeal.reply}`}
          {appeal.state === 'upheld' && isLow && ` · ${words.upheldNotGraded(gradeOf(row, words))}`}
        </p>
      )}
      {isDeciding ? (
        <>
          <TextInput label={words.appealReply} value={reply} onChange={setReply} maxLength={sentenceMaxLength} />
          {failure && <Banner tone="danger">{failure}</Banner>}
          <Decisions
            row={row}
            offers={offered.current}
            busy={busy || (upholding !== undefined && waiting !== undefined)}
            onUphold={(offer) => (offer === 'as-it-is' ? decide(true) : onUphold(offer))}
            onDecline={() => decide(false)}
          />
        </>
      ) : (
        <div className={css.appealButtons}>
          <Button onClick={() => setDeciding(true)}>{words.decideAnew}</Button>
        </div>
      )}
    </section>
  );
}

/** With which grade an appeal is upheld; `as-it-is`: it is full already. */
type Offer = 'full' | 'half' | 'as-it-is';

/** Whoever is upheld gets more, unless they have everything. */
function offersOf(row: DeskRow, tried: Mark | undefined): readonly Offer[] {
  const share = shareOf(row);
  if (row.texts.length === 0) return [];
  if (share === 1) return ['as-it-is'];
  return share < 0.5 || tried === 'half' ? ['full', 'half'] : ['full'];
}

interface DecisionProps {
  readonly row: DeskRow;
  readonly offers: readonly Offer[];
  readonly busy: boolean;
  readonly onUphold: (offer: Offer) => void;
  readonly onDecline: () => void;
}

/** The decisions, each with the grade that goes with it. */
function Decisions({ row, offers, busy, onUphold, onDecline }: DecisionProps) {
  const words = useWords(deskWords);
  const id = useId();
  const hint = hintOf(row, offers, words);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not lay its buttons out in a row in every browser.
    <div role="group" className={css.appealButtons} aria-label={words.decision} aria-describedby={hint && id}>
      {offers.map((offer) => (
        <Button key={offer} busy={busy} onClick={() => onUphold(offer)}>
          {offer === 'as-it-is' ? words.uphold : words.upholdWith[offer]}
        </Button>
      ))}
      <Button busy={busy} onClick={onDecline}>
        {words.decline}
      </Button>
      {hint && (
        <p id={id} className={css.appealHint}>
          {hint}
        </p>
      )}
    </div>
  );
}

function hintOf({ teams }: DeskRow, [first]: readonly Offer[], words: DeskWords): string | undefined {
  if (!first) return words.upholdBlank;
  if (first === 'as-it-is') return words.upholdFull;
  return teams.length > 1 ? words.upholdForAll : undefined;
}

/** How much of its points a row's grade gives: 0 while it has none. */
function shareOf({ marks = [] }: DeskRow): number {
  return marks.length === 0 ? 0 : marks.reduce((sum, mark) => sum + markWorth[mark], 0) / marks.length;
}

function gradeOf({ marks }: DeskRow, words: DeskWords): string {
  return marks ? nameOfMarks(marks, words) : words.trailNothing;
}

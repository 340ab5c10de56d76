import type { HostGame, HostRound } from '@snug/contract';
import { useAnnounce, useWords } from '@snug/ui';
import { useRef, useState } from 'react';
import { type DeskRow, storedMarks } from './desk-rows.ts';
import type { GradeQueue, GradeWrite } from './grade-queue.ts';
import { type AcceptedSpelling, type UndoEntry, type UndoneGrade, undoStep } from './undo.ts';
import type { TakeBack } from './use-take-back.ts';
import { deskWords } from './words.ts';

interface Options {
  readonly game: HostGame;
  readonly round: HostRound;
  readonly queue: GradeQueue;
  readonly takeBack: TakeBack;
  /** Every row of the round, as it is shown. */
  readonly rows: readonly DeskRow[];
  /** Shows the answer of an undone grade, or of one that cannot be undone. */
  readonly onShow: (entry: UndoneGrade) => void;
}

/** What waits for the quizmaster's word, because the board is public. */
type Unconfirmed =
  | { readonly kind: 'send'; readonly writes: readonly GradeWrite[]; readonly said: string }
  | { readonly kind: 'undo' };

/** Grades are sent, and taken back in reverse order. */
export interface Grading {
  /** Whether a change waits for the quizmaster's word. */
  readonly isAsking: boolean;
  /** Why the last command did not do what its key says. */
  readonly note: string | undefined;
  setNote(note: string | undefined): void;
  /** Sends grades; `said` is announced then. On a public board it asks first. */
  send(writes: readonly GradeWrite[], said: string): void;
  undo(): void;
  /** A spelling is on the key now. */
  accepted(spelling: AcceptedSpelling): void;
  confirm(isSure: boolean): void;
}

export function useGrading({ game, round, queue, takeBack, rows, onShow }: Options): Grading {
  const words = useWords(deskWords);
  const announce = useAnnounce();
  const [unconfirmed, setUnconfirmed] = useState<Unconfirmed>();
  const [note, setNote] = useState<string>();
  const isConfirmed = useRef(false);
  const entries = useRef<UndoEntry[]>([]);
  const isFinal = game.state.status === 'finalized';
  const mustAsk = () => round.round_order <= (game.state.board_through ?? 0) && !isConfirmed.current;

  function send(writes: readonly GradeWrite[], said: string): void {
    setNote(undefined);
    if (writes.length === 0 || isFinal) return;
    if (mustAsk()) {
      setUnconfirmed({ kind: 'send', writes, said });
      return;
    }
    for (const write of writes) {
      const row = rows.find((each) => each.question_id === write.question_id && each.key === write.answer_key);
      const before = { marks: storedMarks(row), funny: row?.funny ?? false };
      entries.current.push({ kind: 'grade', ...write, ...before, text: row?.texts.join(', ') ?? '' });
    }
    queue.send(writes);
    announce(said);
  }

  function undo(): void {
    setNote(undefined);
    const entry = entries.current.at(-1);
    if (!entry || isFinal) return;
    if (entry.kind === 'accept') void undoAccept(entry);
    else undoGrade(entry);
  }

  async function undoAccept({ kind: _, ...spelling }: Extract<UndoEntry, { kind: 'accept' }>): Promise<void> {
    if (mustAsk()) {
      setUnconfirmed({ kind: 'undo' });
      return;
    }
    entries.current.pop();
    if (await takeBack(spelling)) announce(words.saidTakenOff(spelling.text));
    else setNote(words.acceptedStays(spelling.text));
  }

  function undoGrade(entry: UndoneGrade): void {
    const step = undoStep(entry, game.grades ?? [], queue);
    if (step.kind === 'send' && mustAsk()) {
      setUnconfirmed({ kind: 'undo' });
      return;
    }
    entries.current.pop();
    onShow(entry);
    if (step.kind === 'theirs') {
      setNote(words.notUndone(step.by, entry.text));
      return;
    }
    if (step.kind === 'send') queue.send([step.write]);
    else queue.drop(entry);
    announce(words.saidUndone(entry.text));
  }

  return {
    ...{ isAsking: unconfirmed !== undefined, note, setNote, send, undo },
    accepted: (spelling) => entries.current.push({ kind: 'accept', ...spelling }),
    confirm(isSure) {
      setUnconfirmed(undefined);
      if (!isSure || !unconfirmed) return;
      isConfirmed.current = true;
      if (unconfirmed.kind === 'undo') undo();
      else send(unconfirmed.writes, unconfirmed.said);
    },
  };
}

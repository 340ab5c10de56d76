import { guardedStorage, type KeyStore } from '@snug/client';
import { type HostRound, type HostTeam, tidyAnswers } from '@snug/contract';
import { type PaperDraft, paperDraft, paperSubmission } from './paper-round.ts';

/** Whose answers, of which round, of which game. */
export interface PaperPlace {
  readonly gameId: string;
  readonly round: HostRound;
  readonly team: HostTeam;
}

const browserStore = guardedStorage().local;

/** Keeps in this browser what has been typed for a team on paper, until the server has it. */
export function keepPaper(place: PaperPlace, draft: PaperDraft, store: KeyStore = browserStore): void {
  if (isWithServer(draft, place)) store.remove(keyOf(place));
  else store.set(keyOf(place), JSON.stringify(draft));
}

/** What was typed here and not handed in; undefined for nothing. */
export function keptPaper(place: PaperPlace, store: KeyStore = browserStore): PaperDraft | undefined {
  const text = store.get(keyOf(place));
  if (text === undefined) return undefined;
  const draft = readDraft(text, paperDraft(place.team, place.round));
  if (draft && !isWithServer(draft, place)) return draft;
  // It has come in after all, though its reply was lost; or nobody can read it.
  store.remove(keyOf(place));
  return undefined;
}

/** This has been handed in. What was typed since stays. */
export function forgetPaper(place: PaperPlace, sent: PaperDraft, store: KeyStore = browserStore): void {
  if (store.get(keyOf(place)) === JSON.stringify(sent)) store.remove(keyOf(place));
}

function keyOf({ gameId, round, team }: PaperPlace): string {
  return `snug_host_paper_${gameId}_${round.round_order}_${team.teamid}`;
}

/** The server folds what it is sent. */
function isWithServer(draft: PaperDraft, { round, team }: PaperPlace): boolean {
  const sent = (some: PaperDraft) => {
    const submission = paperSubmission(some, round);
    return JSON.stringify({ ...submission, answers: tidyAnswers(submission.answers, round.single_answer) });
  };
  return sent(draft) === sent(paperDraft(team, round));
}

/** A draft as it was stored; whatever is missing or damaged is as the server has it. */
function readDraft(text: string, before: PaperDraft): PaperDraft | undefined {
  try {
    const { answers = {}, doubled, clue } = JSON.parse(text);
    const typed = Object.entries<unknown>(answers).filter(
      (entry): entry is [string, string[]] =>
        Array.isArray(entry[1]) && entry[1].every((each) => typeof each === 'string'),
    );
    return {
      answers: { ...before.answers, ...Object.fromEntries(typed) },
      doubled: typeof doubled === 'boolean' ? doubled : before.doubled,
      clue: Number.isInteger(clue) ? clue : before.clue,
    };
  } catch {
    return undefined;
  }
}

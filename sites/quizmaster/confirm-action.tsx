import type { HostGame, HostRound } from '@snug/contract';
import { Dialog, type DialogButton, useWords } from '@snug/ui';
import { useLocation } from 'wouter';
import { deskPath } from './game-address.ts';
import { type HostAction, latestRound, openRound } from './host-game.ts';
import { numberWhenAsked, questionNumber } from './question-number.ts';
import { whatIsMissing } from './what-is-missing.ts';
import { type ConsoleWords, consoleWords } from './words.ts';

interface Props {
  readonly game: HostGame;
  /** The action to confirm; undefined when there is none. */
  readonly action: HostAction | undefined;
  readonly onConfirm: (action: HostAction) => void;
  readonly onClose: () => void;
}

/** The actions that always ask for confirmation, because no other action takes back all that they do. */
const always = ['recall', 'end-game', 'take-back', 'accept-late', 'reveal', 'finalize-game'] as const;
/** The first answer asks as all do; the others follow it. */
const first = ['tell'] as const;
/** These ask where teams have read the answers, or everybody has seen the board: neither can be unseen. */
const onceKnown = ['open-submissions', 'reopen-round'] as const;

type Confirmed = Extract<
  HostAction,
  { kind: (typeof always)[number] | (typeof first)[number] | (typeof onceKnown)[number] }
>;

export function needsConfirming(game: HostGame, { kind }: HostAction): boolean {
  const round = latestRound(game);
  if (round && isOneOf(onceKnown, kind)) return isTold(game, round) || isOnBoard(game, round);
  if (isOneOf(first, kind)) return round !== undefined && !isTold(game, round);
  return isOneOf(always, kind);
}

function isConfirmed(action: HostAction): action is Confirmed {
  return isOneOf(always, action.kind) || isOneOf(first, action.kind) || isOneOf(onceKnown, action.kind);
}

function isOneOf(kinds: readonly HostAction['kind'][], kind: HostAction['kind']): boolean {
  return kinds.includes(kind);
}

/** Whether the phones have the answers of the round. */
function isTold({ state }: HostGame, { round_order }: HostRound): boolean {
  return state.revealed?.includes(round_order) ?? false;
}

/** Whether the public board counts the round. */
function isOnBoard({ state }: HostGame, { round_order }: HostRound): boolean {
  return round_order <= (state.board_through ?? 0);
}

export function ConfirmAction({ game, action, onConfirm, onClose }: Props) {
  const words = useWords(consoleWords);
  const [, navigate] = useLocation();
  // What is asked stays asked, whatever another quizmaster does meanwhile.
  const asked = action && isConfirmed(action) ? action : undefined;
  const texts = asked && textsOf(game, asked, words);
  const run: DialogButton = { label: texts?.confirm ?? '', kind: 'danger', onClick: () => asked && onConfirm(asked) };
  const { toGrade } = texts ?? {};
  const grade: DialogButton = {
    label: words.gradeThem,
    kind: 'main',
    onClick: () => {
      onClose();
      if (toGrade !== undefined) navigate(deskPath(game.gameid, toGrade));
    },
  };
  return (
    <Dialog
      open={asked !== undefined}
      title={texts?.title ?? ''}
      buttons={[
        { label: texts?.cancel ?? words.notYet, kind: 'quiet', onClick: onClose },
        toGrade === undefined ? run : grade,
      ]}
      onClose={onClose}
    >
      {texts?.body.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Dialog>
  );
}

interface Texts {
  readonly title: string;
  /** A paragraph each. */
  readonly body: readonly string[];
  readonly confirm: string;
  readonly cancel?: string;
  /** The round whose grading comes first: until then the server refuses the action, which is not offered. */
  readonly toGrade?: number | undefined;
}

function textsOf(game: HostGame, action: Confirmed, words: ConsoleWords): Texts {
  switch (action.kind) {
    case 'recall': {
      const round = latestRound(game);
      const number = round && questionNumber(round, action.question.question_id);
      const title = words.recallTitle(number ?? numberWhenAsked(game.state));
      const body = [words.recallBody, ...whatIsKnown(game, words.againTold, words.againBoard)];
      return { title, body, confirm: words.recallConfirm, cancel: words.keepQuestion };
    }
    case 'open-submissions':
      return {
        title: words.openAgainTitle,
        body: whatIsKnown(game, words.againTold, words.againBoard),
        confirm: words.openAgainConfirm,
      };
    case 'reopen-round':
      return {
        title: words.reopenTitle(action.round.round_order),
        body: [words.reopenBody, ...whatIsKnown(game, words.reopenTold, words.reopenBoard)],
        confirm: words.reopenConfirm,
      };
    case 'end-game':
      return { title: words.endGameTitle, body: endGameBody(game, words), confirm: words.endGameConfirm };
    case 'take-back':
      return {
        title: words.takeBackTitle(action.team.team_name),
        body: [
          game.state.submissions_open ? words.takeBackOpen : words.takeBackClosed,
          ...whatChanges(game, action.round, words),
        ],
        confirm: words.takeBackConfirm,
        cancel: words.leaveIt,
      };
    case 'accept-late':
      return {
        title: words.acceptTitle(action.team.team_name),
        body: [isBeside(action) ? words.acceptBeside : words.acceptBody, ...whatChanges(game, action.round, words)],
        confirm: words.acceptConfirm,
      };
    case 'reveal':
      return {
        title: words.revealTitle(action.round.round_order),
        body: [words.revealBody],
        confirm: words.revealConfirm,
      };
    case 'tell':
      return {
        title: words.tellTitle(action.round.round_order),
        body: [words.tellBody],
        confirm: words.tellConfirm,
      };
    case 'finalize-game':
      return { title: words.finalizeTitle, confirm: words.finalizeConfirm, ...finalizeTexts(game, words) };
  }
}

/** Whether the late submission stands beside one that was handed in at the close. */
function isBeside({ team, round }: Extract<HostAction, { kind: 'accept-late' }>): boolean {
  return team.submitted[round.round_order]?.late === false;
}

/** What the room knows of the latest round, which takes answers again: the board then ends with the round before. */
function whatIsKnown(game: HostGame, told: string, board: (before: number) => string): string[] {
  const round = latestRound(game);
  if (!round) return [];
  return [...(isTold(game, round) ? [told] : []), ...(isOnBoard(game, round) ? [board(round.round_order - 1)] : [])];
}

function whatChanges(game: HostGame, round: HostRound, words: ConsoleWords): string[] {
  return isOnBoard(game, round) ? [words.boardChanges] : [];
}

function endGameBody(game: HostGame, words: ConsoleWords): string[] {
  const left = game.rounds.length - game.state.round_index - 1;
  const isMidRound = openRound(game) !== undefined;
  const { ungraded, unpublished } = whatIsMissing(game);
  return [
    left === 0 || isMidRound ? words.endGameBody : `${words.endGameEarly(left)} ${words.endGameBody}`,
    ...(ungraded.length > 0 ? [words.ungradedIn(ungraded)] : []),
    ...(unpublished.length > 0 ? [words.notOnBoard(unpublished)] : []),
  ];
}

/** Results are final only when all is graded, unless no board was ever published: then the game is scored elsewhere. */
function finalizeTexts(game: HostGame, words: ConsoleWords): Pick<Texts, 'body' | 'toGrade'> {
  const { ungraded, unpublished } = whatIsMissing(game);
  const hasBoard = (game.state.board_through ?? 0) > 0;
  if (hasBoard && ungraded.length > 0) {
    return { body: [words.ungradedIn(ungraded), words.finalizeLater], toGrade: ungraded[0] };
  }
  const isUnseen = !hasBoard && unpublished.length > 0;
  return { body: [words.finalizeBody, ...(isUnseen ? [words.finalizeUnseen] : [])] };
}

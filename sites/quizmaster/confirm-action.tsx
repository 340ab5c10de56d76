import type { HostGame } from '@snug/contract';
import { Dialog, useWords } from '@snug/ui';
import { type HostAction, latestRound, openRound } from './host-game.ts';
import { numberWhenAsked, questionNumber } from './question-number.ts';
import { type ConsoleWords, consoleWords } from './words.ts';

interface Props {
  readonly game: HostGame;
  /** The action to confirm; undefined when there is none. */
  readonly action: HostAction | undefined;
  readonly onConfirm: (action: HostAction) => void;
  readonly onClose: () => void;
}

/** The actions that ask for confirmation, because no other action undoes them. */
type Confirmed = Extract<HostAction, { kind: 'recall' | 'end-game' | 'take-back' | 'accept-late' }>;

export function needsConfirming(action: HostAction): action is Confirmed {
  return (['recall', 'end-game', 'take-back', 'accept-late'] as HostAction['kind'][]).includes(action.kind);
}

export function ConfirmAction({ game, action, onConfirm, onClose }: Props) {
  const words = useWords(consoleWords);
  const asked = action && needsConfirming(action) ? action : undefined;
  const { title = '', body, cancel = words.notYet, confirm = '' } = asked ? textsOf(game, asked, words) : {};
  return (
    <Dialog
      open={asked !== undefined}
      title={title}
      buttons={[
        { label: cancel, kind: 'quiet', onClick: onClose },
        { label: confirm, kind: 'danger', onClick: () => asked && onConfirm(asked) },
      ]}
      onClose={onClose}
    >
      <p>{body}</p>
    </Dialog>
  );
}

interface Texts {
  readonly title: string;
  readonly body: string;
  readonly confirm: string;
  readonly cancel?: string;
}

function textsOf(game: HostGame, action: Confirmed, words: ConsoleWords): Texts {
  switch (action.kind) {
    case 'recall': {
      const round = latestRound(game);
      const number = round && questionNumber(round, action.question.question_id);
      const title = words.recallTitle(number ?? numberWhenAsked(game.state));
      return { title, body: words.recallBody, confirm: words.recallConfirm, cancel: words.keepQuestion };
    }
    case 'end-game':
      return { title: words.endGameTitle, body: endGameBody(game, words), confirm: words.endGameConfirm };
    case 'take-back':
      return {
        title: words.takeBackTitle(action.team.team_name),
        body: game.state.submissions_open ? words.takeBackOpen : words.takeBackClosed,
        confirm: words.takeBackConfirm,
        cancel: words.leaveIt,
      };
    case 'accept-late':
      return {
        title: words.acceptTitle(action.team.team_name),
        body: isBeside(action) ? words.acceptBeside : words.acceptBody,
        confirm: words.acceptConfirm,
      };
  }
}

/** Whether the late submission stands beside one that was handed in at the close. */
function isBeside({ team, round }: Extract<HostAction, { kind: 'accept-late' }>): boolean {
  return team.submitted[round.round_order]?.late === false;
}

function endGameBody(game: HostGame, words: ConsoleWords): string {
  const left = game.rounds.length - game.state.round_index - 1;
  const isMidRound = openRound(game) !== undefined;
  return left === 0 || isMidRound ? words.endGameBody : `${words.endGameEarly(left)} ${words.endGameBody}`;
}

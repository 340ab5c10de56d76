import type { HostGame } from '@snug/contract';
import { Dialog, useWords } from '@snug/ui';
import { type HostAction, openRound } from './host-game.ts';
import { type ConsoleWords, consoleWords } from './words.ts';

interface Props {
  readonly game: HostGame;
  /** The action to confirm; undefined when there is none. */
  readonly action: HostAction | undefined;
  readonly onConfirm: (action: HostAction) => void;
  readonly onClose: () => void;
}

/** Whether an action asks for confirmation, because no other action undoes it. */
export function needsConfirming(action: HostAction): boolean {
  return action.kind === 'recall' || action.kind === 'end-game';
}

export function ConfirmAction({ game, action, onConfirm, onClose }: Props) {
  const words = useWords(consoleWords);
  const isRecall = action?.kind === 'recall';
  const confirm = () => action && onConfirm(action);
  return (
    <Dialog
      open={action !== undefined}
      title={isRecall ? words.recallTitle(action.question.question_index + 1) : words.endGameTitle}
      buttons={[
        { label: isRecall ? words.keepQuestion : words.notYet, kind: 'quiet', onClick: onClose },
        { label: isRecall ? words.recallConfirm : words.endGameConfirm, kind: 'danger', onClick: confirm },
      ]}
      onClose={onClose}
    >
      {isRecall ? <p>{words.recallBody}</p> : <p>{endGameBody(game, words)}</p>}
    </Dialog>
  );
}

function endGameBody(game: HostGame, words: ConsoleWords): string {
  const left = game.rounds.length - game.state.round_index - 1;
  const isMidRound = openRound(game) !== undefined;
  return left === 0 || isMidRound ? words.endGameBody : `${words.endGameEarly(left)} ${words.endGameBody}`;
}

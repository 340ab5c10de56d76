import { Banner, Button, uiWords, useWords } from '@snug/ui';
import type { TeamSelectionState } from './use-team-selection.ts';
import type { TeamSelectionWords } from './words.ts';

interface Props {
  readonly selection: TeamSelectionState;
  readonly say: TeamSelectionWords;
}

/** The player’s registered teams did not come, and are asked for again by a press (ERR-09). */
export function TeamsFailed({ selection, say }: Props) {
  const { retry } = useWords(uiWords);
  const again = (
    <Button busy={selection.asking} onClick={selection.askAgain}>
      {retry}
    </Button>
  );
  return (
    <Banner tone="danger" action={again}>
      {say.teamsFailed}
    </Banner>
  );
}

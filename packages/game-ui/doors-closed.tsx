import { Banner, useWords } from '@snug/ui';
import { doorsClosedWords } from './words.ts';

/** Nobody new comes in by the code, and who does still. It bars nobody: the server decides. */
export function DoorsClosed() {
  const say = useWords(doorsClosedWords);
  return <Banner tone="info">{say.closedDoors}</Banner>;
}

import { useEffect, useState } from 'react';

/**
 * Which of a round's answers is ticked off while the room looks, from 1; 0 for none. While they are told one by one the one that
 * came last, and the last of all stays it once there is nothing more to tell: until its page is left, `isInView` false.
 */
export function useNewest(round: number, count: number, isTelling: boolean, isInView: boolean): number {
  const [last, setLast] = useState({ round, count, isTelling, newest: isTelling ? count : 0 });
  if (round !== last.round || count !== last.count || isTelling !== last.isTelling) {
    const isLastOfAll = last.isTelling && round === last.round && count === last.count + 1;
    setLast({ round, count, isTelling, newest: isTelling || isLastOfAll ? count : 0 });
  }
  useEffect(() => {
    if (!isInView) setLast((now) => ({ ...now, newest: 0 }));
  }, [isInView]);
  return last.newest;
}

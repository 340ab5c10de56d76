import { useEffect } from 'react';
import { useHostClient } from '../host-client.ts';
import { gamesWithStoredGrades } from './grade-store.ts';

/** Sends the grades that an earlier page, or one that was signed out, could not send. Without any it loads nothing. */
export function useStoredGrades(): void {
  const { call } = useHostClient();
  useEffect(() => {
    if (gamesWithStoredGrades().length === 0) return;
    // Where the script does not load, the grades stay stored for the next page.
    import('./grade-queues.ts').then(({ gradeQueues }) => gradeQueues(call).sendStored()).catch(() => {});
  }, [call]);
}

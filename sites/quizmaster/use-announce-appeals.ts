import type { HostGame } from '@snug/contract';
import { useAnnounce, useWords } from '@snug/ui';
import { useEffect, useRef } from 'react';
import { consoleWords } from './words.ts';

/** Says politely which team has just contested a grade; `hidden` stands for its name where names are hidden. */
export function useAnnounceAppeals({ appeals = [], teams }: HostGame, hidden?: string): void {
  const words = useWords(consoleWords);
  const announce = useAnnounce();
  const known = useRef(new Set(appeals.map(({ appeal_id }) => appeal_id)));
  useEffect(() => {
    const added = appeals.filter(({ appeal_id, state }) => state === 'open' && !known.current.has(appeal_id));
    known.current = new Set(appeals.map(({ appeal_id }) => appeal_id));
    for (const appeal of added) {
      const { team_name = '' } = teams.find(({ teamid }) => teamid === appeal.teamid) ?? {};
      announce(words.saidNewAppeal(hidden ?? team_name));
    }
  }, [appeals, teams, hidden, announce, words]);
}

import type { Grade, HostGame } from '@snug/contract';
import { answerNameOf, gradesByAnswer } from '@snug/grading';
import { useAnnounce, useWords } from '@snug/ui';
import { useEffect, useRef } from 'react';
import type { GradeQueue } from './grade-queue.ts';
import { nameOfMarks } from './use-desk.ts';
import { deskWords } from './words.ts';

/** Says what another grader has graded: one answer by its name, several by their number. */
export function useAnnounceGrades(game: HostGame, queue: GradeQueue): void {
  const words = useWords(deskWords);
  const announce = useAnnounce();
  const before = useRef(game.grades);
  useEffect(() => {
    const theirs = newGrades(before.current ?? [], game.grades ?? []).filter((grade) => !queue.isOwn(grade));
    before.current = game.grades;
    const [first] = theirs;
    if (!first) return;
    if (theirs.length > 1) return announce(words.saidTheirGrades(first.by, theirs.length));
    const mark = first.marks ? nameOfMarks(first.marks, words) : words.trailNothing;
    announce(words.saidTheirGrade(first.by, first.answer_key.replaceAll('\n', ', '), mark));
  }, [game.grades, queue, announce, words]);
}

/** Grades that were not there, or that have been set anew: with other marks, not only called funny. */
function newGrades(before: readonly Grade[], after: readonly Grade[]): Grade[] {
  const known = gradesByAnswer(before);
  return after.filter((grade) => {
    const { version, marks } = known.get(answerNameOf(grade)) ?? { version: 0, marks: null };
    return version < grade.version && JSON.stringify(marks) !== JSON.stringify(grade.marks);
  });
}

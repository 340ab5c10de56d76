import { memoryStorage } from '@snug/client';
import { createTeamNames } from '@snug/client/team-names';
import { chanceOf, pickOf } from './chance.ts';

/**
 * What goes wrong at a table, so that a quizmaster sees it once: one hands in late, one forgets to, one loses its line in the
 * middle of a round, one spells badly.
 */
export type Habit = 'steady' | 'late' | 'forgetful' | 'offline' | 'misspelling';

/** A table of bots before it sits down. */
export interface TablePlan {
  readonly name: string;
  readonly captain: string;
  /** Who joins the captain's team, and suggests answers. */
  readonly members: readonly string[];
  /** How often it knows an answer: from 0 to 1. */
  readonly skill: number;
  readonly habit: Habit;
}

const firstNames = `
Amelia Arjun Bea Ben Bruno Carmen Cathy Chen Clara Dev Diego Dora Edie Elif Emma Farid Finn Gemma Greta Hana Hugo Ida Imran
Ines Iris Jack Jonas Josie Kofi Lars Leila Lena Leo Luca Maeve Malik Marta Mei Mia Nadia Nico Noor Olive Omar Oona Pablo
Petra Priya Quentin Rafa Rosa Ruth Sami Sofia Stan Tara Theo Tomas Uma Vera Victor Wanda Xavi Yara Yusuf Zoe
`
  .trim()
  .split(/\s+/);

/** Each habit once, then steady tables. */
const habits: readonly Habit[] = ['steady', 'late', 'misspelling', 'offline', 'forgetful'];
/** The weakest table still knows two in five; the best misses one in ten. */
const skillLeast = 0.4;
const skillMost = 0.9;
/** Every second table has somebody with a phone of their own beside the captain. */
const memberEvery = 2;

/** The tables of a night: their names are those that the site proposes to people, and none is there twice. */
export function planTables(seed: string, count: number): TablePlan[] {
  let drawn = 0;
  const newName = createTeamNames({
    storage: memoryStorage(),
    random: { fraction: () => chanceOf(seed, 'team name', drawn++) },
  });
  const names = new Set<string>();
  while (names.size < count) names.add(newName());
  const people = firstNames.toSorted((one, other) => chanceOf(seed, one) - chanceOf(seed, other));
  const person = (n: number) => people[n % people.length] ?? 'Sam';
  return [...names].map((name, n) => ({
    name,
    captain: person(2 * n),
    members: n % memberEvery === 1 ? [person(2 * n + 1)] : [],
    skill: skillLeast + (skillMost - skillLeast) * chanceOf(seed, 'skill', n),
    habit: habits[n] ?? pickOf(['steady', 'steady', 'misspelling'] as const, seed, 'habit', n) ?? 'steady',
  }));
}

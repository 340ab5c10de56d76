import { type GamePerson, guestName } from '@snug/contract';
import { Badge, MenuButton, type MenuItem, StateDot, useWords } from '@snug/ui';
import * as css from './teams.css.ts';
import { type TeamsWords, teamsWords } from './words.ts';

interface Props {
  readonly person: GamePerson;
  readonly team: string;
  readonly items: readonly MenuItem[];
}

/** Somebody on a team: the name, whether their phone is there, and what can be done. */
export function PersonRow({ person, team, items }: Props) {
  const words = useWords(teamsWords);
  const name = nameOf(person, words);
  return (
    <li className={css.person}>
      <Who person={person} />
      {items.length > 0 && (
        <span className={css.personMenu}>
          <MenuButton label={words.moreAboutPerson(name, team)} items={items} />
        </span>
      )}
    </li>
  );
}

/** A name with everything that is known of whoever has it. */
export function Who({ person }: { person: GamePerson }) {
  const words = useWords(teamsWords);
  return (
    <span className={css.who}>
      <span className={css.personName}>
        <bdi>{nameOf(person, words)}</bdi>
      </span>
      {person.is_captain && <Badge tone="brand">{words.captain}</Badge>}
      {!person.registered && <Badge>{words.noAccount}</Badge>}
      <span className={css.state}>
        <StateDot tone={person.online ? 'good' : 'quiet'}>{person.online ? words.here : words.away}</StateDot>
      </span>
      {person.rude && <span className={css.soft}>{words.rudePerson}</span>}
    </span>
  );
}

/** Guests have one name, which each language has its own word for. */
export function nameOf({ player_name }: GamePerson, words: TeamsWords): string {
  return player_name === guestName ? words.guestPlayer : player_name;
}

import type { GamePerson, HostTeam } from '@snug/contract';
import { MenuButton, type MenuItem, StateDot, useRescueFocus, useWords } from '@snug/ui';
import { useEffect, useRef, useState } from 'react';
import { PersonRow } from './person-row.tsx';
import { RenameForm } from './rename-form.tsx';
import { RudeName } from './rude-name.tsx';
import type { TeamQuestion } from './team-dialogs.tsx';
import * as css from './teams.css.ts';
import type { TeamCommands } from './use-team-commands.ts';
import { teamsWords } from './words.ts';

interface Props {
  readonly team: HostTeam;
  /** Undefined until they are loaded. */
  readonly members: readonly GamePerson[] | undefined;
  /** Whether there is another team: to merge with, or to move to. */
  readonly hasOthers: boolean;
  /** The game is over: its teams stay as they are, names aside. */
  readonly isOver: boolean;
  readonly commands: TeamCommands;
  readonly onAsk: (question: TeamQuestion) => void;
}

/** A team of tonight: its name, its phones, who is on it, and what the quizmaster may do with it. */
export function TeamCard({ team, members = [], hasOthers, isOver, commands, onAsk }: Props) {
  const words = useWords(teamsWords);
  const [isRenaming, setRenaming] = useState(false);
  const menu = useRef<HTMLButtonElement>(null);
  const card = useRef<HTMLLIElement>(null);
  useRescueFocus(card);
  const { team_name, paper, online = 0, player_count } = team;
  const { busy } = commands;

  // The form that had the focus is gone: it goes back to where the form was opened.
  const wasRenaming = useRef(false);
  useEffect(() => {
    if (wasRenaming.current && !isRenaming) menu.current?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);

  async function save(name: string): Promise<void> {
    if (await commands.rename(team, name)) setRenaming(false);
  }

  const kick: MenuItem = { label: words.kick, kind: 'danger', onSelect: () => onAsk({ kind: 'kick', team }) };
  const ofTeam: readonly MenuItem[] = [
    { label: words.renameTeam, onSelect: () => setRenaming(true) },
    ...(hasOthers && !isOver ? [{ label: words.mergeInto, onSelect: () => onAsk({ kind: 'merge', team }) }] : []),
    ...(isOver ? [] : [kick]),
  ];
  const ofPerson = (person: GamePerson): MenuItem[] => {
    if (isOver) return [];
    const captain: MenuItem = { label: words.makeCaptain, onSelect: () => commands.makeCaptain(person, team) };
    const move: MenuItem = { label: words.moveTo, onSelect: () => onAsk({ kind: 'move', person, from: team }) };
    return [
      ...(!person.is_captain && person.registered ? [captain] : []),
      ...(hasOthers && person.registered ? [move] : []),
      { label: words.takeOff, kind: 'danger', onSelect: () => onAsk({ kind: 'off', person, from: team }) },
    ];
  };

  return (
    <li ref={card} className={css.card}>
      <div className={css.head}>
        <div className={css.names}>
          {isRenaming ? (
            <RenameForm team={team} busy={busy} onSave={save} onClose={() => setRenaming(false)} />
          ) : (
            <h3 className={css.name}>
              <bdi>{team_name}</bdi>
            </h3>
          )}
          <span className={css.state}>
            {paper ? (
              <StateDot tone="quiet">{words.onPaperTeam}</StateDot>
            ) : (
              <StateDot tone={online > 0 ? 'good' : 'quiet'}>{words.phonesHere(online, player_count)}</StateDot>
            )}
          </span>
        </div>
        <span className={css.menu}>
          <MenuButton elementRef={menu} label={words.moreAboutTeam(team_name)} items={unless(busy, ofTeam)} />
        </span>
      </div>
      <RudeName team={team} commands={commands} />
      {members.length > 0 && (
        <ul className={css.people}>
          {members.map((person) => (
            <PersonRow
              key={person.player_code}
              person={person}
              team={team_name}
              items={unless(busy, ofPerson(person))}
            />
          ))}
        </ul>
      )}
    </li>
  );
}

/** Items that say by their look that a command is on its way. The menu's button stays enabled, and so keeps the focus. */
function unless(busy: boolean, items: readonly MenuItem[]): readonly MenuItem[] {
  return busy ? items.map((item) => ({ ...item, disabled: true })) : items;
}

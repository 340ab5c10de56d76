import type { HostGame, HostQuestion, HostRound } from '@snug/contract';
import { countedTeams } from '@snug/grading';
import { useWords } from '@snug/ui';
import type { ReactNode } from 'react';
import { countRight, groupAnswers } from './answer-groups.ts';
import { askedWord } from './asked-word.ts';
import { type HostAction, isOver } from './host-game.ts';
import { LateTeams } from './late-teams.tsx';
import { questionNumber } from './question-number.ts';
import * as css from './round-panel.css.ts';
import type { Choice } from './selection.ts';
import { submissionsOf } from './team-progress.ts';
import { type ConsoleWords, consoleWords } from './words.ts';

interface RoundProps {
  readonly game: HostGame;
  readonly round: HostRound;
  readonly onChoose: (choice: Choice) => void;
}

interface RoundPanelProps extends RoundProps {
  readonly busy: boolean;
  readonly onRun: (action: HostAction) => void;
}

/** An overview of a round: how many teams are in, and how many answered each question right. */
export function RoundPanel({ game, round, busy, onRun, onChoose }: RoundPanelProps) {
  const words = useWords(consoleWords);
  const over = isOver(game, round);
  return (
    <Glance
      title={over ? words.betweenTitle(round.round_order) : round.title}
      lead={over ? inSentence(game, round, words) : round.player_instructions}
    >
      <LateTeams game={game} round={round} busy={busy} onRun={onRun} />
      <QuestionLines game={game} round={round} onChoose={onChoose} />
    </Glance>
  );
}

/** The overview after the game: every round with how many teams were in. */
export function EndedPanel({ game, onChoose }: { game: HostGame; onChoose: (choice: Choice) => void }) {
  const words = useWords(consoleWords);
  return (
    <Glance title={words.endedTitle} lead={words.ended}>
      <ol className={css.lines}>
        {game.rounds.map((round) => (
          <li key={round.round_id}>
            <button type="button" className={css.line} onClick={() => onChoose({ round_id: round.round_id })}>
              <span className={css.number}>{round.round_order}</span>
              <span className={css.lineText}>{round.title}</span>
              <span className={css.lineEnd}>{inSentence(game, round, words)}</span>
            </button>
          </li>
        ))}
      </ol>
    </Glance>
  );
}

function Glance({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className={css.glance}>
      <h2 className={css.title}>{title}</h2>
      {lead !== '' && <p className={css.lead}>{lead}</p>}
      {children}
    </div>
  );
}

function QuestionLines({ game, round, onChoose }: RoundProps) {
  const words = useWords(consoleWords);
  return (
    <ol className={css.lines}>
      {round.questions.map((question) => (
        <li key={question.question_id}>
          <button
            type="button"
            className={css.line}
            onClick={() => onChoose({ round_id: round.round_id, question_id: question.question_id })}
          >
            <span className={css.number}>{questionNumber(round, question.question_id) ?? '–'}</span>
            <span className={css.lineText}>
              {question.question_text}
              <span className={css.lineKey}>{question.accepted.map(([first]) => first).join(', ')}</span>
            </span>
            <span className={css.lineEnd}>{standing(game, round, question, words)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

function standing(game: HostGame, round: HostRound, question: HostQuestion, words: ConsoleWords): string {
  if (!round.asked.includes(question.question_id)) return askedWord(game, round, question.question_id, words);
  // The clues of a round share one answer, which is counted at the last question.
  if (round.single_answer && question.question_id !== round.asked.at(-1)) return '';
  const { right, all } = countRight(groupAnswers(game, round, question));
  return all === 0 ? '' : words.overviewOnKey(right, all);
}

/** For example `12 of 14 teams in · 1 late`. */
function inSentence(game: HostGame, round: HostRound, words: ConsoleWords): string {
  const { inTime, late } = submissionsOf(game, round);
  const parts = [words.inCount(inTime, countedTeams(game).length)];
  return (late === 0 ? parts : [...parts, words.lateCount(late)]).join(' · ');
}

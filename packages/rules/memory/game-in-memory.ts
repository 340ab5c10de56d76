import type { NewSuggestion, Rating, ShortLink, WriteOf } from '../decision.ts';
import type { Game, GameState } from '../state/game-state.ts';
import type {
  FinalResult,
  StoredAdjustment,
  StoredAppeal,
  StoredGrade,
  StoredGradeChange,
} from '../state/graded-game.ts';
import type { GameTeam, Invite, Player } from '../state/people.ts';
import type { Ballot, Shot, StoredVote } from '../state/photos.ts';
import type { RegisteredTeam, TeamInvite, TeamMember } from '../state/registered-team.ts';
import type { Answer, Submission } from '../state/team-round.ts';
import type { PlayersGame } from '../views/game.ts';
import type { OwnAccount } from '../views/player.ts';

/** One game with everything that the rules know. Rows are in the order of their insertion, and are replaced, never changed. */
export interface GameInMemory extends Pick<PlayersGame, 'venue' | 'hosts'> {
  game: Game;
  rounds: GameState['rounds'];
  questions: GameState['questions'];
  readonly teams: GameTeam[];
  readonly players: Player[];
  readonly invites: Invite[];
  readonly shortLinks: ShortLink[];
  readonly answers: Answer[];
  readonly answerWrites: WriteOf<'question_id'>[];
  readonly suggestions: NewSuggestion[];
  readonly doubles: { readonly teamid: string; readonly round_id: string; readonly doubled: boolean }[];
  readonly doubleWrites: WriteOf<'round_id'>[];
  readonly submissions: Submission[];
  readonly ratings: Rating[];
  readonly grades: StoredGrade[];
  readonly gradeChanges: StoredGradeChange[];
  readonly adjustments: StoredAdjustment[];
  readonly appeals: StoredAppeal[];
  readonly finalResults: FinalResult[];
  /** The action shots that are not deleted. */
  readonly shots: Shot[];
  readonly votes: StoredVote[];
  readonly ballots: Ballot[];

  readonly accounts: OwnAccount[];
  readonly registeredTeams: RegisteredTeam[];
  readonly teamMembers: TeamMember[];
  readonly teamInvites: TeamInvite[];
}

/** A game without players. */
export function newGameInMemory(
  opening: Pick<GameInMemory, 'game' | 'rounds' | 'questions' | 'venue' | 'hosts'>,
): GameInMemory {
  return {
    ...opening,
    teams: [],
    players: [],
    invites: [],
    shortLinks: [],
    answers: [],
    answerWrites: [],
    suggestions: [],
    doubles: [],
    doubleWrites: [],
    submissions: [],
    ratings: [],
    grades: [],
    gradeChanges: [],
    adjustments: [],
    appeals: [],
    finalResults: [],
    shots: [],
    votes: [],
    ballots: [],
    accounts: [],
    registeredTeams: [],
    teamMembers: [],
    teamInvites: [],
  };
}

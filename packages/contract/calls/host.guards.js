import { GameHead } from '../guards/parts/game-head.ts';
import { GameKind } from '../guards/parts/game-kind.ts';
import { Host } from '../guards/parts/host.ts';
import { HostState } from '../guards/parts/host-state.ts';
import { RevealedRound } from '../guards/parts/revealed-round.ts';
import { SubmittedRound } from '../guards/parts/submitted-round.ts';
export const hostAcceptLate = { status: 0 };
export const hostAsk = { state: HostState };
export const hostCloseSubmissions = { state: HostState };
export const hostEndGame = { state: HostState };
export const hostEndRound = { state: HostState };
export const hostFeedback = ['array', { stars: 2, tags: ['array', 0], notes: 0, player_name: 0, at: 0 }];
export const hostFinalizeGame = { state: HostState };
export const hostGames = ['array', GameHead];
export const hostKickTeam = { status: 0 };
export const hostLoadGame = {
    gameid: 0,
    code: 0,
    kind: GameKind,
    title: 0,
    venue: 0,
    date: 0,
    status: 0,
    join_url: 0,
    rounds: [
        'array',
        {
            round_id: 0,
            round_order: 2,
            title: 0,
            subtitle: 0,
            player_instructions: 0,
            matches: ['array', 0],
            single_answer: 1,
            double_or_nothing: 1,
            handout: 0,
            tiebreaker: 1,
            question_count: 2,
            questions: [
                'array',
                {
                    question_id: 0,
                    question_index: 2,
                    question_text: 0,
                    num_answers: 2,
                    image: 0,
                    image_alt: 0,
                    source: 0,
                    matches: ['array', 0],
                    accepted: ['array', ['array', 0]],
                    notes: 0,
                },
            ],
            asked: ['array', 0],
        },
    ],
    state: HostState,
    teams: [
        'array',
        {
            teamid: 0,
            kt_team_id: 0,
            team_name: 0,
            captain_name: 0,
            player_count: 2,
            answered: 2,
            submitted: ['record', SubmittedRound],
        },
    ],
    watcher_count: 2,
    last_msg_id: 2,
    epoch: 0,
};
export const hostMe = Host;
export const hostNewGame = { game_id: 0, code: 0 };
export const hostNudge = { status: 0, thinking: 2 };
export const hostOpenSubmissions = { state: HostState };
export const hostRecall = { state: HostState };
export const hostRenameTeam = { status: 0 };
export const hostReopenGame = { state: HostState };
export const hostResetSubmission = { status: 0 };
export const hostReveal = { status: 0, round: RevealedRound };
export const hostSetTips = { status: 0 };
export const hostSignIn = { token: 0, host: Host };
export const hostSignOut = { status: 0 };
export const hostStartRound = { state: HostState };

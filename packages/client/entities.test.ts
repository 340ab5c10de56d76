import { readFileSync } from 'node:fs';
import * as contract from '@snug/contract/shapes';
import { expect, test } from 'vitest';

const markdown = readFileSync(new URL('../../tests/requirements.md', import.meta.url), 'utf8');

/** The part of a shape that these tests read. */
interface Fields {
  readonly shape: Readonly<Record<string, unknown>>;
}

/**
 * The shapes that a player's browser exchanges, by the fields that the rows name. Without `loading`, which belongs to a
 * screen (OPEN-96), and without a player's `client_id`, which is sent only to its own device (H43, ENTITY-FOUND).
 */
const carried: readonly (readonly [row: string, fields: string, shapes: readonly Fields[]])[] = [
  [
    'ENTITY-PLAYER',
    'player_name name email phone playerid player_code is_captain profile_img team_code status joined requested',
    [contract.Me],
  ],
  ['ENTITY-TOKEN', 'player_name email phone', [contract.TokenClaims]],
  [
    'ENTITY-TEAM',
    'teamid kt_team_id team_code team_name team_slogan team_image owner members players in_game my_team restrict_editing no_requests num_players invites',
    [contract.Team, contract.RegisteredTeam],
  ],
  ['ENTITY-MEMBER', 'playerid joined requested', [contract.TeamMember]],
  ['ENTITY-INVITE', 'inviteBy email phone playerid team_code inviter inviter_name team_name', [contract.Invite]],
  ['ENTITY-INVITE-b', 'urlid long_url', [contract.getInviteTokenShapes.reply, contract.shortUrlShapes.reply]],
  [
    'ENTITY-GAME',
    'gameid code kt_id date title venue status submitted suggested me team game_teams',
    [contract.GameView],
  ],
  [
    'ENTITY-GAME-b',
    'round_index round submissions_open game_started host_venmo private_event invites feedback_eligible niceTitle',
    [contract.GameView],
  ],
  ['ENTITY-STUB', 'gameid title venue date status invite spectator declined team', [contract.GameStub]],
  [
    'ENTITY-ROUND',
    'round_id round_order title subtitle player_instructions asked matches single_answer double_or_nothing doubled handout tiebreaker submitted',
    [contract.Round],
  ],
  [
    'ENTITY-QUESTION',
    'question_id question_text num_answers image source answers suggestions question_index',
    [contract.TeamQuestion],
  ],
  ['ENTITY-SUBMITTED', 'doubled answers single_answer title round_id', [contract.SubmittedRound]],
  ['ENTITY-FEEDBACK', 'userid player_code stars tags notes', [contract.HostFeedback]],
  ['ENTITY-SURVEY', 'surveyid question_text options count survey', [contract.Survey, contract.NextSurvey]],
  ['ENTITY-AD', 'link image text', [contract.Ad]],
  ['ENTITY-IMAGE', 'url orientation image_code', [contract.Image]],
  ['ENTITY-SEARCH', 'success on_team message requested invited', [contract.TeamSearch]],
  ['ENTITY-FOUND', 'game found_player', [contract.FoundGame]],
];

test.each(carried)('%s carries %s', (row, fields, shapes) => {
  const [text = ''] = new RegExp(`^\\| ${row} \\|.*$`, 'm').exec(markdown) ?? [];
  const own = new Set(shapes.flatMap(({ shape }) => Object.keys(shape)));
  for (const field of fields.split(' ')) {
    expect(text, row).toMatch(new RegExp(`\\b${field}\\b`));
    expect(own, row).toContain(field);
  }
});

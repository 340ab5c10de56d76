import type { details } from '../../foundation/refusals.ts';

type Detail = keyof typeof details;

/** What a person reads about a call at /api/docs and no program needs: so it is in no browser. */
export interface CallNotes {
  readonly summary: string;
  /** What it may refuse beyond what every call of its kind may, by status. */
  readonly refusals?: Readonly<Record<number, readonly Detail[]>>;
}

export interface Family {
  readonly name: string;
  readonly about: string;
  readonly calls: Readonly<Record<string, CallNotes>>;
}

/** Where a player is to be put on a team, or a team into a game. */
const bringing = {
  400: ['teamNameNeeded', 'nameNeeded'],
  403: ['guestCannotJoin', 'notYourTeam', 'takenOffTeam', 'loginNeeded'],
  409: ['alreadyOnTeam', 'teamNameTaken', 'gameEnded'],
  429: ['tooManyInvites'],
} as const;
/** A sent code or letter. */
const sending = { 429: ['codeJustSent', 'tooManyCodes', 'tooMany'], 503: ['cannotSend', 'noTextsLeft'] } as const;
const tying = {
  403: ['loginNeeded', 'notYourTeam'],
  409: ['alreadyRegistered', 'teamPlaysHere', 'gameEnded'],
} as const;
const uploading = {
  400: ['noFile', 'oneFile'],
  409: ['tooManyImages', 'tooManyImageBytes'],
  413: ['imageTooLarge', 'imageTooManyPixels'],
  415: ['imageNeeded', 'notAnImage', 'imageUnreadable'],
} as const;
const uploadingAvatar = { ...uploading, 415: ['imageNeeded', 'notAnAvatar', 'imageUnreadable'] } as const;
const deleting = { 403: ['imageNotYours'], 404: ['imageNotFound'] } as const;
const inRound = { 404: ['roundNotFound'], 409: ['gameEnded', 'noRound'] } as const;
const ofQuestion = { 404: ['questionNotFound'], 409: ['gameEnded', 'noRound'] } as const;

/** Every call with its one sentence, by family. A unit test holds it to the calls that there are. */
export const families: readonly Family[] = [
  {
    name: 'session',
    about: 'Who somebody is: one-time codes, tokens, names and contacts.',
    calls: {
      getVersion: { summary: 'The version that serves.' },
      contactCheck: {
        summary: 'Whether a contact is known.',
        refusals: { 400: ['contactNeeded'], 429: ['tooMany'] },
      },
      registerPlayer: {
        summary: 'Sends a one-time code to a contact. playerid names this challenge, not the player.',
        refusals: { ...sending, 400: ['contactNeeded', 'nameNeeded'] },
      },
      validateCode: {
        summary: 'Trades the code for a token, in message.',
        refusals: { 400: ['wrongCode'], 429: ['tooMany'] },
      },
      updateToken: {
        summary:
          'Signs the caller’s present fields anew, in message; also trades the token of a sent link for a login.',
        refusals: { 403: ['loginNeeded'] },
      },
      nameCheck: {
        summary: 'success when the player has a display name (message may be a new token), else no-name.',
      },
      setName: {
        summary: 'Saves the display name; message is a new token.',
        refusals: { 400: ['nameNeeded'], 403: ['codeLoginNeeded'] },
      },
      addContact: {
        summary: 'Begins to add or change a contact of the caller’s: a code is sent.',
        refusals: { ...sending, 400: ['contactNeeded'], 403: ['codeLoginNeeded'], 409: ['contactIsYours'] },
      },
      confirmContact: {
        summary: 'Attaches the contact whose code this is; message is a new token.',
        refusals: { ...sending, 400: ['wrongCode'], 403: ['codeLoginNeeded'], 409: ['contactTaken'] },
      },
      logout: {
        summary: 'Revokes the caller’s token; the client’s game players stay.',
        refusals: { 400: ['clientIdOther'] },
      },
    },
  },
  {
    name: 'games',
    about: 'Finding a game, getting into it, and everything a phone may see of it.',
    calls: {
      findGame: {
        summary: 'The open game with this code, and the player this device was in it.',
        refusals: { 404: ['unknownCode'], 429: ['tooMany'] },
      },
      gameExists: {
        summary: 'Whether a game with this code can be joined now; any origin may ask.',
        refusals: { 429: ['tooMany'] },
      },
      listGames: { summary: 'The caller’s current games.' },
      joinWithCode: {
        summary: 'Joins with a team, new or registered, the caller as its captain.',
        refusals: { ...bringing, 404: ['unknownCode'] },
      },
      joinGame: {
        summary: 'Joins the team with this code, or watches when there is none.',
        refusals: {
          400: ['nameNeeded'],
          403: ['guestCannotJoin', 'badTeamCode', 'takenOffTeam', 'guestTeam'],
          409: ['alreadyOnTeam', 'gameEnded'],
        },
      },
      newPlayer: {
        summary: 'Makes a separate player of this game for a fresh client id.',
        refusals: { 400: ['clientIdOther'], 409: ['gameEnded'] },
      },
      loadGame: { summary: 'The game as the caller may see it: 403 when not in it, 404 when there is none.' },
      leaveGame: { summary: 'Leaves the game, and with it the team.' },
      addTeam: {
        summary: 'Brings the caller’s team, new or registered, into the game they watch, the caller as its captain.',
        refusals: bringing,
      },
    },
  },
  {
    name: 'people',
    about: 'Getting onto a team in a game and off it.',
    calls: {
      askToJoin: {
        summary: 'Asks a team’s captain to be let in; the caller is pending-join until answered.',
        refusals: {
          400: ['clientIdOther', 'nameNeeded'],
          403: ['loginNeeded', 'guestTeam'],
          409: ['alreadyOnTeam', 'emptyTeam', 'gameEnded'],
        },
      },
      cancelJoinRequest: {
        summary: 'Takes that back: the caller watches again.',
        refusals: { 400: ['clientIdOther'] },
      },
      answerJoinRequest: {
        summary: 'The captain lets somebody in or turns them away.',
        refusals: { 403: ['guestTeam'], 409: ['requestGone', 'gameEnded'] },
      },
      dropPlayer: {
        summary: 'Leaves the team, or kicks a teammate, which the captain may.',
        refusals: { 403: ['captainOnly'], 404: ['notOnTeam'] },
      },
      promoteCaptain: {
        summary: 'Passes captaincy to a registered member.',
        refusals: { 403: ['registeredOnly', 'captainChanged'], 404: ['notOnTeam'] },
      },
    },
  },
  {
    name: 'teams in a game',
    about: 'A team in a game and the registered team that it is.',
    calls: {
      registerTeam: { summary: 'Ties a team in a game to a registered team of the caller.', refusals: tying },
      upgradeTeam: {
        summary: 'Turns a guest team in a game into a registered team of the caller.',
        refusals: tying,
      },
      renameTeam: {
        summary: 'The captain gives a guest team another name in this game.',
        refusals: {
          400: ['teamNameNeeded'],
          403: ['captainChanged'],
          409: ['teamNameTaken', 'renamedOnPage', 'gameEnded'],
        },
      },
    },
  },
  {
    name: 'invites',
    about: 'Bringing in the rest of the table.',
    calls: {
      inviteToTeam: {
        summary: 'The captain invites somebody by email, phone or playerid.',
        refusals: {
          400: ['contactNeeded'],
          403: ['loginNeeded'],
          409: ['alreadyOnYourTeam', 'gameEnded'],
          429: ['tooManyInvites'],
        },
      },
      cancelInvite: {
        summary: 'The captain takes an invite back.',
        refusals: { 400: ['contactNeeded'], 404: ['inviteNotFound'] },
      },
      declineInvite: {
        summary: 'The invitee declines.',
        refusals: { 403: ['loginNeeded'], 404: ['inviteNotFound'] },
      },
      generateInviteToken: {
        summary: 'Makes a new invite token and the short link to its screen; the one before ends.',
        refusals: { 403: ['loginNeeded'], 409: ['gameEnded'] },
      },
      getInviteToken: {
        summary: 'The short link of the current invite token; 404 when there is none.',
        refusals: { 404: ['noInviteLink'] },
      },
      checkInvite: {
        summary:
          'What an invite token says, if it is genuine and its invite still open; asked before any of it is shown.',
        refusals: { 403: ['badTeamCode'], 409: ['gameEnded'] },
      },
      sendInvite: {
        summary: 'Sends the join link of an invite to a contact; answered alike whether or not the contact is known.',
        refusals: {
          400: ['contactNeeded'],
          403: ['badTeamCode'],
          409: ['gameEnded'],
          429: ['tooManyInvites'],
          503: ['cannotSend', 'noTextsLeft'],
        },
      },
      shortUrl: { summary: 'Where a short link leads.', refusals: { 404: ['badShortLink'] } },
    },
  },
  {
    name: 'answers',
    about: 'What a team writes, proposes, doubles and hands in.',
    calls: {
      saveAnswer: {
        summary: 'Keeps the captain’s unsubmitted answer. With x-answer-seq an overtaken write is ignored.',
        refusals: {
          400: ['tooManyAnswers'],
          404: ['roundNotFound'],
          409: ['questionChanged', 'alreadySubmitted', 'notOpenYet', 'gameEnded'],
        },
      },
      submitRound: {
        summary: 'Submits the round. 409 with the stored record when another submission stands.',
        refusals: {
          400: ['tooManyAnswers'],
          404: ['roundNotFound'],
          409: ['alreadySubmitted', 'questionChanged', 'notOpen', 'notOpenYet', 'gameEnded'],
        },
      },
      suggestAnswer: {
        summary: 'Proposes an answer to the captain.',
        refusals: {
          400: ['suggestionEmpty', 'suggestionTooLong'],
          404: ['roundNotFound'],
          409: ['questionChanged', 'alreadySubmitted', 'notOpen', 'notOpenYet'],
        },
      },
      setDouble: {
        summary: 'Doubles the round or takes that back. With x-answer-seq an overtaken write is ignored.',
        refusals: { 404: ['roundNotFound'], 409: ['noDouble', 'alreadySubmitted', 'notOpen', 'notOpenYet'] },
      },
    },
  },
  {
    name: 'feedback',
    about: 'Rating the quizmaster.',
    calls: {
      needFeedback: { summary: 'The hosts of an ended game that the caller has not rated yet.' },
      sendFeedback: {
        summary: 'Rates a host once.',
        refusals: {
          400: ['feedbackOther', 'feedbackTags', 'feedbackLong'],
          404: ['hostNotFound'],
          409: ['feedbackEarly', 'alreadyRated'],
        },
      },
    },
  },
  {
    name: 'images',
    about: 'Action shots, avatars and pictures of teams.',
    calls: {
      listImages: { summary: 'The action shots of a game.' },
      uploadPlayerImage: {
        summary: 'Uploads the caller’s avatar: id is their own playerid.',
        refusals: { ...uploadingAvatar, 403: ['avatarNotYours'] },
      },
      uploadGameImage: {
        summary: 'Uploads an action shot.',
        refusals: { ...uploading, 409: [...uploading[409], 'tooManyImagesHere'] },
      },
      uploadTeamImage: {
        summary: 'Uploads a further picture of a registered team.',
        refusals: { ...uploading, 409: [...uploading[409], 'tooManyImagesHere'] },
      },
      deletePlayerImage: {
        summary: 'Deletes the avatar.',
        refusals: { ...deleting, 403: ['avatarNotYours'] },
      },
      deleteGameImage: {
        summary: 'Deletes an action shot: by its uploader, the captain of that team, or the quizmaster.',
        refusals: deleting,
      },
      deleteTeamImage: { summary: 'Deletes a picture of a registered team.', refusals: deleting },
    },
  },
  {
    name: 'survey',
    about: 'The questions of the day.',
    calls: {
      nextSurvey: { summary: 'The next survey question of the caller’s day, and how many are left.' },
      answerSurvey: {
        summary: 'Answers one; the reply is the next.',
        refusals: { 400: ['surveyAnswerNeeded', 'surveyNoOption'], 404: ['questionNotFound'], 429: ['surveyDone'] },
      },
      skipSurvey: {
        summary: 'Skips one; the reply is the next.',
        refusals: { 404: ['questionNotFound'], 429: ['surveyDone'] },
      },
    },
  },
  {
    name: 'ads',
    about: 'What sponsors show, and that it was seen.',
    calls: {
      listAds: { summary: 'The ads of a game; none for a private event.' },
      countAd: {
        summary: 'Counts that the caller saw or tapped an ad; each once per player, ad and event.',
        refusals: { 404: ['adNotFound'] },
      },
    },
  },
  {
    name: 'registered teams',
    about: 'Teams that last longer than a night, by their public number.',
    calls: {
      listMyTeams: { summary: 'The caller’s registered teams, for team selection in a game.' },
      listTeams: { summary: 'The caller’s registered teams with their members.' },
      createTeam: {
        summary: 'Registers a team with the caller as owner and member.',
        refusals: { 400: ['teamNameNeeded'], 409: ['tooManyTeams'] },
      },
      teamDetail: { summary: 'A registered team by its public number; anybody may look.' },
      editTeam: {
        summary: 'Changes name, slogan and the two toggles.',
        refusals: { 400: ['teamNameNeeded'], 403: ['ownerOnly'] },
      },
      setOwner: {
        summary: 'The owner hands the team to a joined member.',
        refusals: { 404: ['memberNotFound'], 409: ['ownerMustHaveJoined', 'tooManyTeamsOfOther'] },
      },
      removeMember: {
        summary: 'Leave, kick, decline an invite, deny or cancel a request: each by who may do it.',
        refusals: { 403: ['ownerOnly'], 404: ['memberNotFound'], 409: ['ownerCannotLeave'] },
      },
      inviteMember: {
        summary: 'Adds an invited member. Whoever is invited by a contact gets a letter there; by a playerid, none.',
        refusals: {
          400: ['contactNeeded'],
          404: ['playerNotFound'],
          409: ['teamFull'],
          429: ['tooManyInvites'],
          503: ['cannotSend', 'noTextsLeft'],
        },
      },
      approveMember: {
        summary: 'Accepts one’s own invite, or approves another’s request. playerid is the member’s.',
        refusals: { 403: ['inviteeDecides'], 404: ['memberNotFound'] },
      },
      requestToJoin: {
        summary: 'Asks to join.',
        refusals: { 403: ['teamTakesNoRequests'], 409: ['alreadyListed', 'teamDisbanded', 'teamFull'] },
      },
      disbandTeam: { summary: 'The owner disbands the team.' },
      restoreTeam: { summary: 'Finds a team by its number and makes an archived one reachable again.' },
      updateTeamPhoto: { summary: 'Uploads the team’s picture.', refusals: uploading },
    },
  },
  {
    name: 'quizmaster',
    about: 'Running a night.',
    calls: {
      hostSignIn: {
        summary: 'Trades the one-time text of a sign-in link for a quizmaster’s token.',
        refusals: { 403: ['badLink'] },
      },
      hostSignOut: { summary: 'Ends this token, and the connections it opened.' },
      hostMe: { summary: 'Who the quizmaster is, and where.' },
      hostGames: { summary: 'The games of the quizmaster’s venue, the newest first.' },
      hostNewGame: { summary: 'Makes a game from a pack of questions.', refusals: { 503: ['noCodeLeft'] } },
      hostLoadGame: { summary: 'The whole game with its answer keys.' },
      hostStartRound: {
        summary: 'Begins a round, or begins it again.',
        refusals: { 404: ['roundNotFound'], 409: ['gameEnded'] },
      },
      hostEndRound: { summary: 'Ends the current round.', refusals: { 409: ['gameEnded'] } },
      hostAsk: {
        summary: 'Asks a question of the current round; the first one opens submissions.',
        refusals: ofQuestion,
      },
      hostRecall: {
        summary:
          'Takes a question back; the round’s submissions are withdrawn, its answers kept, and closed submissions open again.',
        refusals: ofQuestion,
      },
      hostOpenSubmissions: { summary: 'Opens submissions.', refusals: { 409: inRound[409] } },
      hostCloseSubmissions: {
        summary: 'Closes submissions; the round leaves the phones unless keep_round.',
        refusals: { 409: ['gameEnded'] },
      },
      hostEndGame: { summary: 'Ends the game.' },
      hostReopenGame: {
        summary: 'Takes the end of a game back: it is live again, and everybody loads it.',
        refusals: { 409: ['gameFinal', 'codeInUse'] },
      },
      hostFinalizeGame: { summary: 'Nothing is accepted any more, not even late.' },
      hostKickTeam: { summary: 'Takes a team out of the game; its people watch.' },
      hostRenameTeam: {
        summary: 'Gives a team another name in this game.',
        refusals: { 400: ['teamNameNeeded'], 409: ['teamNameTaken'] },
      },
      hostResetSubmission: {
        summary: 'Withdraws a team’s submission of a round, so that it answers again.',
        refusals: { 404: ['roundNotFound'], 409: ['gameFinal'] },
      },
      hostAcceptLate: {
        summary: 'Lets a team’s late answers and submission of a round count.',
        refusals: { 404: ['roundNotFound'], 409: ['gameFinal'] },
      },
      hostReveal: {
        summary:
          'Tells the players the answers and notes of a round that takes no answers any more; what comes for it then is late. The round’s going on takes that back.',
        refusals: { 404: ['roundNotFound'], 409: ['stillOpen', 'nothingAsked'] },
      },
      hostNudge: {
        summary: 'Tells everybody quietly how many teams have not submitted the current round; of none too.',
        refusals: { 409: ['gameEnded', 'noRound', 'notOpen'] },
      },
      hostFeedback: { summary: 'The caller’s ratings in a game.' },
      hostSetTips: {
        summary: 'The quizmaster’s own handle for tips; empty for none.',
        refusals: { 400: ['badHandle'] },
      },
    },
  },
  {
    name: 'sponsors',
    about: 'The ads and survey questions of a venue, and what was counted.',
    calls: {
      hostAds: { summary: 'The venue’s ads with what was counted of each.' },
      hostSaveAd: {
        summary: 'Makes or changes an ad of the venue.',
        refusals: { 400: ['adEmpty'], 404: ['adNotFound'] },
      },
      hostAdProof: { summary: 'The sponsor’s proof sheet: served, seen and tapped per ad, game and day.' },
      hostSurveys: { summary: 'The venue’s survey questions with what was answered.' },
      hostSaveSurvey: {
        summary: 'Makes or changes a survey question of the venue.',
        refusals: { 400: ['surveyTextNeeded', 'surveyOptions'], 404: ['questionNotFound'], 409: ['surveyStands'] },
      },
    },
  },
];

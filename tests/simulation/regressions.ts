/**
 * Seeds that have found a bug, and which. Every run plays them first. Where the simulation has changed since, a seed plays
 * another game, so each bug also has a test beside the code.
 */
export const regressions: Readonly<Record<number, string>> = {
  48: 'a round ends while its submission is on its way: the screen said for ever that it was sending',
  76: 'a question asked again after a recall stood empty on the phones, and full in the next load',
  106: 'a load told of a late answer as the team’s own, which no message had told',
  125: 'two tabs and a restart: the older text looked saved',
  149: 'a reset after the close: what only the submission had told the host was lost',
  155: 'a person’s Refresh was counted like one of the line',
  207: 'a recall withdrew a submission, and what only that had told the host was lost',
  373: 'a submission that weather held back until its round was over was never sent',
  1147: 'a double whose reply was lost was refused when sent again, and taken back on the screen alone',
  1162: 'the slower of two tabs kept its older text on the screen as saved',
  1632: 'a tab took an older text in from the shelf while the other brought the newer one away',
  1916: 'an answer that was overtaken after the close stood on the screen in place of the one the host holds',
  6095: 'of two tabs the newer text came before the reply to the older one: a checker took that for a loss',
  15075: 'another phone’s submission was taken for the own one that was lost on the way',
  16976: 'a reset after the close, met all at once: what only the submission had told the host was lost',
  19646: 'the same after the end of the round',
  42486: 'an answer told by the host, whose repeated request was late behind another device, was sending for ever',
  45573: 'a device carried the clue before over what another had typed: nobody’s text stood in place of somebody’s',
  49904: 'a tab that woke up late carried a blank over what the captain had typed in the other one',
  57432: 'a token renewed during the first load: nothing that was typed then ever left the phone',
  83787: 'a write that was slower than a submission stood in its place once that was withdrawn',
  98727: 'in a round of clues any submission was taken for one that holds what was typed last',
  224108: 'a double that its own late round overtook stood on the screen as if it counted',
  304272: 'a join was carried out and its reply lost: whoever was then refused never looked whether they are in',
  313426: 'a client of the version before took numbers of after a restore for repeats of those before it',
  320520: 'late in two tabs: the older text was sent anew after the newer one when submissions opened again',
  228900: 'the question whether a submission is in whose reply was lost: a checker took it for a third refresh',
  501358:
    'an older client kept the numbers of the stream before, and a checker knew no replay that begins after a hole',
  501902: 'the question whether a submission is in of a round that had left the screen was taken for a third refresh',
  503157: 'a thump of an older client after a restored backup: what it asks for begins after a hole',
  600386: 'the same on a line that was dead downwards',
  602687: 'a RELOAD_GAME that stood in for a number was taken for what that number says',
  602868: 'an answer was saved after an opening, and told before it: a checker took it for late',
  603914: 'an older client submitted by places of a night that a restored backup had taken back',
  604125: 'a thump of an older client that had not heard of thirty messages, the first a hole',
  606421: 'a thump of a client without a cursor, after two holes',
  607015: 'a thump of an older client that reads slowly: what it asks for begins after a hole',
  607117: 'a thump that crossed what it asks for on a slow line, after a hole',
  610032: 'an older client’s places of a night that a restored backup had taken back, where one question stood between',
  634092:
    'with full storage and the clock set back, a new page counted below what the host had: what was typed was ignored',
  638711: 'a clue was asked again after a later one, and took that one’s answer over: a checker knew one order only',
  327870: 'a checker’s look counted as a load of the client without a cursor, which then heard only what came after it',
  710550: 'the night was over while somebody whose login had ended was about to log in again, with something unsent',
  731274: 'a client without a cursor was told to load after a restart, could not, and was taken for one that had',
  734633: 'the same after a restore',
  745118: 'the same where the load was never answered',
  748356:
    'a submission held back while its player was logged out was not tried again by a tab that led with an answer unsent',
  761524: 'a double beside another tab’s submission that says otherwise was taken for in with that submission',
  661302: 'a captain came in while logged out, and kept a guest’s seat once logged in: a checker knew accounts alone',
  668139: 'a clue that was left out of a submission looked saved in another tab, before that heard of the submission',
  672437: 'a tab that came late to a reset sent its older text anew over what another tab had brought away late',
  678883: 'a clue that is left out was typed on in another tab before that heard of the submission',
  691611: 'a checker’s own load was taken for that of a client without a cursor, whose connection was still on its way',
  815724: 'somebody whom the host knew by then was not let in by the code, and never pressed Refresh',
  816042: 'a late submission was let in before its reply came, which took that back on the screen',
  820825: 'the same for a doubled round',
  824082: 'the same before the round ended',
  706204:
    'two tabs, full storage and a clock set back: each counted on by ones, and what was typed last was ignored as older',
  859030: 'the same where the host was down while both typed',
  2013605: 'the same, and a checker took it for one where nothing tells which wrote last',
  4014887:
    'a tab handed in what another had overtaken without its knowing: the older text stood once that was withdrawn',
  2085953: 'typed while the server was down, for a team that the restored backup did not know: a checker missed it',
  2007758:
    'a submission was withdrawn, which only a load told: its reply came after that, and put it back on the screen',
  2010338: 'the same for a phone that was logged out meanwhile',
  2029411: 'a refresh that a phone slept through was counted from when it was due, and two more followed it in 30 s',
  20030479:
    'a load that was waited for while the clock was set back was counted from too early: a third refresh in 30 s',
  30040652:
    'both tabs made a suggestion of what a captain had typed before: that of the one that did not send was never brought',
  40075899:
    'typed for an earlier clue and not sent yet, it was taken for handed in: once that was withdrawn, an older one stood',
  2056882: 'while no round was open the host told what it holds of another device: the own text looked saved instead',
  5026959:
    'the night was over for a team that the restored backup did not know: a checker waited for what it had typed',
  5033255: 'full storage and the clock set back: what was typed counted below what the page before had left unsent',
  5034431: 'an older client submitted by places of before a recall that it had not heard of',
  7018403: 'an older text was handed in from another tab: once that was withdrawn, it stood in place of the newer one',
  7023962:
    'a clue’s answer went on to a second, and after a restore from there to a third: a checker knew one order at a time',
  60070903:
    'a clue’s answer was told by the bell of the next one, before its own rang: a checker took it for never held',
  6318292: 'a phone that had loaded three times found out late that its login had ended: a checker did not wait for it',
  6323189: 'late, and tried anew under a number above what another tab had typed since and not sent yet',
  9038791: 'a guest’s seat on one phone, and the account’s own on the other: a checker took them for one',
  10009366: 'a submission was withdrawn, and of two loads at a time the older one was believed',
  10042085:
    'the host had told it, and a load made it the phone’s own again: what another device saved since did not show',
  11028370: 'a write that was on its way while the phone’s storage was wiped came after those under its new client id',
  11038549:
    'a load of a round that another device had handed in: withdrawn, its older text was sent over the newer one',
  857718:
    'a round began again that a sleeping phone knew as submitted: a clue looked saved that the host held for the next one',
  2002813:
    'a client without a cursor gave up a load that it was told to make: it was answered too late, and taken for loaded',
  2088746: 'the same after a planned restart',
  94015289: 'a login was ended, a backup gave it back, and its token ran out: what it had opened stayed open, rightly',
  95043510: 'what was late was to go out anew in the moment in which the night was over',
  92003087: 'a client without a cursor heard of a recall after the round had left its screen, and took it for nothing',
  95039881: 'a double that was pressed, taken back and sent by another tab: the first came last, and stood at the host',
  97107431: 'a tab that heard of a recall late gave up what another had written since the question was asked again',
  612178273:
    'a tab that heard of a recall late gave up what it had typed since, and the other showed it and brought it nowhere',
  92042621: 'a line that was half open, over which others’ messages came, was found out by the server’s ping alone',
};

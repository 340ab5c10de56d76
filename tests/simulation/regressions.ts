/**
 * Seeds that have found something, and what it was. They are played first in every run. A seed is a course of this
 * simulation: where its world has changed since, it plays another game, so what it found is held by a test beside the code too.
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
  320520: 'late in two tabs: the older text was sent anew after the newer one when submissions opened again',
};

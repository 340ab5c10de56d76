import { type GamePlan, hostRepeatGame, type ReplyOf } from '@snug/contract';
import { Banner, Button, Select, TextInput, useAnnounce, useWords } from '@snug/ui';
import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { planPath } from '../game-address.ts';
import { groupedCode } from '../grouped-code.ts';
import { useHostClient } from '../host-client.ts';
import { useOnlyOnce } from '../only-once.ts';
import { useCommand } from '../use-command.ts';
import { consoleWords } from '../words.ts';
import { localStart, weeklyMoments } from './local-time.ts';
import * as css from './plan.css.ts';
import { planWords } from './words.ts';

const weekMs = 7 * 86_400_000;
/** A quarter, half a year and a year beside the short ones. */
const weeksOffered = [2, 3, 4, 5, 6, 8, 10, 13, 26, 52];

/** Makes the same game on other days: once, or weekly at the same time of day. The nights are listed before they are made. */
export function RepeatSection({ gameId, plan }: { gameId: string; plan: GamePlan }) {
  const words = useWords(planWords);
  const { day } = useWords(consoleWords);
  const { call } = useHostClient();
  const announce = useAnnounce();
  const { busy, failure, run } = useCommand();
  const once = useOnlyOnce();
  const [start, setStart] = useState(() => localStart(weekAfter(plan.date)));
  const [weeks, setWeeks] = useState('1');
  const [isTried, setTried] = useState(false);
  const [made, setMade] = useState<ReplyOf<typeof hostRepeatGame>['games']>([]);
  const dates = weeklyMoments(start, Number(weeks));

  async function make(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (dates.length === 0) return;
    const body = { dates };
    const reply = await run(() => call(hostRepeatGame, { params: { id: gameId }, body, headers: once.headers(body) }));
    if (!reply) return;
    once.answered();
    setMade(reply.games);
    announce(words.planMadeAgain(reply.games.length));
  }

  const dateError = isTried && dates.length === 0 ? words.planDateNeeded : undefined;
  return (
    <section className={css.section} aria-labelledby="again">
      <h2 id="again" className={css.heading}>
        {words.planAgain}
      </h2>
      <p className={css.soft}>{words.planAgainLead}</p>
      <form className={`${css.form} ${css.whole}`} onSubmit={(event) => void make(event)} noValidate>
        <div className={css.pair}>
          <TextInput
            label={words.planFirstDay}
            type="date"
            value={start.day}
            error={dateError}
            onChange={(first) => setStart({ ...start, day: first })}
          />
          <TextInput
            label={words.planTime}
            type="time"
            value={start.time}
            onChange={(time) => setStart({ ...start, time })}
          />
        </div>
        <Select
          label={words.planOften}
          value={weeks}
          options={[
            { value: '1', label: words.planOnce },
            ...weeksOffered.map((count) => ({ value: String(count), label: words.planWeeks(count) })),
          ]}
          onChange={setWeeks}
        />
        <ol className={css.nights}>
          {dates.map((date) => (
            <li key={date} className={css.soft}>
              <time dateTime={date}>{day(new Date(date))}</time>
            </li>
          ))}
        </ol>
        {failure !== undefined && <Banner tone="danger">{failure}</Banner>}
        <div className={css.actions}>
          <Button type="submit" busy={busy}>
            {words.planMakeAgain(Number(weeks))}
          </Button>
        </div>
      </form>
      {made.length > 0 && (
        <Banner tone="good">
          {words.planMadeAgain(made.length)}
          <ul className={css.nights}>
            {made.map(({ game_id, code, date }) => (
              <li key={game_id}>
                <Link href={planPath(game_id)} className={css.link}>
                  <time dateTime={date}>{day(new Date(date))}</time> <bdi dir="ltr">{groupedCode(code)}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </section>
  );
}

/** A week after a night, or after today where that is over. */
function weekAfter(date: string): Date {
  const next = new Date(date);
  const now = Date.now();
  while (next.getTime() <= now) next.setTime(next.getTime() + weekMs);
  const isAhead = Date.parse(date) > now;
  if (isAhead) next.setDate(next.getDate() + 7);
  return next;
}

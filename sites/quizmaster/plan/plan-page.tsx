import {
  type GamePlan,
  hostLoadPlan,
  hostPlanChoices,
  hostPlanGame,
  type PlanChoices,
  type ReplyOf,
} from '@snug/contract';
import { Banner, Spinner, useAnnounce, useWords } from '@snug/ui';
import { useCallback, useState } from 'react';
import { Link } from 'wouter';
import { ConsolePage } from '../console-page.tsx';
import { gamePath } from '../game-address.ts';
import { groupedCode } from '../grouped-code.ts';
import { useHostClient } from '../host-client.ts';
import { LoadFailed } from '../load-failed.tsx';
import { usePageHeading } from '../page-change.ts';
import { RouteButton } from '../route-button.tsx';
import { back } from '../type.css.ts';
import { useCommand } from '../use-command.ts';
import { useLoaded } from '../use-loaded.ts';
import { useTitle } from '../use-title.ts';
import { consoleWords } from '../words.ts';
import { CancelSection } from './cancel-section.tsx';
import * as css from './plan.css.ts';
import { draftOf } from './plan-draft.ts';
import { PlanForm } from './plan-form.tsx';
import { PlayedBefore } from './played-before.tsx';
import { RepeatSection } from './repeat-section.tsx';
import { planWords } from './words.ts';

export type LoadedPlan = ReplyOf<typeof hostLoadPlan>;

/** The plan of a game: changed, repeated on other days, or cancelled. One that has begun can be repeated only. */
export function PlanPage({ gameId }: { gameId: string }) {
  const words = useWords(planWords);
  const { games } = useWords(consoleWords);
  const { call } = useHostClient();
  const load = useCallback(
    async (signal: AbortSignal) => {
      const [plan, choices] = await Promise.all([
        call(hostLoadPlan, { params: { id: gameId }, signal }),
        call(hostPlanChoices, { signal }),
      ]);
      return { plan, choices };
    },
    [call, gameId],
  );
  const { value, failed, error, again } = useLoaded(load);
  return (
    <ConsolePage>
      <div className={css.stack}>
        {!value && (
          <Link href="/" className={back}>
            {games}
          </Link>
        )}
        {failed && <LoadFailed error={error} says={words.planFailed} onAgain={again} />}
        {!failed && !value && <Spinner label={words.planLoading} />}
        {value && <Plan gameId={gameId} loaded={value.plan} choices={value.choices} />}
      </div>
    </ConsolePage>
  );
}

interface PlanProps {
  readonly gameId: string;
  readonly loaded: LoadedPlan;
  readonly choices: PlanChoices;
}

function Plan({ gameId, loaded, choices }: PlanProps) {
  const words = useWords(planWords);
  const { games, day } = useWords(consoleWords);
  const { call } = useHostClient();
  const heading = usePageHeading();
  const announce = useAnnounce();
  const { busy, failure, run } = useCommand();
  const [{ game, plan, fixed, played }, setPlan] = useState(loaded);
  const isCancelled = game.status === 'cancelled';
  useTitle(`${words.planTitle} · ${game.title}`);

  async function save(body: GamePlan): Promise<boolean> {
    const reply = await run(() => call(hostPlanGame, { params: { id: gameId }, body }));
    if (!reply) return false;
    setPlan(reply);
    announce(words.planSaved);
    return true;
  }

  return (
    <>
      <div className={css.head}>
        <Link href="/" className={back}>
          {games}
        </Link>
        <h1 ref={heading} tabIndex={-1} className={css.title} dir="auto">
          {game.title}
        </h1>
        <p className={css.soft}>
          {game.venue} · <time dateTime={game.date}>{day(new Date(game.date))}</time> ·{' '}
          <bdi className={css.code}>{words.planCode(groupedCode(game.code))}</bdi>
        </p>
        {!isCancelled && <RouteButton to={gamePath(gameId)}>{words.planOpen}</RouteButton>}
      </div>
      {fixed && !isCancelled && (
        <>
          <Banner tone="info">{words.planFixed}</Banner>
          <PlayedBefore played={played} />
        </>
      )}
      {!fixed && (
        <PlanForm
          first={draftOf(plan)}
          choices={choices}
          before={{ gameId, plan }}
          submit={words.planSave}
          busy={busy}
          failure={failure}
          onSave={save}
          saved={words.planSaved}
        />
      )}
      {(isCancelled || !fixed) && <CancelSection gameId={gameId} game={game} onChanged={setPlan} />}
      {plan.pack_id !== null && <RepeatSection gameId={gameId} plan={plan} />}
    </>
  );
}

import { type GamePlan, hostNewGame, hostPlanChoices } from '@snug/contract';
import { EmptyState, Spinner, useAnnounce, useWords } from '@snug/ui';
import { useCallback, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { ConsolePage } from '../console-page.tsx';
import { planPath } from '../game-address.ts';
import { groupedCode } from '../grouped-code.ts';
import { useHostClient } from '../host-client.ts';
import { LoadFailed } from '../load-failed.tsx';
import { useOnlyOnce } from '../only-once.ts';
import { usePageHeading } from '../page-change.ts';
import { RouteButton } from '../route-button.tsx';
import { back } from '../type.css.ts';
import { useLetGo } from '../unsaved.tsx';
import { useCommand } from '../use-command.ts';
import { useLoaded } from '../use-loaded.ts';
import { useTitle } from '../use-title.ts';
import { consoleWords } from '../words.ts';
import * as css from './plan.css.ts';
import { newDraft } from './plan-draft.ts';
import { PlanForm } from './plan-form.tsx';
import { planWords } from './words.ts';

/** Makes a game: `/new`, or `/new?pack=…` of a chosen pack. Its plan, with its code and the ways to repeat it, follows. */
export function NewGamePage() {
  const words = useWords(planWords);
  const { games } = useWords(consoleWords);
  const { call } = useHostClient();
  const heading = usePageHeading();
  const announce = useAnnounce();
  const [, navigate] = useLocation();
  const packId = new URLSearchParams(useSearch()).get('pack') ?? undefined;
  const [now] = useState(() => new Date());
  const {
    value: choices,
    failed,
    error,
    again,
  } = useLoaded(useCallback((signal: AbortSignal) => call(hostPlanChoices, { signal }), [call]));
  const { busy, failure, run } = useCommand();
  const once = useOnlyOnce();
  const letGo = useLetGo();
  useTitle(words.planNew);

  async function make({ pack_id, ...plan }: GamePlan): Promise<boolean> {
    const body = { ...plan, ...(pack_id !== null && { pack_id }) };
    const made = await run(() => call(hostNewGame, { body, headers: once.headers(body) }));
    if (!made) return false;
    once.answered();
    const title = plan.title.trim() || (choices?.packs.find((pack) => pack.pack_id === pack_id)?.title ?? '');
    announce(words.planMade(title, groupedCode(made.code)));
    letGo();
    navigate(planPath(made.game_id));
    return true;
  }

  return (
    <ConsolePage>
      <div className={css.stack}>
        <div className={css.head}>
          <Link href="/" className={back}>
            {games}
          </Link>
          <h1 ref={heading} tabIndex={-1} className={css.title}>
            {words.planNew}
          </h1>
          <p className={css.soft}>{words.planNewLead}</p>
        </div>
        {failed && <LoadFailed error={error} says={words.planFailed} onAgain={again} />}
        {!failed && choices === undefined && <Spinner label={words.planLoading} />}
        {choices?.packs.length === 0 && (
          <EmptyState title={words.planNoPacksTitle}>
            {words.planNoPacks}
            <RouteButton to="/packs">{words.planToPacks}</RouteButton>
          </EmptyState>
        )}
        {choices && choices.packs.length > 0 && (
          <PlanForm
            first={newDraft(choices, packId, now)}
            choices={choices}
            submit={words.planMake}
            busy={busy}
            failure={failure}
            onSave={make}
          />
        )}
      </div>
    </ConsolePage>
  );
}

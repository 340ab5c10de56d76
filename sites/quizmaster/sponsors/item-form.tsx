import { Banner, Button, EmptyState, Text, useAnnounce, useWords } from '@snug/ui';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { usePageHeading } from '../page-change.ts';
import { RouteButton } from '../route-button.tsx';
import { back } from '../type.css.ts';
import { useTitle } from '../use-title.ts';
import { sponsorPath } from './sponsor-path.ts';
import * as css from './sponsors.css.ts';
import type { useSave } from './use-save.ts';
import { useSponsors } from './use-sponsor-data.ts';
import { sponsorWords } from './words.ts';

interface Props {
  readonly sponsorId: string;
  readonly title: string;
  /** False when its id names nothing. */
  readonly isThere: boolean;
  /** Whether it can be saved as it is. */
  readonly isRight: boolean;
  readonly saving: Pick<ReturnType<typeof useSave>, 'isBusy' | 'error'>;
  /** Somebody wants to save: from now on what is wrong is shown. */
  readonly onTry: () => void;
  readonly onSave: (then: () => void) => void;
  /** Above the fields: what must be known before one of them is changed. */
  readonly notice?: ReactNode;
  readonly preview: ReactNode;
  readonly children: ReactNode;
}

/** The frame of the pages of ads and questions: fields, what keeps them from being saved, and the preview. */
export function ItemForm({
  sponsorId,
  title,
  isThere,
  isRight,
  saving,
  onTry,
  onSave,
  notice,
  preview,
  children,
}: Props) {
  const words = useWords(sponsorWords);
  const { data } = useSponsors();
  const heading = usePageHeading();
  const announce = useAnnounce();
  const [, navigate] = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  const name = data.sponsors.find(({ sponsor_id }) => sponsor_id === sponsorId)?.name ?? words.house;
  useTitle(`${title} · ${name}`);

  useEffect(() => {
    // After the errors are drawn: the first one is where somebody goes on.
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onTry();
    if (!isRight) {
      setTries((count) => count + 1);
      return;
    }
    onSave(() => {
      announce(words.saved);
      navigate(sponsorPath(sponsorId));
    });
  };

  if (!isThere) {
    return (
      <EmptyState title={words.noItemTitle}>
        <Text tone="soft">{words.noItem}</Text>
        <RouteButton to={sponsorPath(sponsorId)}>{name}</RouteButton>
      </EmptyState>
    );
  }
  return (
    <>
      <div className={css.head}>
        <Link href={sponsorPath(sponsorId)} className={back} dir="auto">
          {name}
        </Link>
        <h1 ref={heading} tabIndex={-1} className={css.title}>
          {title}
        </h1>
      </div>
      <div className={css.editor}>
        <form ref={form} className={css.form} onSubmit={submit} noValidate>
          {notice}
          {children}
          {saving.error !== undefined && <Banner tone="danger">{saving.error}</Banner>}
          {tries > 0 && !isRight && <p className={css.wrong}>{words.somethingWrong}</p>}
          <div className={css.actions}>
            <Button kind="main" type="submit" busy={saving.isBusy}>
              {words.save}
            </Button>
            <RouteButton to={sponsorPath(sponsorId)}>{words.cancel}</RouteButton>
          </div>
        </form>
        {preview}
      </div>
    </>
  );
}

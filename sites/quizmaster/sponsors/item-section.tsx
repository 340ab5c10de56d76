import { EmptyState } from '@snug/ui';
import { Children, type ReactNode, useId } from 'react';
import { RouteButton } from '../route-button.tsx';
import { type AdOrQuestion, itemPath } from './sponsor-path.ts';
import * as css from './sponsors.css.ts';

interface Props {
  readonly title: string;
  readonly sponsorId: string;
  readonly kind: AdOrQuestion;
  /** The label of the link to a new one. */
  readonly add: string;
  readonly empty: { readonly title: string; readonly text: string };
  readonly children: readonly ReactNode[];
}

/** The ads or the questions of a sponsor, and the way to a new one. */
export function ItemSection({ title, sponsorId, kind, add, empty, children }: Props) {
  const id = useId();
  const link = <RouteButton to={itemPath(sponsorId, kind)}>{add}</RouteButton>;
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.titleRow}>
        <h2 id={id} className={css.heading}>
          {title}
        </h2>
        {children.length > 0 && link}
      </div>
      {children.length === 0 ? (
        <EmptyState title={empty.title}>
          {empty.text}
          {link}
        </EmptyState>
      ) : (
        <ul className={css.items}>
          {Children.map(children, (child) => (
            <li>{child}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

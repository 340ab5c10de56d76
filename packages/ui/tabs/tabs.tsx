import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { list, panel as panelClass, tab as tabClass, word } from './tabs.css.ts';

export type Tab = {
  value: string;
  label: string;
  /** A `Badge` beside the label. */
  badge?: ReactNode;
  panel: ReactNode;
};

export type TabsProps = {
  /** What the tabs divide: "The evening". */
  label: string;
  tabs: readonly Tab[];
  /** The chosen tab; the first one when none has this value. */
  value: string;
  onChange: (value: string) => void;
};

/** How much of a neighbour stays visible beside the chosen tab, to show that there is more and to be clicked. */
const PEEK_PX = 32;

/**
 * Several pages in one place. Arrow keys move and choose at once (the tabs of the ARIA practices). All panels stay mounted,
 * so what was typed in one is kept.
 */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const id = useId();
  const bar = useRef<HTMLDivElement>(null);
  const chosen = Math.max(
    tabs.findIndex((tab) => tab.value === value),
    0,
  );

  useLayoutEffect(() => {
    if (bar.current) show(bar.current, chosen);
  }, [chosen]);

  function choose(index: number) {
    const tab = tabs[index];
    if (tab && index !== chosen) onChange(tab.value);
  }

  return (
    <div>
      <div ref={bar} className={list} role="tablist" aria-label={label} onKeyDown={(event) => moveFocus(event, choose)}>
        {tabs.map((tab, index) => (
          <button
            key={tab.value}
            className={tabClass}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === chosen}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => choose(index)}
          >
            <span className={word}>{tab.label}</span>
            {tab.badge}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.value}
          className={panelClass}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of text alone must be reachable by Tab as well.
          tabIndex={0}
          hidden={index !== chosen}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>, choose: (index: number) => void): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  const to = moves[event.key]?.(all.indexOf(event.target as HTMLElement), all.length, forward);
  if (to === undefined) return;
  event.preventDefault();
  all[to]?.focus({ preventScroll: true });
  choose(to);
}

/** Where a key moves the focus from a tab, around the ends; `forward` is -1 in right-to-left writing. */
const moves: Record<string, ((at: number, count: number, forward: 1 | -1) => number) | undefined> = {
  ArrowRight: (at, count, forward) => (at + forward + count) % count,
  ArrowLeft: (at, count, forward) => (at - forward + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Scrolls sideways only, since the page must not jump, and by a distance, which works in both writing directions. */
function show(bar: HTMLElement, index: number): void {
  const tab = bar.children[index];
  if (!tab) return;
  const seen = bar.getBoundingClientRect();
  const box = tab.getBoundingClientRect();
  if (box.left < seen.left + PEEK_PX) bar.scrollLeft += box.left - seen.left - PEEK_PX;
  else if (box.right > seen.right - PEEK_PX) bar.scrollLeft += box.right - seen.right + PEEK_PX;
}

import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { button as buttonClass } from '../button/button.css.ts';
import { iconButton } from '../button/icon-button.css.ts';
import { Drawing } from '../icon/drawing.tsx';
import { down, kebab } from '../icon/paths.ts';
import { item as itemClass, menu as menuClass, name, root } from './menu-button.css.ts';

export type MenuItem = {
  label: string;
  /** A path of `@snug/ui/paths`, before the label. */
  drawing?: string;
  /** `danger` for what cannot be undone; the word must say so too. */
  kind?: 'quiet' | 'danger';
  /** Can be focused and read, but does nothing (the menu pattern keeps disabled items focusable). */
  disabled?: boolean;
  /** Makes it a link. */
  href?: string;
  /** Called after the menu is closed and the focus is on its button. A router prevents the link's default here. */
  onSelect?: (event: MouseEvent<HTMLElement>) => void;
};

export type MenuButtonProps = {
  /** What the menu is about: "More about Priya". Names the button and the menu. */
  label: string;
  /** Shows the label, with a small arrow, in place of a drawing. */
  labelShown?: boolean;
  /** A drawing in place of the three dots: a path, or an `Avatar`. */
  drawing?: ReactNode;
  items: readonly MenuItem[];
  disabled?: boolean;
  elementRef?: Ref<HTMLButtonElement>;
};

/** The menu's least distance from the edge of the screen. */
const AIR_PX = 8;

/** Three dots that open a menu: the menu button of the ARIA practices (Y11). */
export function MenuButton({ label, labelShown, drawing, items, disabled, elementRef }: MenuButtonProps) {
  const id = useId();
  const { around, menu, open, setOpen, close } = useMenu();

  function onButtonKey(event: KeyboardEvent) {
    const end = ({ ArrowDown: 'first', ArrowUp: 'last' } as const)[event.key];
    if (!end) return;
    event.preventDefault();
    setOpen(end);
  }

  function onBlur({ relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof Node && !around.current?.contains(relatedTarget)) setOpen(undefined);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for the focus leaving.
    <span className={root} ref={around} onBlur={onBlur}>
      <button
        ref={elementRef}
        className={labelShown ? buttonClass.quiet : iconButton}
        type="button"
        id={id}
        disabled={disabled}
        aria-label={labelShown ? undefined : label}
        title={labelShown ? undefined : label}
        aria-haspopup="menu"
        aria-expanded={open !== undefined}
        aria-controls={open && `${id}-menu`}
        onClick={() => (open ? close() : setOpen('first'))}
        onKeyDown={onButtonKey}
      >
        {labelShown && <span className={name}>{label}</span>}
        {drawing === undefined || typeof drawing === 'string' ? (
          <Drawing path={drawing ?? (labelShown ? down : kebab)} />
        ) : (
          drawing
        )}
      </button>
      {open && (
        <div
          ref={menu}
          className={menuClass}
          role="menu"
          id={`${id}-menu`}
          aria-labelledby={id}
          tabIndex={-1}
          onKeyDown={(event) => onMenuKey(event, close)}
        >
          {items.map((item) => (
            <Item key={item.label} item={item} close={close} />
          ))}
        </div>
      )}
    </span>
  );
}

/** Opens with the focus on its first or last item, and closes for a press elsewhere. */
function useMenu() {
  const around = useRef<HTMLSpanElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  /** Open, with the focus on this end. */
  const [open, setOpen] = useState<'first' | 'last'>();

  useLayoutEffect(() => {
    const element = menu.current;
    if (!element || !open) return;
    place(element);
    const all = itemsOf(element);
    (open === 'first' ? all[0] : all.at(-1))?.focus();
  }, [open]);

  useEffect(() => {
    if (!open) return undefined;
    const pressed = (event: PointerEvent) => {
      if (around.current && !event.composedPath().includes(around.current)) setOpen(undefined);
    };
    document.addEventListener('pointerdown', pressed, true);
    return () => document.removeEventListener('pointerdown', pressed, true);
  }, [open]);

  function close() {
    around.current?.querySelector('button')?.focus();
    setOpen(undefined);
  }
  return { around, menu, open, setOpen, close };
}

function Item({ item, close }: { item: MenuItem; close: () => void }) {
  const { label, drawing, kind = 'quiet', disabled, href, onSelect } = item;
  const shared = {
    className: itemClass,
    role: 'menuitem',
    tabIndex: -1,
    'data-kind': kind,
    onClick(event: MouseEvent<HTMLElement>) {
      if (disabled) return;
      close();
      onSelect?.(event);
    },
  };
  const content = (
    <>
      {drawing && <Drawing path={drawing} />}
      <span className={name} dir="auto">
        {label}
      </span>
    </>
  );
  return href !== undefined && !disabled ? (
    <a {...shared} href={href}>
      {content}
    </a>
  ) : (
    <button {...shared} type="button" aria-disabled={disabled || undefined}>
      {content}
    </button>
  );
}

function onMenuKey(event: KeyboardEvent<HTMLElement>, close: () => void): void {
  const all = itemsOf(event.currentTarget);
  const at = all.indexOf(event.target as HTMLElement);
  // Tab goes on from the button, so that it leads to what follows the menu; Shift+Tab stops at the button.
  if (event.key === 'Tab') {
    close();
    if (event.shiftKey) event.preventDefault();
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const to = moves[event.key]?.(at, all.length) ?? withLetter(all, at, event.key);
  if (event.key === 'Escape') close();
  // Space clicks a button but not a link; an item of a menu must react to it.
  else if (event.key === ' ' && all[at]?.localName === 'a') all[at].click();
  else if (to !== undefined) all[to]?.focus();
  else return;
  // So that nothing scrolls, and a dialog around stays open.
  event.preventDefault();
  event.stopPropagation();
}

/** Where a key moves the focus from an item, around the ends. */
const moves: Record<string, ((at: number, count: number) => number) | undefined> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at < 1 ? count : at) - 1,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** The next item that begins with what was typed, around the end. */
function withLetter(all: readonly HTMLElement[], at: number, key: string): number | undefined {
  const letter = key.toLocaleLowerCase();
  // `Shift` and `F5` are keys too, and Space clicks.
  if ([...letter].length !== 1 || letter === ' ') return undefined;
  const order = all.map((_, index) => (at + 1 + index) % all.length);
  return order.find((index) => all[index]?.textContent?.trim().toLocaleLowerCase().startsWith(letter));
}

function itemsOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')];
}

/** Places the menu where there is more room, within the sides of the screen. Once per opening: things move in between. */
function place(menu: HTMLElement): void {
  const box = menu.getBoundingClientRect();
  const button = menu.parentElement?.getBoundingClientRect() ?? box;
  const { clientWidth, clientHeight } = document.documentElement;
  const above = box.bottom > clientHeight - AIR_PX && button.top > clientHeight - button.bottom;
  menu.toggleAttribute('data-above', above);
  const overStart = Math.max(0, AIR_PX - box.left);
  const overEnd = Math.max(0, box.right - (clientWidth - AIR_PX));
  // By layout, not by a transform: a transformed element leaves its old place as scrollable space.
  if (overStart || overEnd)
    Object.assign(menu.style, { left: `${box.left - button.left + overStart - overEnd}px`, right: 'auto' });
}

import {
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { AnnouncerProvider } from '../announcer/announcer.tsx';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { rescueFocus } from '../focus/rescue-focus.ts';
import { useAnnounce } from '../hooks/use-announce.ts';
import { Drawing } from '../icon/drawing.tsx';
import { close } from '../icon/paths.ts';
import { type StatusWords, statusWords } from '../words/status-words.ts';
import { useWords } from '../words/words-provider.tsx';
import { region, sentence, toast as toastClass } from './toast.css.ts';

export type ToastOptions = {
  tone?: 'info' | 'good' | 'danger';
  /** One thing to do about it: "Undo". A toast with an action stays until it is used or dismissed. */
  action?: { label: string; onClick: () => void };
};

/** Shows a sentence for a while, and reads it out. Returns a function that removes it. */
export type ShowToast = (text: string, options?: ToastOptions) => () => void;

/** More would cover the page's content. */
const MOST = 3;
/** Long enough to find it and to read it twice … */
const SHOWN_MS = 6000;
/** … and as much longer for every 60 characters. */
const MORE_MS = 1000;

/** `times`: how often it was shown; each time it stays as long again. */
type Toast = ToastOptions & { id: number; text: string; times: number };

/** Toasts in sight, oldest first; toasts that wait for room; whether the pointer or the focus is on them. */
type ToastState = { shown: readonly Toast[]; waiting: readonly Toast[]; pointed: boolean; focused: boolean };
type Change = { show: Toast } | { leave: number } | { pointed: boolean } | { focused: boolean };

const ToastContext = createContext<ShowToast | undefined>(undefined);

/**
 * Brief sentences at the foot of the page, for what is done and needs no answer: "Copied." What users must know is a
 * `Banner`. Read out by the page's one announcer (Y12); they never take the focus (Y4). Inside another provider it adds
 * nothing.
 */
export function ToastProvider({ children, words }: { children: ReactNode; words?: Partial<StatusWords> }) {
  const outer = useContext(ToastContext);
  if (outer) return children;
  return (
    <AnnouncerProvider>
      <Toasts words={words}>{children}</Toasts>
    </AnnouncerProvider>
  );
}

function Toasts({ children, words: override }: { children: ReactNode; words?: Partial<StatusWords> }) {
  const words = useWords(statusWords, override);
  const ids = useRef(0);
  const [{ shown, pointed, focused }, setState] = useState(empty);
  const dispatch = useCallback((change: Change) => setState((state) => reduce(state, change)), []);
  const cameFrom = useRef<Element>(null);

  const show = useCallback<ShowToast>(
    (text, options) => {
      ids.current += 1;
      const id = ids.current;
      dispatch({ show: { ...options, id, text, times: 1 } });
      return () => dispatch({ leave: id });
    },
    [dispatch],
  );

  function onFocus({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof Element && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
    dispatch({ focused: true });
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    dispatch({ focused: relatedTarget instanceof Node && currentTarget.contains(relatedTarget) });
  }

  return (
    <ToastContext.Provider value={show}>
      {children}
      {shown.length > 0 && (
        <section
          className={region}
          aria-label={words.notices}
          onFocus={onFocus}
          onBlur={onBlur}
          onPointerEnter={() => dispatch({ pointed: true })}
          onPointerLeave={() => dispatch({ pointed: false })}
        >
          {shown.map((toast) => (
            <OneToast
              key={toast.id}
              toast={toast}
              held={pointed || focused}
              cameFrom={cameFrom}
              dismiss={words.dismiss}
              onLeave={() => dispatch({ leave: toast.id })}
            />
          ))}
        </section>
      )}
    </ToastContext.Provider>
  );
}

type OneToastProps = {
  toast: Toast;
  held: boolean;
  cameFrom: RefObject<Element | null>;
  dismiss: string;
  onLeave: () => void;
};

function OneToast({ toast: { text, tone = 'info', action, times }, held, cameFrom, dismiss, onLeave }: OneToastProps) {
  const announce = useAnnounce();
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const leave = useRef(onLeave);
  const stays = held || action !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: announced again each time it is shown again.
  useLayoutEffect(() => announce(text), [announce, text, times]);

  useLayoutEffect(() => {
    leave.current = onLeave;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: shown again, it stays as long again.
  useLayoutEffect(() => {
    if (stays) return undefined;
    const timer = setTimeout(() => leave.current(), SHOWN_MS + MORE_MS * Math.floor(text.length / 60));
    return () => clearTimeout(timer);
  }, [stays, text, times]);

  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element) passFocus(element, cameFrom.current);
    };
  }, [cameFrom]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    // So that nothing behind it closes too.
    event.preventDefault();
    event.stopPropagation();
    onLeave();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form.
    <div ref={ref} className={toastClass[tone]} role="group" aria-labelledby={id} onKeyDown={onKeyDown}>
      <p className={sentence} id={id} dir="auto">
        {text}
      </p>
      {action && (
        <Button
          onClick={() => {
            onLeave();
            action.onClick();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label={dismiss} onClick={onLeave}>
        <Drawing path={close} />
      </IconButton>
    </div>
  );
}

/**
 * When a toast with the focus in it goes, focuses the last button of the next toast, or of the one before, or the element
 * that had the focus before. Called while the toast is still in the document.
 */
function passFocus(leaving: HTMLElement, cameFrom: Element | null): void {
  const root = leaving.getRootNode() as Document | ShadowRoot;
  if (!leaving.contains(root.activeElement)) return;
  const beside = leaving.nextElementSibling ?? leaving.previousElementSibling;
  const to =
    beside?.querySelector<HTMLElement>('button:last-of-type') ?? (cameFrom?.isConnected ? cameFrom : undefined);
  if (to instanceof HTMLElement) to.focus({ preventScroll: true });
  else queueMicrotask(() => rescueFocus(root));
}

const empty: ToastState = { shown: [], waiting: [], pointed: false, focused: false };

function reduce(state: ToastState, change: Change): ToastState {
  if ('show' in change) return withRoom(withToast(state, change.show));
  if ('leave' in change) {
    const stays = ({ id }: Toast) => id !== change.leave;
    const shown = state.shown.filter(stays);
    const next = { ...state, shown, waiting: state.waiting.filter(stays) };
    // With the last toast the section is unmounted, and nothing reports that pointer and focus have left it.
    return withRoom(shown.length > 0 ? next : { ...next, pointed: false, focused: false });
  }
  return withRoom({ ...state, ...change });
}

/** A toast with the same text and tone and no action is not shown twice: the first one stays longer. */
function withToast(state: ToastState, toast: Toast): ToastState {
  const isSame = (one: Toast) => one.text === toast.text && one.tone === toast.tone && !one.action && !toast.action;
  const again = state.shown.find(isSame);
  if (!again) return { ...state, waiting: [...state.waiting.filter((one) => !isSame(one)), toast] };
  return { ...state, shown: state.shown.map((one) => (one === again ? { ...one, times: one.times + 1 } : one)) };
}

/** The oldest make room, except a toast with an action, and none while pointer or focus is on them. */
function withRoom(state: ToastState): ToastState {
  const [next, ...waiting] = state.waiting;
  if (!next) return state;
  if (state.shown.length < MOST) return withRoom({ ...state, shown: [...state.shown, next], waiting });
  const oldest = state.shown.find(({ action }) => !action);
  if (!oldest || state.pointed || state.focused) return state;
  return withRoom({ ...state, shown: state.shown.filter((one) => one !== oldest) });
}

/** @example toast('Link copied.', { tone: 'good' }); */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs a <ToastProvider> around the page or widget.');
  return show;
}

import {
  createContext,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { ButtonKind } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { type UiWords, uiWords } from '../words/words.ts';
import { useWords } from '../words/words-provider.tsx';

export type ConfirmQuestion = {
  title: ReactNode;
  body?: ReactNode;
  /** `Confirm` by default; better is what happens: `Leave Game`. */
  confirmLabel?: string;
  /** `Cancel` by default. */
  cancelLabel?: string;
  /** `danger` for what cannot be undone. */
  kind?: Extract<ButtonKind, 'main' | 'danger'>;
  /** Replaces the two buttons above; each has its answer. Put the harmless one first: it gets the focus. */
  buttons?: readonly { label: string; kind?: ButtonKind; answer: boolean }[];
};

/** True only when the user confirmed; Cancel, Escape, the backdrop and the asker's unmount answer false. */
export type Confirm = (question: ConfirmQuestion) => Promise<boolean>;

/** A question that waits for its answer, and the component that asked it. */
type QueuedQuestion = { key: number; asker: object; question: ConfirmQuestion; resolve: (answer: boolean) => void };
type ConfirmQueue = {
  ask: (question: ConfirmQuestion, asker: object) => Promise<boolean>;
  withdraw: (asker: object) => void;
};

const ConfirmQueueContext = createContext<ConfirmQueue | undefined>(undefined);

/**
 * Shows the yes-or-no questions of everything inside in one dialog (DIALOG-01). Several wait in a queue, so that at most
 * one dialog is on top of what is already open (Y5). A provider inside another one adds nothing: they share the outer queue.
 */
export function ConfirmProvider({ children, words }: { children: ReactNode; words?: Partial<UiWords> }) {
  const outer = useContext(ConfirmQueueContext);
  return outer ? children : <QueueProvider words={words}>{children}</QueueProvider>;
}

function QueueProvider({ children, words: override }: { children: ReactNode; words?: Partial<UiWords> }) {
  const words = useWords(uiWords, override);
  const { queue, current, answer } = useQueue();
  const reply = (yes: boolean) => answer((queued) => queued === current, yes);
  return (
    <ConfirmQueueContext.Provider value={queue}>
      {children}
      {current && (
        <Dialog
          key={current.key}
          open
          title={current.question.title}
          buttons={buttonsOf(current.question, words).map(({ label, kind, answer: yes }) => ({
            label,
            kind,
            // The second press of a double click lands on the next question, which nobody has read yet.
            onClick: (press?: MouseEvent) => {
              if (!press || press.detail < 2) reply(yes);
            },
          }))}
          onClose={() => reply(false)}
        >
          {current.question.body}
        </Dialog>
      )}
    </ConfirmQueueContext.Provider>
  );
}

/** The questions that wait, of which the first is shown. */
function useQueue() {
  const isThere = useRef(false);
  const keys = useRef(0);
  const waiting = useRef<readonly QueuedQuestion[]>([]);
  const answered = useRef<(() => void)[]>([]);
  const [shown, show] = useState(waiting.current);

  const answer = useCallback((which: (queued: QueuedQuestion) => boolean, yes: boolean) => {
    const matching = waiting.current.filter(which);
    if (matching.length === 0) return;
    waiting.current = waiting.current.filter((queued) => !matching.includes(queued));
    answered.current.push(...matching.map((queued) => () => queued.resolve(yes)));
    show(waiting.current);
  }, []);

  const queue = useMemo<ConfirmQueue>(
    () => ({
      ask: (question, asker) =>
        new Promise((resolve) => {
          if (!isThere.current) return resolve(false);
          keys.current += 1;
          waiting.current = [...waiting.current, { key: keys.current, asker, question, resolve }];
          show(waiting.current);
        }),
      withdraw: (asker) => answer((queued) => queued.asker === asker, false),
    }),
    [answer],
  );

  // Resolves only after the dialog is closed and the focus is back, so that code that navigates next does so from the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each render with a changed queue.
  useLayoutEffect(() => resolveAll(answered.current), [shown]);

  useLayoutEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
      answer(() => true, false);
      resolveAll(answered.current);
    };
  }, [answer]);

  return { queue, current: shown[0], answer };
}

function buttonsOf(question: ConfirmQuestion, words: UiWords): NonNullable<ConfirmQuestion['buttons']> {
  return (
    question.buttons ?? [
      { label: question.cancelLabel ?? words.cancel, answer: false },
      { label: question.confirmLabel ?? words.confirm, kind: question.kind ?? 'main', answer: true },
    ]
  );
}

function resolveAll(answered: (() => void)[]): void {
  for (const resolve of answered.splice(0)) resolve();
}

/**
 * Asks, and waits for the answer. A component's questions are withdrawn when it unmounts.
 *
 * @example if (await confirm({ title: 'Leave Game?', confirmLabel: 'Leave', kind: 'danger' })) leave();
 */
export function useConfirm(): Confirm {
  const queue = useContext(ConfirmQueueContext);
  if (!queue) throw new Error('useConfirm needs a <ConfirmProvider> around the page or widget.');
  const asker = useRef({}).current;
  useLayoutEffect(() => () => queue.withdraw(asker), [queue, asker]);
  return useCallback((question) => queue.ask(question, asker), [queue, asker]);
}

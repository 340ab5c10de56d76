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
import type { ButtonKind } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { type UiWords, uiWords } from './words.ts';
import { useWords } from './words-provider.tsx';

export type ConfirmQuestion = {
  title: ReactNode;
  body?: ReactNode;
  /** `Confirm` unless said; better is what happens: `Leave Game`. */
  confirmLabel?: string;
  /** `Cancel` unless said. */
  cancelLabel?: string;
  /** `danger` for what cannot be undone. */
  kind?: Extract<ButtonKind, 'main' | 'danger'>;
  /** In place of the two above, each with what it answers. Put the harmless one first: it gets the focus. */
  buttons?: readonly { label: string; kind?: ButtonKind; answer: boolean }[];
};

/** True only when somebody confirmed. Cancel, Escape, the backdrop, and going away are all a no. */
export type Confirm = (question: ConfirmQuestion) => Promise<boolean>;

/** A question that waits for its answer, and which component asked it. */
type Asked = { key: number; asker: object; question: ConfirmQuestion; resolve: (answer: boolean) => void };
type Desk = { ask: (question: ConfirmQuestion, asker: object) => Promise<boolean>; withdraw: (asker: object) => void };

const DeskContext = createContext<Desk | undefined>(undefined);

/**
 * Questions with a yes or a no for all that is inside, in the one dialog (DIALOG-01). Several wait in line, so that there
 * is never more than one over what is open already (Y5). Inside another one it adds nothing: there is one line.
 */
export function ConfirmProvider({ children, words }: { children: ReactNode; words?: Partial<UiWords> }) {
  const outer = useContext(DeskContext);
  return outer ? children : <Line words={words}>{children}</Line>;
}

function Line({ children, words: override }: { children: ReactNode; words?: Partial<UiWords> }) {
  const words = useWords(uiWords, override);
  const isThere = useRef(false);
  const keys = useRef(0);
  const waiting = useRef<readonly Asked[]>([]);
  const answered = useRef<(() => void)[]>([]);
  const [shown, show] = useState(waiting.current);

  const answer = useCallback((which: (asked: Asked) => boolean, yes: boolean) => {
    const those = waiting.current.filter(which);
    if (those.length === 0) return;
    waiting.current = waiting.current.filter((asked) => !those.includes(asked));
    answered.current.push(...those.map((asked) => () => asked.resolve(yes)));
    show(waiting.current);
  }, []);

  const desk = useMemo<Desk>(
    () => ({
      ask: (question, asker) =>
        new Promise((resolve) => {
          if (!isThere.current) return resolve(false);
          keys.current += 1;
          waiting.current = [...waiting.current, { key: keys.current, asker, question, resolve }];
          show(waiting.current);
        }),
      withdraw: (asker) => answer((asked) => asked.asker === asker, false),
    }),
    [answer],
  );

  // Told once its dialog is closed and the focus is back: who moves on from here finds the page, not a dialog in the way.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each drawing of another line.
  useLayoutEffect(() => tellAll(answered.current), [shown]);

  useLayoutEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
      answer(() => true, false);
      tellAll(answered.current);
    };
  }, [answer]);

  const now = shown[0];
  return (
    <DeskContext.Provider value={desk}>
      {children}
      {now && (
        <Dialog
          key={now.key}
          open
          title={now.question.title}
          buttons={buttonsOf(now.question, words).map(({ label, kind, answer: yes }) => ({
            label,
            kind,
            // The second press of a double click lands on the next question, which nobody has read yet.
            onClick: (press?: MouseEvent) => {
              if (!press || press.detail < 2) answer((asked) => asked === now, yes);
            },
          }))}
          onClose={() => answer((asked) => asked === now, false)}
        >
          {now.question.body}
        </Dialog>
      )}
    </DeskContext.Provider>
  );
}

function buttonsOf(question: ConfirmQuestion, words: UiWords): NonNullable<ConfirmQuestion['buttons']> {
  return (
    question.buttons ?? [
      { label: question.cancelLabel ?? words.cancel, answer: false },
      { label: question.confirmLabel ?? words.confirm, kind: question.kind ?? 'main', answer: true },
    ]
  );
}

function tellAll(told: (() => void)[]): void {
  for (const tell of told.splice(0)) tell();
}

/**
 * Asks, and waits for the answer. What a component asked goes when the component goes.
 *
 * @example if (await confirm({ title: 'Leave Game?', confirmLabel: 'Leave', kind: 'danger' })) leave();
 */
export function useConfirm(): Confirm {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('useConfirm needs a <ConfirmProvider> around the page or widget.');
  const asker = useRef({}).current;
  useLayoutEffect(() => () => desk.withdraw(asker), [desk, asker]);
  return useCallback((question) => desk.ask(question, asker), [desk, asker]);
}

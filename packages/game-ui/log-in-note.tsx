import { Banner, Button } from '@snug/ui';

export interface LogInNoteProps {
  /** What a guest cannot do. */
  children: string;
  /** The button's label. */
  label: string;
  /** Without it there is no button. */
  onLogIn?: () => void;
}

/** Tells a guest what a login would allow, with a button that leads there (OPEN-03). */
export function LogInNote({ children, label, onLogIn }: LogInNoteProps) {
  const button = onLogIn && (
    <Button kind="quiet" onClick={() => onLogIn()}>
      {label}
    </Button>
  );
  return (
    <Banner tone="info" action={button}>
      {children}
    </Banner>
  );
}

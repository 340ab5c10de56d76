import { Banner, Button } from '@snug/ui';

export interface LogInNoteProps {
  /** What a guest cannot do. */
  children: string;
  /** What the button says. */
  label: string;
  /** Without it there is no button. */
  onLogIn?: () => void;
}

/** Tells a guest what a login would allow, with the way there (OPEN-03). */
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

import { Button, Card, Drawing, Stack, Text } from '@snug/ui';
import { team } from '@snug/ui/paths';
import type { ReactNode } from 'react';
import * as styles from './log-in-first.css.ts';

export interface LogInFirstProps {
  /** What a login is for. */
  children: ReactNode;
  /** The button's label. */
  label: string;
  onLogIn(): void;
}

/** In the place of a screen that needs a login, or one by a code. */
export function LogInFirst({ children, label, onLogIn }: LogInFirstProps) {
  return (
    <Card>
      <Stack gap={6}>
        <div className={styles.invitation}>
          <span className={styles.picture}>
            <Drawing path={team} />
          </span>
          <Text>{children}</Text>
        </div>
        <Button kind="main" onClick={onLogIn}>
          {label}
        </Button>
      </Stack>
    </Card>
  );
}

import { Button } from '@snug/ui';
import { type ChangeEvent, useRef } from 'react';

interface Props {
  readonly children: string;
  readonly accept: string;
  readonly busy: boolean;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** Chooses one file: a button that opens the system's choice. */
export function FileButton({ children, accept, busy, onChange }: Props) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button kind="main" busy={busy} onClick={() => field.current?.click()}>
        {children}
      </Button>
      <input ref={field} type="file" accept={accept} onChange={onChange} hidden />
    </>
  );
}

import { Button, uiWords, useWords } from '@snug/ui';
import { sideBySide } from './side-by-side.css.ts';

/** Cancel and the form's own button, side by side where both fit. */
export function FormButtons({ label, busy, disabled, onCancel }: FormButtonsProps) {
  const { cancel } = useWords(uiWords);
  return (
    <div className={sideBySide}>
      <Button onClick={onCancel}>{cancel}</Button>
      <Button kind="main" type="submit" busy={busy} disabled={disabled}>
        {label}
      </Button>
    </div>
  );
}

interface FormButtonsProps {
  label: string;
  busy: boolean;
  disabled?: boolean;
  onCancel(): void;
}

import { answerMaxLength, foldAnswer } from '@snug/contract';
import { Select, TextInput } from '@snug/ui';

export interface AnswerInputProps {
  label: string;
  value: string;
  onChange(text: string): void;
  onBlur?(): void;
  matches: readonly string[];
  placeholder: string;
  maxLength?: number;
}

/** One answer: a text field, or a native select where the round has a list of answers (GAME-10, Y11). */
export function AnswerInput({ label, value, onChange, onBlur, matches, placeholder, maxLength }: AnswerInputProps) {
  if (matches.length === 0) {
    return (
      <TextInput
        label={label}
        labelHidden
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        maxLength={maxLength ?? answerMaxLength}
        autoComplete="off"
      />
    );
  }
  // The host may store the answer in lower case, so options are compared as answers are (ROUND-07).
  const chosen = matches.find((match) => foldAnswer(match) === foldAnswer(value)) ?? '';
  return (
    <Select
      label={label}
      labelHidden
      value={chosen}
      onChange={onChange}
      placeholder={placeholder}
      options={matches.map((match) => ({ value: match, label: match }))}
    />
  );
}

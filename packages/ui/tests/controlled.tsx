import { type ReactNode, useState } from 'react';

export interface ParentProps<V> {
  /** Receives every value that the part asks for. */
  changes?: V[];
  /** Keeps the value as it is. */
  refuse?: boolean;
}

type Values<P> = P extends { checked: infer V } ? V : P extends { value: infer V } ? V : never;

/** A part with a parent that keeps its value, as a form does. */
export function controlled<P extends { onChange: (value: never) => void }, D extends Partial<P> = Partial<P>>(
  Part: (props: P) => ReactNode,
  defaults?: D,
) {
  return function Controlled({ changes, refuse, ...props }: Partial<P> & ParentProps<Values<P>>) {
    const args: Partial<P> = { ...defaults, ...(props as Partial<P>) };
    const name = ('checked' in args ? 'checked' : 'value') as keyof P;
    const [value, setValue] = useState(args[name]);
    const onChange = (wanted: P[keyof P]) => {
      changes?.push(wanted as Values<P>);
      if (!refuse) setValue(wanted);
    };
    return <Part {...(args as P)} {...{ [name]: value, onChange }} />;
  };
}

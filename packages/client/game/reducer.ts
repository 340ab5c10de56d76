/** One handler per message type. A missing or misspelt one does not compile. */
export type Handlers<M extends { type: string }, State> = {
  [T in M['type']]: (state: State, message: Extract<M, { type: T }>) => State;
};

/** The message types of one family file. */
export type HandlersFor<M extends { type: string }, State, T extends M['type']> = Pick<Handlers<M, State>, T>;

export function reducer<M extends { type: string }, State>(handlers: Handlers<M, State>) {
  return (state: State, message: M): State => {
    // TypeScript cannot see that handler and message share a type; `Handlers` guarantees it.
    const handle = handlers[message.type as M['type']] as (state: State, message: M) => State;
    return handle(state, message);
  };
}

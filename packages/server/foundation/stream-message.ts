/** A message with its number in one stream. */
export interface StreamMessage {
  readonly stream_id: string;
  readonly seq: number;
  /** One object for all streams that the message goes to: between threads it travels once. */
  readonly content: MessageContent;
}

export interface MessageContent {
  /** The message as JSON text. */
  readonly body: string;
  readonly only_player: string | null;
  /** Still reaches those whom the same change takes off the stream. Not stored: it matters while they are connected. */
  readonly farewell?: boolean;
}

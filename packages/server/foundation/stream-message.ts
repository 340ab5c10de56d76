/** A message with its number in one stream. */
export interface StreamMessage {
  readonly stream_id: string;
  readonly seq: number;
  /** One object for all streams of the message, so that it is copied between threads only once. */
  readonly content: MessageContent;
}

export interface MessageContent {
  /** The message as JSON text. */
  readonly body: string;
  readonly only_player: string | null;
  /**
   * Also sent to players whom the same change removes from the stream. Not stored: it only matters while they are connected.
   */
  readonly farewell?: boolean;
}

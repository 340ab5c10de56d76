import { replayMax } from '@snug/contract';
import { gameOfPlayers, readAfter } from '../database/message-log.ts';
import type { StreamMessage } from '../foundation/stream-message.ts';
import { Channel, type ChannelsOptions } from './channel.ts';
import { type EncodedMessage, encodeMessage } from './encoded-frame.ts';
import { isFor, type Listener, skipFrame } from './listener.ts';

/** The streams that connections of this process listen to. */
export interface Channels {
  /**
   * Brings a listener up to date from the log, from its `sent` on, and delivers to it from then on. Closes it for a resync
   * if it is too far behind.
   */
  follow(listener: Listener): Promise<void>;
  leave(listener: Listener): void;
  /** The number of a stream's last message, if a listener here has it; undefined: only the log knows. */
  head(stream_id: string): number | undefined;
  /** Delivers published messages. Listeners who moved must have left by then. */
  deliver(messages: readonly StreamMessage[]): void;
  /** Writes a frame outside the sequence to the game's players and spectators who know messages beyond the 29. */
  tell(game_id: string, frame: Buffer): void;
  /**
   * Writes the last messages to a listener that these messages removed from the channel: first what came before them, then
   * those of them that are only for it, or a farewell. After that it gets nothing more of the old stream (G31).
   */
  farewell(listener: Listener, messages: readonly StreamMessage[]): Promise<void>;
  /** Delivers from the log what a channel's listeners have missed. */
  heal(stream_id: string): void;
  /** How many channels have published messages that are not written to their listeners yet. */
  behind(): number;
}

export function createChannels(options: ChannelsOptions): Channels {
  const channels = new Map<string, Channel>();

  function channelOf(stream_id: string): Channel {
    const known = channels.get(stream_id);
    if (known) return known;
    const channel = new Channel(stream_id, options);
    channels.set(stream_id, channel);
    return channel;
  }

  function closeIfEmpty(channel: Channel): void {
    if (channel.isEmpty()) channels.delete(channel.stream_id);
  }

  return {
    heal: (stream_id) => channels.get(stream_id)?.heal(),

    head(stream_id) {
      const channel = channels.get(stream_id);
      return channel?.isLevel() ? channel.head : undefined;
    },

    async follow(listener) {
      const channel = channelOf(listener.stream_id);
      try {
        await channel.join(listener);
      } finally {
        closeIfEmpty(channel);
      }
    },

    leave(listener) {
      const channel = channels.get(listener.stream_id);
      if (!channel) return;
      channel.leave(listener);
      closeIfEmpty(channel);
    },

    deliver(messages) {
      let encoded: EncodedMessage | undefined;
      let count = 0;
      for (const message of messages) {
        const channel = channels.get(message.stream_id);
        if (!channel?.isNext(message)) continue;
        // One message goes to many streams and is encoded once.
        if (encoded?.body !== message.content.body) encoded = encodeMessage(message.content.body);
        count += channel.write(message, encoded);
      }
      options.counts.delivered(count);
    },

    tell(game_id, frame) {
      for (const channel of channels.values()) {
        if (gameOfPlayers(channel.stream_id) === game_id) channel.tell(frame);
      }
    },

    farewell: (listener, messages) => writeFarewell(options, listener, messages),

    behind: () => [...channels.values()].filter((channel) => channel.isBehind()).length,
  };
}

async function writeFarewell(
  { db, counts }: ChannelsOptions,
  listener: Listener,
  messages: readonly StreamMessage[],
): Promise<void> {
  const own = messages.filter(({ stream_id }) => stream_id === listener.stream_id);
  const isMeant = ({ content }: StreamMessage) =>
    content.farewell === true || content.only_player === listener.player_id;
  const [first] = own;
  const last = own.findLast(isMeant);
  if (!first || !last) return;
  const before = first.seq > listener.sent + 1 ? await readAfter(db, listener.stream_id, listener.sent, replayMax) : [];
  let count = 0;
  for (const message of [...before.filter(({ seq }) => seq < first.seq), ...own.filter(({ seq }) => seq <= last.seq)]) {
    if (message.seq <= listener.sent) continue;
    listener.sent = message.seq;
    const encoded = encodeMessage(message.content.body);
    const isHeard = message.seq < first.seq ? isFor(listener, message, encoded) : isMeant(message);
    if (isHeard) listener.write(encoded.frame(message.seq));
    else if (listener.knowsExtras) listener.write(skipFrame(message.seq));
    if (isHeard) count += 1;
  }
  counts.delivered(count);
}

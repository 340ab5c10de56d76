import type { NetworkSocket, SentRequest, Tampering } from '../network/wire.ts';
import { isTab } from '../phone/phone.ts';
import type { World } from '../world/world.ts';

/**
 * Messages that are unreadable, have an unknown type, or unknown fields (F19). An unreadable one is so for everybody and
 * every time: the fault is the server's, not the network's.
 */
export function tampering(world: World): Tampering {
  const { faults } = world;
  const [poisonsMessages, addsUnknownTypes, addsUnknownFields] = [
    faults.has('message-poisoned'),
    faults.has('type-unknown'),
    faults.has('fields-unknown'),
  ];
  const random = world.random('tampering');
  /** Whether a message is unreadable, by its text. */
  const poisonedTexts = new Map<string, boolean>();

  function frame({ end }: NetworkSocket, text: string): readonly string[] | undefined {
    const id = /^\{"msg_id":(\d+),/.exec(text)?.[1];
    if (id === undefined || world.isSettling) return undefined;
    const frames: string[] = [];
    if (addsUnknownTypes && random.chance(0.2)) {
      faults.hit('type-unknown');
      frames.push(envelope(0, { type: 'FIREWORKS', colours: ['red'] }));
    }
    // An older client cannot skip such a message (H7).
    if (poisonsMessages && id !== '0' && isTab(end) && isPoisoned(text)) {
      faults.hit('message-poisoned');
      return [...frames, envelope(Number(id), { type: 'ASK', asked: 'unreadable' })];
    }
    if (addsUnknownTypes && text.includes('\\"SKIP\\"')) {
      faults.hit('type-unknown');
      return [...frames, envelope(Number(id), { type: 'LATER', than: { today: true } })];
    }
    if (addsUnknownFields && random.chance(0.5)) {
      faults.hit('fields-unknown');
      return [...frames, text.replace('"data":"{', '"later":1,"data":"{\\"unknown_field\\":{\\"deep\\":[1]},')];
    }
    return frames.length > 0 ? [...frames, text] : undefined;
  }

  function isPoisoned(text: string): boolean {
    const known = poisonedTexts.get(text);
    if (known !== undefined) return known;
    const next = random.chance(0.06);
    poisonedTexts.set(text, next);
    return next;
  }

  return {
    frame: poisonsMessages || addsUnknownTypes || addsUnknownFields ? frame : () => undefined,

    reply(_sent: SentRequest, reply) {
      if (!addsUnknownFields || world.isSettling || !reply.body.startsWith('{"') || !random.chance(0.5))
        return undefined;
      faults.hit('fields-unknown');
      return { ...reply, body: `{"unknown_field":{"deep":[1]},${reply.body.slice(1)}` };
    },
  };
}

function envelope(msg_id: number, message: object): string {
  return JSON.stringify({ msg_id, data: JSON.stringify(message) });
}

import { noSuchCall, ruled, sideOf, type Device, type Ruling, type Send } from './CallDecision';
import type { HeldCall } from '../../../../../database/schema/HeldCall';

/** What of a message between the two the server looks at. The rest goes through as it is. */
export interface Signal {
  seq: number;
  generation: number;
  /** The other side, as the sender names it. */
  addressee: string;
}

type Relayed = Extract<Send, { event: 'webRTC-offer' | 'webRTC-answer' | 'webRTC-candidate' }>;
/** The message without its address; one whose `to` this rule fills in. */
export type Unaddressed = {
  [Event in Relayed['event']]: Omit<Extract<Relayed, { event: Event }>, 'to'>;
}[Relayed['event']];

/** Passes a message from one side of an accepted call to the other, and to nobody else. Older ones than the last are dropped. */
export function relaySignal(call: HeldCall | null, by: Device, signal: Signal, message: Unaddressed): Ruling {
  const side = call?.phase === 'accepted' ? sideOf(call, by) : null;
  if (!call || !side) return noSuchCall;
  const [own, other] = side === 'caller' ? [call.caller, call.callee] : [call.callee, call.caller];
  if (
    other.peer !== signal.addressee ||
    (message.event === 'webRTC-offer' && isForbiddenOffer(call, side, signal))
  ) {
    return noSuchCall;
  }
  if (signal.seq <= own.seq) return ruled(call, []);
  const heard: HeldCall = {
    ...call,
    [side]: { ...own, seq: signal.seq },
    generation: Math.max(call.generation, signal.generation),
  };
  return ruled(heard, other.device === null ? [] : [{ to: other.device, ...message }]);
}

/** A new peer connection is begun by the caller alone; within one, either may offer again. */
function isForbiddenOffer(call: HeldCall, side: 'caller' | 'callee', { generation }: Signal): boolean {
  return side === 'callee' && generation > call.generation;
}

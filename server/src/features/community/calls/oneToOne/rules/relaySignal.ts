import { noSuchCall, decided, sideOf, type Device, type CallDecision, type Send } from './callRules';
import type { StoredCall } from '../../../../../database/schema/community/StoredCall';

/** The part of a relayed message that the server checks. The rest passes through unchanged. */
export interface Signal {
  seq: number;
  generation: number;
  /** The other side, as the sender names it. */
  addressee: string;
}

type Relayed = Extract<Send, { event: 'webRTC-offer' | 'webRTC-answer' | 'webRTC-candidate' }>;
/** The message without its address; this rule sets `to`. */
export type Unaddressed = {
  [Event in Relayed['event']]: Omit<Extract<Relayed, { event: Event }>, 'to'>;
}[Relayed['event']];

/**
 * Relays a message from one side of an accepted call to the other, and to nobody else. Messages older than
 * the last one are dropped.
 */
export function relaySignal(
  call: StoredCall | null,
  by: Device,
  signal: Signal,
  message: Unaddressed,
): CallDecision {
  const side = call?.phase === 'accepted' ? sideOf(call, by) : null;
  if (!call || !side) return noSuchCall;
  const [own, other] = side === 'caller' ? [call.caller, call.callee] : [call.callee, call.caller];
  if (
    other.peer !== signal.addressee ||
    (message.event === 'webRTC-offer' && isForbiddenOffer(call, side, signal))
  ) {
    return noSuchCall;
  }
  if (signal.seq <= own.seq) return decided(call, []);
  const updated: StoredCall = {
    ...call,
    [side]: { ...own, seq: signal.seq },
    generation: Math.max(call.generation, signal.generation),
  };
  return decided(updated, other.device === null ? [] : [{ to: other.device, ...message }]);
}

/** Only the caller starts a new peer connection; within one, either side may send offers. */
function isForbiddenOffer(call: StoredCall, side: 'caller' | 'callee', { generation }: Signal): boolean {
  return side === 'callee' && generation > call.generation;
}

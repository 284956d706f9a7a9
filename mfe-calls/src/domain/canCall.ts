import type { CallState } from '../rtc/call/callTypes';

/** Whether the user can call this peer now: when free, and while that peer's call rings, which calling back accepts. */
export function canCall(call: CallState, socketId: string): boolean {
  return call.phase === 'available' || (call.phase === 'ringing' && call.call.peer.socketId === socketId);
}

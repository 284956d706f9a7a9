import type { CallEndReason, LeaveReason } from '@tayyib/shared/contracts';
import type { CallEffect, CallTimer } from './callInputs';
import type { Call, CallMachine } from './callState';
import { remember } from './remember';
import { sayBye } from './sayBye';
import type { Step } from './Step';

const timers: readonly CallTimer[] = ['ring', 'connect', 'restart', 'give-up'];

/** Everything a call holds is let go; the person can call again at once. */
export function endCall(machine: CallMachine, call: Call, reason: CallEndReason): Step {
  const { callId, role, peer } = call;
  const letGo: CallEffect[] = [{ type: 'closeLink' }, { type: 'resetMedia' }];
  return {
    machine: {
      ...machine,
      state: { phase: 'available', ended: { callId, role, peer, reason } },
      past: remember(machine.past, callId),
    },
    effects: [...letGo, ...timers.map((timer): CallEffect => ({ type: 'stop', timer }))],
  };
}

/** Ends it and tells the server, now or as soon as it hears us. */
export function leaveCall(machine: CallMachine, call: Call, reason: CallEndReason, said: LeaveReason): Step {
  const { callId, peer } = call;
  const { machine: left, effects: bye } = sayBye(machine, { callId, socketId: peer.socketId, reason: said });
  const { machine: ended, effects } = endCall(left, call, reason);
  return { machine: ended, effects: [...bye, ...effects] };
}

import type { CallEffect } from './callInputs';
import { callTimes } from './callTimes';
import type { Call, CallMachine } from './callState';
import { goTo, type Step } from './Step';

/** Both have agreed: the caller offers, the callee waits for the offer. */
export function beginLink(machine: CallMachine, call: Call): Step {
  return goTo(machine, { phase: 'connecting', call }, [
    { type: 'stop', timer: 'ring' },
    openEffect(call),
    { type: 'start', timer: 'connect', callId: call.callId, ms: callTimes.connect },
  ]);
}

/** A peer connection in place of one that is of no more use. A call that never had a picture goes on waiting for its first. */
export function rebuildLink(machine: CallMachine, old: Call, generation: number): Step {
  const call = { ...old, generation };
  const { callId } = call;
  if (machine.state.phase === 'connecting')
    return goTo(machine, { phase: 'connecting', call }, [openEffect(call)]);
  return goTo(machine, { phase: 'reconnecting', call }, [
    openEffect(call),
    { type: 'stop', timer: 'restart' },
    { type: 'start', timer: 'give-up', callId, ms: callTimes['give-up'] },
  ]);
}

function openEffect({ callId, generation, role }: Call): CallEffect {
  return { type: 'openLink', callId, generation, offers: role === 'caller' };
}

import type { CallEffect, CallInput } from './callInputs';
import type { Call, CallMachine } from './callState';
import { callTimes, goTo, ignored, rebuildLink, type Step } from './callTransitions';

type LinkInput = Extract<CallInput, { type: 'linkUp' | 'linkDown' | 'linkStuck' | 'offerReceived' }>;

/** State changes of the peer connection, and offers that require a new one. */
export function handleLinkInput(machine: CallMachine, call: Call, input: LinkInput): Step {
  const { phase } = machine.state;
  if (phase === 'dialling' || phase === 'ringing') return ignored(machine);
  if (input.type === 'offerReceived') {
    return call.role === 'callee' && input.generation > call.generation
      ? rebuildLink(machine, call, input.generation)
      : ignored(machine);
  }
  if (input.generation !== call.generation) return ignored(machine);
  switch (input.type) {
    case 'linkUp':
      return goTo(machine, { phase: 'connected', call }, [
        { type: 'stop', timer: 'connect' },
        { type: 'stop', timer: 'restart' },
        { type: 'stop', timer: 'give-up' },
      ]);
    case 'linkDown':
      return phase === 'connected' ? loseLink(machine, call) : ignored(machine);
    case 'linkStuck':
      return call.role === 'caller' ? rebuildLink(machine, call, call.generation + 1) : ignored(machine);
  }
}

/** Only the caller restarts, so that two restarts never cross; both give up in the end. */
function loseLink(machine: CallMachine, call: Call): Step {
  const { callId } = call;
  const restart: CallEffect[] =
    call.role === 'caller' ? [{ type: 'start', timer: 'restart', callId, ms: callTimes.restart }] : [];
  return goTo(machine, { phase: 'reconnecting', call }, [
    ...restart,
    { type: 'start', timer: 'give-up', callId, ms: callTimes['give-up'] },
  ]);
}

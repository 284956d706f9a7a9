import type { CallInput } from './callInputs';
import { callOf, type CallMachine } from './callState';
import type { Step } from './Step';
import { takeConnectionInput } from './takeConnectionInput';
import { takeLinkInput } from './takeLinkInput';
import { takePersonInput } from './takePersonInput';
import { takeRing, takeServerInput } from './takeServerInput';
import { takeStrayInput } from './takeStrayInput';
import { takeTimeout } from './takeTimeout';

/**
 * One step of a one-to-one call. Pure: what is to be sent, opened or timed comes back as effects. What is said about a
 * call other than the present one changes nothing, save a ring, which is answered.
 */
export function stepCall(machine: CallMachine, input: CallInput): Step {
  switch (input.type) {
    case 'mediaReady':
    case 'mediaLost':
    case 'dialled':
    case 'rejoined':
    case 'accepted':
    case 'rejected':
    case 'hungUp':
      return takePersonInput(machine, input);
    case 'offline':
    case 'online':
    case 'settled':
      return takeConnectionInput(machine, input);
    case 'rang':
      return takeRing(machine, input);
    default:
  }
  const call = callOf(machine.state);
  if (call?.callId !== input.callId) return takeStrayInput(machine, input);
  switch (input.type) {
    case 'linkUp':
    case 'linkDown':
    case 'linkStuck':
    case 'offerHeard':
      return takeLinkInput(machine, call, input);
    case 'timeout':
      return takeTimeout(machine, call, input.timer);
    default:
      return takeServerInput(machine, call, input);
  }
}

import type { CallEffect, CallInput } from './callInputs';
import { callOf, type CallMachine } from './callState';
import type { Step } from './Step';

type ConnectionInput = Extract<CallInput, { type: 'offline' | 'online' | 'settled' }>;

/** Our connection to the server. The picture does not depend on it: a call goes on while it is down. */
export function takeConnectionInput(machine: CallMachine, input: ConnectionInput): Step {
  switch (input.type) {
    case 'offline':
      return { machine: { ...machine, isOnline: false }, effects: [] };
    case 'settled':
      return {
        machine: { ...machine, owed: machine.owed.filter(({ callId }) => callId !== input.callId) },
        effects: [],
      };
    case 'online': {
      const call = callOf(machine.state);
      const byes = machine.owed.map((owed): CallEffect => ({
        type: 'say',
        event: 'user-hanged-up',
        ...owed,
      }));
      const ask: CallEffect[] = call ? [{ type: 'say', event: 'call-resume', callId: call.callId }] : [];
      return { machine: { ...machine, isOnline: true }, effects: [...byes, ...ask] };
    }
  }
}

import type { CallEffect } from './callInputs';
import type { CallMachine, Owed } from './callState';
import type { Step } from './Step';

/** Tells the server that a call is over here, and goes on owing it until the server says that it knows. */
export function sayBye(machine: CallMachine, owed: Owed): Step {
  const bye: CallEffect[] = machine.isOnline ? [{ type: 'say', event: 'user-hanged-up', ...owed }] : [];
  return { machine: { ...machine, owed: [...machine.owed, owed] }, effects: bye };
}

import type { CallEffect } from './callInputs';
import type { CallMachine, CallState } from './callState';

/** The machine after an input, and what is to be done. */
export interface Step {
  machine: CallMachine;
  effects: CallEffect[];
}

/** Nothing changes and nothing is done: the input came too late, twice, or about another call. */
export const ignored = (machine: CallMachine): Step => ({ machine, effects: [] });

export const goTo = (machine: CallMachine, state: CallState, effects: CallEffect[]): Step => ({
  machine: { ...machine, state },
  effects,
});

import {
  violationAlways,
  violationAtRest,
  violationAtEnd,
  violationBeforeTimeouts,
  isAtRest,
} from './invariants';
import { deliveries, firingTimers, linkTransitions, transitionsOf, waits } from './transitions';
import type { Rules, ModelState } from './modelState';

/** The number of states visited, and the shortest path into one that violates an invariant. */
export interface Exploration {
  states: number;
  atRest: number;
  violation: { message: string; path: string[] } | null;
}

/** Far more than any call needs to end. */
const maxSettlingSteps = 200;

/**
 * Visits every state that is reachable from one, breadth first, up to a maximum. Stops at the first violation.
 */
export function explore(start: ModelState, rules: Rules, maxStates = 3_000_000): Exploration {
  const seen = new Map<string, { from: string | null; by: string }>();
  const settled = new Set<string>();
  const startKey = JSON.stringify(start);
  seen.set(startKey, { from: null, by: '' });
  let layer: { state: ModelState; key: string }[] = [{ state: start, key: startKey }];
  let atRest = 0;
  const pathTo = (key: string): string[] => {
    const step = seen.get(key);
    return step?.from == null ? [] : [...pathTo(step.from), step.by];
  };
  while (layer.length > 0) {
    const next: typeof layer = [];
    for (const { state, key } of layer) {
      let message = violationAlways(state);
      if (!message && isAtRest(state)) {
        atRest += 1;
        message =
          violationAtRest(state) ??
          violationBeforeTimeouts(state) ??
          violationAfterSettling(state, rules, settled);
      }
      if (message) return { states: seen.size, atRest, violation: { message, path: pathTo(key) } };
      for (const transition of transitionsOf(state, rules)) {
        const nextKey = JSON.stringify(transition.next);
        if (seen.has(nextKey)) continue;
        if (seen.size >= maxStates)
          throw new Error(`More than ${String(maxStates)} states: reduce the budget.`);
        seen.set(nextKey, { from: key, by: transition.name });
        next.push({ state: transition.next, key: nextKey });
      }
    }
    layer = next;
  }
  return { states: seen.size, atRest, violation: null };
}

/** Runs a state at rest to its end without further user actions: media arrives, then timers fire. */
function violationAfterSettling(start: ModelState, rules: Rules, settled: Set<string>): string | null {
  let state = start;
  for (let step = 0; step < maxSettlingSteps; step += 1) {
    const { browsers, calls, isAgreed, isDisturbed } = state;
    const key = JSON.stringify([browsers, calls, isAgreed, isDisturbed]);
    if (settled.has(key)) return null;
    settled.add(key);
    const devices = Object.keys(state.browsers);
    const [transition] = [
      ...devices.flatMap((device) => deliveries(withoutBudget(state), device, rules)),
      ...linkTransitions(withoutBudget(state), rules),
      ...waits(state, rules),
      ...devices.flatMap((device) => firingTimers(state, device, rules)),
    ];
    if (!transition) return violationAlways(state) ?? violationAtRest(state) ?? violationAtEnd(state);
    state = transition.next;
  }
  return 'it never ends';
}

function withoutBudget(state: ModelState): ModelState {
  return { ...state, budget: { ...state.budget, duplicates: 0, reorders: 0, linkLosses: 0 } };
}

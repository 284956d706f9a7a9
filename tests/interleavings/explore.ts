import { brokenAlways, brokenAtRest, brokenInTheEnd, isAtRest } from './invariants';
import { deliveries, firingTimers, linkMoves, movesOf, waits } from './moves';
import type { Rules, World } from './world';

/** What was found: how many worlds were seen, and the shortest known way into a broken one. */
export interface Exploration {
  worlds: number;
  atRest: number;
  violation: { sentence: string; way: string[] } | null;
}

/** Far more than any call needs to come to its end. */
const settlingSteps = 200;

/**
 * Every world that can be reached from one, in every order of events, nearest first, up to a number of worlds. Stops at the first that breaks a rule.
 */
export function explore(start: World, rules: Rules, atMost = 3_000_000): Exploration {
  const seen = new Map<string, { from: string | null; by: string }>();
  const settled = new Set<string>();
  const startKey = JSON.stringify(start);
  seen.set(startKey, { from: null, by: '' });
  let layer: { world: World; key: string }[] = [{ world: start, key: startKey }];
  let atRest = 0;
  const wayTo = (key: string): string[] => {
    const step = seen.get(key);
    return step?.from == null ? [] : [...wayTo(step.from), step.by];
  };
  while (layer.length > 0) {
    const next: typeof layer = [];
    for (const { world, key } of layer) {
      let sentence = brokenAlways(world);
      if (!sentence && isAtRest(world)) {
        atRest += 1;
        sentence = brokenAtRest(world) ?? brokenWhenSettled(world, rules, settled);
      }
      if (sentence) return { worlds: seen.size, atRest, violation: { sentence, way: wayTo(key) } };
      for (const move of movesOf(world, rules)) {
        const moveKey = JSON.stringify(move.next);
        if (seen.has(moveKey)) continue;
        if (seen.size >= atMost)
          throw new Error(`More than ${String(atMost)} worlds: give the people less to do.`);
        seen.set(moveKey, { from: key, by: move.name });
        next.push({ world: move.next, key: moveKey });
      }
    }
    layer = next;
  }
  return { worlds: seen.size, atRest, violation: null };
}

/** Lets a world at rest run to its end with nobody doing anything more: pictures come, then timers run out. */
function brokenWhenSettled(start: World, rules: Rules, settled: Set<string>): string | null {
  let world = start;
  for (let step = 0; step < settlingSteps; step += 1) {
    const key = JSON.stringify(world.browsers) + JSON.stringify(world.calls);
    if (settled.has(key)) return null;
    settled.add(key);
    const devices = Object.keys(world.browsers);
    const [move] = [
      ...devices.flatMap((device) => deliveries(withoutBudget(world), device, rules)),
      ...linkMoves(withoutBudget(world), rules),
      ...waits(world, rules),
      ...devices.flatMap((device) => firingTimers(world, device, rules)),
    ];
    if (!move) return brokenAlways(world) ?? brokenAtRest(world) ?? brokenInTheEnd(world);
    world = move.next;
  }
  return 'it never comes to an end';
}

function withoutBudget(world: World): World {
  return { ...world, budget: { ...world.budget, duplicates: 0, reorders: 0, linkLosses: 0 } };
}

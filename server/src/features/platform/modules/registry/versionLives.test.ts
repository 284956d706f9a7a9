import fc from 'fast-check';
import type { VersionAction, VersionLife, VersionLives } from './versionLives';
import { afterAction, previousVersion } from './versionLives';

const names = ['1', '2', '3', '4', '5'];
const version = fc.constantFrom(...names);

type Step = VersionAction | { kind: 'publish'; version: string };
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('publish' as const), version }),
  fc.record({ kind: fc.constant('stable' as const), version }),
  fc.record({ kind: fc.constant('canary' as const), version }),
  fc.record({ kind: fc.constant('end-canary' as const), isStopped: fc.boolean() }),
  fc.constant({ kind: 'roll-back' as const }),
);

const offered: VersionLife = { state: 'available', stableAt: null };
const start: VersionLives = {
  stable: '0',
  canary: null,
  versions: new Map([['0', { state: 'available', stableAt: new Date(0) }]]),
};

function after(lives: VersionLives, each: Step, at: number): VersionLives {
  if (each.kind === 'publish') {
    if (lives.versions.has(each.version)) return lives;
    return { ...lives, versions: new Map(lives.versions).set(each.version, offered) };
  }
  const next = afterAction(lives, each, new Date(at));
  return typeof next === 'string' ? lives : next;
}

const stoppedOf = ({ versions }: VersionLives) =>
  [...versions].filter(([, { state }]) => state === 'stopped').map(([name]) => name);

/** Which rule a step breaks; null if none. */
function brokenRule(before: VersionLives, each: Step, lives: VersionLives): string | null {
  const stopped = new Set(stoppedOf(lives));
  if (stoppedOf(before).some((name) => !stopped.has(name))) return 'a stopped version is offered again';
  const running = { stable: lives.stable, canary: lives.canary, fallback: previousVersion(lives) };
  for (const [as, name] of Object.entries(running))
    if (name !== null && stopped.has(name)) return `a stopped version runs as ${as}`;
  if (lives.canary === lives.stable) return 'the stable version is a canary';
  if (lives.versions.get(lives.stable)?.stableAt == null) return 'the stable version never was stable';
  const isLeft = each.kind === 'roll-back' && lives !== before;
  return isLeft && !stopped.has(before.stable) ? 'what was rolled back is not stopped' : null;
}

it('never runs a version again that was rolled back or stopped, whatever staff do', () => {
  const sequences = fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
    let lives = start;
    steps.forEach((each, n) => {
      const before = lives;
      lives = after(before, each, n + 1);
      const broken = brokenRule(before, each, lives);
      if (broken !== null) throw new Error(`${broken} after ${each.kind}`);
    });
  });
  fc.assert(sequences, { numRuns: 10_000 });
});

it('falls back to the version before, and to none that was replaced by an earlier one', () => {
  const versions = new Map([...start.versions, ['1', offered] as const]);
  const forward = after({ ...start, versions }, { kind: 'stable', version: '1' }, 1);
  expect(previousVersion(forward)).toBe('0');
  const back = after(forward, { kind: 'stable', version: '0' }, 2);
  expect(back.stable).toBe('0');
  expect(previousVersion(back)).toBeNull();
  expect(afterAction(back, { kind: 'canary', version: '1' }, new Date(3))).toBe('version-stopped');
});

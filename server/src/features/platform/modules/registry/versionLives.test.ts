import fc from 'fast-check';
import type { VersionAction, VersionLife, VersionLives } from './versionLives';
import { afterAction, previousVersion } from './versionLives';

const names = ['1', '2', '3', '4', '5'];
const version = fc.constantFrom(...names);

const replacesNow = fc.constantFrom(undefined, true, false);

const step: fc.Arbitrary<VersionAction> = fc.oneof(
  // by an owner or with a token: the registry knows one way to publish
  fc.record({ kind: fc.constant('publish' as const), version }),
  fc.record({ kind: fc.constant('stable' as const), version, replacesNow }),
  fc.record({ kind: fc.constant('canary' as const), version }),
  fc.record({ kind: fc.constant('end-canary' as const), isStopped: fc.boolean(), replacesNow }),
  fc.record({ kind: fc.constant('roll-back' as const), replacesNow }),
  fc.record({ kind: fc.constant('replace' as const), version }),
  fc.constant({ kind: 'retire' as const }),
);

const offered: VersionLife = { state: 'available', stableAt: null, withdrawnAt: null };
const start: VersionLives = {
  stable: '0',
  canary: null,
  isRetired: false,
  versions: new Map([['0', { ...offered, stableAt: new Date(0) }]]),
};

function after(lives: VersionLives, each: VersionAction, at: number): VersionLives {
  const next = afterAction(lives, each, new Date(at));
  return typeof next === 'string' ? lives : next;
}

const stoppedOf = ({ versions }: VersionLives) =>
  [...versions].filter(([, { state }]) => state === 'stopped').map(([name]) => name);

/** The versions that pages may run; none of a retired module. */
const runningOf = (lives: VersionLives) => ({
  stable: lives.isRetired ? null : lives.stable,
  canary: lives.canary,
  fallback: previousVersion(lives),
});

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

/** A rollback or the end of a canary, unless staff let open pages keep the version. */
const isWithdrawal = (each: VersionAction) =>
  (each.kind === 'roll-back' || each.kind === 'end-canary') && each.replacesNow !== false;

const leftBy = ({ stable, canary }: VersionLives, { kind }: VersionAction) =>
  kind === 'end-canary' ? (canary ?? '') : stable;

/** Which rule a step breaks; null if none. */
function brokenRule(before: VersionLives, each: VersionAction, lives: VersionLives): string | null {
  const stopped = new Set(stoppedOf(lives));
  if (stoppedOf(before).some((name) => !stopped.has(name))) return 'a stopped version is offered again';
  const running = runningOf(lives);
  if (lives.isRetired && Object.values(running).some((name) => name !== null))
    return 'a version of a retired module runs';
  for (const name of [running.stable, running.canary])
    if (name !== null && lives.versions.get(name)?.withdrawnAt !== null)
      return 'a version that is offered is replaced in open pages';
  if (each.kind === 'publish' && !before.isRetired && !isSame(runningOf(before), running))
    return 'a version is offered by being published';
  if (before.isRetired && !lives.isRetired && running.fallback !== null)
    return 'a version from before the retirement is a fallback';
  if (
    lives !== before &&
    isWithdrawal(each) &&
    lives.versions.get(leftBy(before, each))?.withdrawnAt === null
  )
    return 'open pages keep a version that was withdrawn';
  for (const [as, name] of Object.entries(running))
    if (name !== null && stopped.has(name)) return `a stopped version runs as ${as}`;
  if (lives.canary === lives.stable) return 'the stable version is a canary';
  if (!lives.isRetired && lives.versions.get(lives.stable)?.stableAt == null)
    return 'the stable version never was stable';
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

it('lets open pages keep the version that a newer one follows, unless staff say otherwise', () => {
  const versions = new Map([...start.versions, ['1', offered] as const]);
  const forward = (replaces?: boolean) =>
    after({ ...start, versions }, { kind: 'stable', version: '1', replacesNow: replaces }, 1);
  const leftAt = (lives: VersionLives) => lives.versions.get('0')?.withdrawnAt;
  expect([forward(), forward(false), forward(true)].map(leftAt)).toEqual([null, null, new Date(1)]);
  expect(leftAt(after(forward(), { kind: 'replace', version: '0' }, 2))).toEqual(new Date(2));
  expect(afterAction(forward(), { kind: 'replace', version: '1' }, new Date(2))).toBe('still-offered');
  const back = after(forward(true), { kind: 'roll-back' }, 3);
  expect([back.stable, leftAt(back)]).toEqual(['0', null]);
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

import fc from 'fast-check';
import { canaryRules, reasonToStop, type Evidence } from './canaryRules';

const none: Evidence = { witnesses: 0, failed: 0, troubled: 0 };
const stops = (canary: Partial<Evidence>, stable: Partial<Evidence> = {}) =>
  reasonToStop({ ...none, ...canary }, { ...none, ...stable }) !== null;

describe('a canary', () => {
  it.each([
    ['fails for its first three witnesses', { witnesses: 3, failed: 3 }, {}, true],
    ['fails for two, and there are no others', { witnesses: 2, failed: 2 }, {}, false],
    ['fails for half of a few', { witnesses: 6, failed: 3 }, {}, false],
    ['fails for most of a few', { witnesses: 5, failed: 3 }, {}, true],
    ['fails for 5 % of many', { witnesses: 100, failed: 5 }, {}, false],
    ['fails for more than 5 % of many', { witnesses: 100, failed: 6 }, {}, true],
    [
      'fails more than the stable version',
      { witnesses: 200, failed: 3 },
      { witnesses: 1000, failed: 1 },
      true,
    ],
    [
      'fails no more than the stable version',
      { witnesses: 200, failed: 3 },
      { witnesses: 200, failed: 3 },
      false,
    ],
    ['throws for a fifth of many', { witnesses: 100, troubled: 20 }, {}, false],
    ['throws for more than a fifth', { witnesses: 100, troubled: 21 }, {}, true],
    [
      'throws as often as the stable version',
      { witnesses: 100, troubled: 30 },
      { witnesses: 100, troubled: 28 },
      false,
    ],
    ['throws for its first three witnesses', { witnesses: 3, troubled: 3 }, {}, true],
  ])('that %s: stops %#', (_what, canary, stable, expected) => {
    expect(stops(canary, stable)).toBe(expected);
  });
});

/** Any evidence that can be: of so many witnesses, some are affected. */
const evidence = fc
  .record({ witnesses: fc.nat(400), failed: fc.nat(400), troubled: fc.nat(400) })
  .map(({ witnesses, failed, troubled }) => ({
    witnesses,
    failed: Math.min(failed, witnesses),
    troubled: Math.min(troubled, witnesses),
  }));

describe('whatever the evidence', () => {
  it('two witnesses never stop a canary that works for all others', () => {
    fc.assert(
      fc.property(fc.nat(2), fc.nat(400), evidence, (liars, others, stable) => {
        const canary = { witnesses: liars + others, failed: liars, troubled: liars };
        expect(reasonToStop(canary, stable)).toBeNull();
      }),
    );
  });

  it('a further failure never lets a canary continue', () => {
    fc.assert(
      fc.property(evidence, evidence, (canary, stable) => {
        fc.pre(canary.failed < canary.witnesses && reasonToStop(canary, stable) !== null);
        expect(reasonToStop({ ...canary, failed: canary.failed + 1 }, stable)).not.toBeNull();
      }),
    );
  });

  it('one that fails for everybody stops with its third witness, whoever they are', () => {
    fc.assert(
      fc.property(fc.integer({ min: canaryRules.minAffected, max: 400 }), evidence, (witnesses, stable) => {
        expect(reasonToStop({ witnesses, failed: witnesses, troubled: 0 }, stable)).not.toBeNull();
      }),
    );
  });
});

/** The same numbers with every run, from 0 to 1. */
function random(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

interface Rollout {
  visits: number;
  /** So many visits share a network, as behind the address of a mobile carrier. */
  visitsPerNetwork: number;
  failureRate: number;
  /** Visits that one visitor adds after each, all of which fail, from the same network. */
  forgedPerVisit?: number;
}

/** After how many visits of a rollout its canary stopped; null if it did not. Everybody is a visitor without an account. */
function stopsAfter(
  { visits, visitsPerNetwork, failureRate, forgedPerVisit = 0 }: Rollout,
  seed: number,
): number | null {
  const chance = random(seed);
  const networks = Math.max(1, Math.round(visits / visitsPerNetwork));
  const seen = new Map<string, boolean>();
  const load = (network: string, hasFailed: boolean) =>
    seen.set(network, hasFailed || seen.get(network) === true);
  for (let visit = 1; visit <= visits; visit += 1) {
    load(`network ${Math.floor(chance() * networks)}`, chance() < failureRate);
    for (let forged = 0; forged < forgedPerVisit; forged += 1) load('the network of the liar', true);
    const failed = [...seen.values()].filter(Boolean).length;
    if (reasonToStop({ witnesses: seen.size, failed, troubled: 0 }, none) !== null) return visit;
  }
  return null;
}

describe('in 200 simulated rollouts', () => {
  const rollouts = (rollout: Rollout) =>
    Array.from({ length: 200 }, (_, seed) => stopsAfter(rollout, seed + 1));
  const stopped = (rollout: Rollout) => rollouts(rollout).filter((after) => after !== null);

  it('a canary that fails for everybody stops within 10 visits, also behind addresses of 100 visits each', () => {
    const behindCarriers = rollouts({ visits: 1_000, visitsPerNetwork: 100, failureRate: 1 });
    expect(behindCarriers.filter((after) => after === null || after > 10)).toEqual([]);
  });

  it('one that fails for a third stops, also where there are only 12 visitors', () => {
    expect(stopped({ visits: 500, visitsPerNetwork: 1, failureRate: 0.33 })).toHaveLength(200);
    expect(stopped({ visits: 12, visitsPerNetwork: 1, failureRate: 1 })).toHaveLength(200);
  });

  // of those that stop, the first few witnesses had bad luck
  it('one that fails for 1 % goes on in 9 of 10', () => {
    expect(stopped({ visits: 500, visitsPerNetwork: 1, failureRate: 0.01 }).length).toBeLessThan(20);
  });

  it('one visitor never stops a canary that works, however much they send', () => {
    expect(stopped({ visits: 300, visitsPerNetwork: 1, failureRate: 0, forgedPerVisit: 5 })).toEqual([]);
  });
});

import type { LoadStatistics } from './figuresOf';

/** When a canary stops itself (docs/product/modules.md). */
const canaryRules = {
  /** Fewer loads than this are not significant. */
  minLoads: 20,
  /** A failure rate above this is too high, whatever the stable version's is. */
  maxFailureRate: 0.05,
  /** So is this many times the stable version's, */
  timesStable: 3,
  /** with at least this many failures. */
  minFailuresToCompare: 3,
} as const;

type Rates = Pick<LoadStatistics, 'loads' | 'failures' | 'failureRate'>;

/** Why this canary has to stop, in words; null while it may continue. */
export function reasonToStop(canary: Rates, stable: Rates): string | null {
  const { minLoads, maxFailureRate, timesStable, minFailuresToCompare } = canaryRules;
  const { loads, failures, failureRate } = canary;
  if (loads < minLoads || failureRate === null) return null;
  const happened = `${failures} of ${loads} loads failed (${percent(failureRate)})`;
  if (failureRate > maxFailureRate) return `${happened}; ${percent(maxFailureRate)} is the most.`;
  const usual = stable.loads < minLoads ? null : stable.failureRate;
  const isWorse = usual !== null && failureRate > timesStable * usual;
  return isWorse && failures >= minFailuresToCompare
    ? `${happened}; of the stable version ${percent(usual)}.`
    : null;
}

const percent = (fraction: number) => `${(fraction * 100).toFixed(1)}%`;

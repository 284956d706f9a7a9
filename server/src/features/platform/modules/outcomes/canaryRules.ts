import type { ModuleFigures } from './figuresOf';

/** When a canary stops itself (docs/adr/0043). */
const canaryRules = {
  /** Fewer loads than this say nothing. */
  leastLoads: 20,
  /** A fraction of failures above this is too much, whatever the stable version does. */
  mostFailureRate: 0.05,
  /** So is this many times the stable version's, */
  timesStable: 3,
  /** once it is more than a stumble. */
  leastFailuresToCompare: 3,
} as const;

type Rates = Pick<ModuleFigures, 'loads' | 'failures' | 'failureRate'>;

/** Why this canary has to stop, in words; null while it may go on. */
export function reasonToStop(canary: Rates, stable: Rates): string | null {
  const { leastLoads, mostFailureRate, timesStable, leastFailuresToCompare } = canaryRules;
  const { loads, failures, failureRate } = canary;
  if (loads < leastLoads || failureRate === null) return null;
  const happened = `${failures} of ${loads} loads failed (${percent(failureRate)})`;
  if (failureRate > mostFailureRate) return `${happened}; ${percent(mostFailureRate)} is the most.`;
  const usual = stable.loads < leastLoads ? null : stable.failureRate;
  const isWorse = usual !== null && failureRate > timesStable * usual;
  return isWorse && failures >= leastFailuresToCompare
    ? `${happened}; of the stable version ${percent(usual)}.`
    : null;
}

const percent = (fraction: number) => `${(fraction * 100).toFixed(1)} %`;

import type { ModuleSeriesPoint } from '@tayyib/shared/contracts';
import { isTrouble, type ModuleFailureReason } from '@tayyib/shared/module-outcomes';
import type { OutcomeCount } from './outcomesRepository';
import { percentile } from './loadTimes';

export type LoadStatistics = Omit<ModuleSeriesPoint, 'at' | 'version'>;

/** Statistics of load counts. What a version does after it has loaded is no load. */
export function loadStatisticsOf(counts: readonly OutcomeCount[]): LoadStatistics {
  const ready = new Map<number, number>();
  let failures = 0;
  for (const { outcome, upToMs, count } of counts) {
    if (outcome === 'ready') ready.set(upToMs, (ready.get(upToMs) ?? 0) + count);
    else if (!isTrouble(outcome)) failures += count;
  }
  const loads = failures + [...ready.values()].reduce((sum, count) => sum + count, 0);
  const [p50, p75, p95] = [0.5, 0.75, 0.95].map((fraction) => percentile(ready, fraction));
  const hasTimes = p50 != null && p75 != null && p95 != null;
  return {
    loads,
    failures,
    failureRate: loads === 0 ? null : failures / loads,
    loadMs: hasTimes ? { p50, p75, p95 } : null,
  };
}

/** How often each failure reason occurred, missing ones as 0. */
export function failuresByReason(counts: readonly OutcomeCount[]): Record<ModuleFailureReason, number> {
  const byReason = {
    timeout: 0,
    network: 0,
    integrity: 0,
    evaluation: 0,
    render: 0,
    scope: 0,
    error: 0,
    slow: 0,
    contract: 0,
  };
  for (const { outcome, count } of counts) if (outcome !== 'ready') byReason[outcome] += count;
  return byReason;
}

import type { ModuleOutcome, ModuleOutcomes, ModuleVersion } from '@tayyib/shared/contracts';
import type { ModuleFailureReason } from '@tayyib/shared/module-outcomes';
import type { FailureReason } from './LoadOutcome';

/** Outcomes are collected this long and sent together. */
const batchMs = 2_000;
/** At most so many outcomes are reported of each module, until the page is closed. */
const maxPerModule = 20;
/** The server's limit per request. */
const maxBatchSize = 50;
const maxLoadMs = 600_000;
const address = '/api/modules/outcomes';

/** The server's name for each failure; null if the version is not at fault. */
const reportedReason: Readonly<Record<FailureReason, ModuleFailureReason | null>> = {
  timeout: 'timeout',
  unreachable: 'network',
  integrity: 'integrity',
  incompatible: 'contract',
  invalid: 'contract',
  scope: 'scope',
  broken: 'evaluation',
  crashed: 'render',
  threw: 'error',
  slow: 'slow',
  outdated: null,
};

export type ReportOutcome = (
  version: ModuleVersion,
  outcome: 'ready' | FailureReason,
  /** From the request until it was ready or failed. */
  loadMs: number,
) => void;

/** Reports load outcomes to the server in batches, also while the page is closing. Sends nothing about the user. */
export function createOutcomeReports(): ReportOutcome {
  const queue: ModuleOutcome[] = [];
  const reported = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    while (queue.length > 0) post({ outcomes: queue.splice(0, maxBatchSize) });
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });

  return ({ descriptor: { id }, version }, outcome, loadMs) => {
    const load = { module: id, version, loadMs: Math.min(Math.round(loadMs), maxLoadMs) };
    const count = (reported.get(id) ?? 0) + 1;
    if (count > maxPerModule) return;
    reported.set(id, count);
    const reason = outcome === 'ready' ? null : reportedReason[outcome];
    if (outcome === 'ready') queue.push({ ...load, outcome });
    else if (reason) queue.push({ ...load, outcome: 'failed', reason });
    timer ??= setTimeout(send, batchMs);
  };
}

/** Best effort: lost reports are ignored. */
function post(outcomes: ModuleOutcomes) {
  const body = new Blob([JSON.stringify(outcomes)], { type: 'application/json' });
  if (navigator.sendBeacon?.(address, body)) return;
  void fetch(address, { method: 'POST', body, keepalive: true }).catch(() => {});
}

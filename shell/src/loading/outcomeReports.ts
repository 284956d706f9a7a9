import type { ModuleOutcome, ModuleOutcomes, ModuleVersion } from '@tayyib/shared/contracts';
import type { ModuleFailureReason } from '@tayyib/shared/module-outcomes';
import type { FailureReason } from './LoadOutcome';

/** Outcomes wait this long for company. */
const gatherMs = 2_000;
/** As many as the server takes at once. */
const mostAtOnce = 50;
const longestLoadMs = 600_000;
const address = '/api/modules/outcomes';

/** What the server counts a failure as; null for what is no fault of the version. */
const countedAs: Readonly<Record<FailureReason, ModuleFailureReason | null>> = {
  timeout: 'timeout',
  unreachable: 'network',
  integrity: 'integrity',
  incompatible: 'contract',
  invalid: 'contract',
  broken: 'evaluation',
  crashed: 'render',
  outdated: null,
};

export type ReportOutcome = (
  version: ModuleVersion,
  outcome: 'ready' | FailureReason,
  /** From asking until it was ready or given up. */
  loadMs: number,
) => void;

/** Tells the server what became of loads, several at a time, also while the page is being closed. Says nothing of the person. */
export function createOutcomeReports(): ReportOutcome {
  const waiting: ModuleOutcome[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    while (waiting.length > 0) post({ outcomes: waiting.splice(0, mostAtOnce) });
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });

  return ({ descriptor: { id }, version }, outcome, loadMs) => {
    const facts = { module: id, version, loadMs: Math.min(Math.round(loadMs), longestLoadMs) };
    const reason = outcome === 'ready' ? null : countedAs[outcome];
    if (outcome === 'ready') waiting.push({ ...facts, outcome });
    else if (reason) waiting.push({ ...facts, outcome: 'failed', reason });
    timer ??= setTimeout(send, gatherMs);
  };
}

/** A report that gets lost is one of many; nobody waits for it. */
function post(outcomes: ModuleOutcomes) {
  const body = new Blob([JSON.stringify(outcomes)], { type: 'application/json' });
  if (navigator.sendBeacon?.(address, body)) return;
  void fetch(address, { method: 'POST', body, keepalive: true }).catch(() => {});
}

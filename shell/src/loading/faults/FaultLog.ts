import type { ModuleVersion } from '@tayyib/shared/contracts';
import type { ReportOutcome } from '../outcomeReports';

/** How long a module may keep the page from answering. Shorter blocks are not counted: phones are slow. */
export const blockLimits = {
  /** A block of this length counts, */
  countedMs: 1_000,
  /** and so many of them are too many. */
  most: 2,
  /** One this long is too much by itself. */
  worstMs: 3_000,
  /** A longer one is a computer that slept, or a debugger. */
  sleepMs: 60_000,
} as const;

/** What the modules of this page did wrong while they ran. Kept until the page is closed; each kind is reported once per version. */
export class FaultLog {
  private readonly reported = new Set<string>();
  private readonly blocks = new Map<string, number>();
  private readonly stopped = new Set<string>();
  private readonly listeners = new Set<() => void>();

  constructor(private readonly report: ReportOutcome) {}

  /** An error of a version in a timer, an event handler or a promise, or its reach outside its scope. */
  threw(version: ModuleVersion, reason: 'threw' | 'scope') {
    this.reportOnce(version, reason, 0);
  }

  /** A block of the page by a version, in one of its slot components if known. Too many stop that component on this page. */
  blocked(version: ModuleVersion, blockMs: number, component?: string) {
    const { countedMs, most, worstMs, sleepMs } = blockLimits;
    if (blockMs < countedMs || blockMs > sleepMs) return;
    const key = keyOf(version, component ?? '');
    const count = (this.blocks.get(key) ?? 0) + 1;
    this.blocks.set(key, count);
    if (count < most && blockMs < worstMs) return;
    this.reportOnce(version, 'slow', blockMs);
    if (component === undefined) return;
    this.stopped.add(key);
    this.notify();
  }

  /** Whether a slot component of a version was stopped. */
  isStopped(version: ModuleVersion, component: string): boolean {
    return this.stopped.has(keyOf(version, component));
  }

  /** Shows a stopped component again, because the user wants it; it is stopped again only after as many further blocks. */
  showAgain(version: ModuleVersion, component: string) {
    const key = keyOf(version, component);
    this.blocks.delete(key);
    this.stopped.delete(key);
    this.notify();
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  private reportOnce(version: ModuleVersion, reason: 'threw' | 'scope' | 'slow', ms: number) {
    const key = keyOf(version, reason);
    if (this.reported.has(key)) return;
    this.reported.add(key);
    this.report(version, reason, ms);
  }

  private notify() {
    for (const listener of this.listeners) listener();
  }
}

const keyOf = ({ descriptor: { id }, version }: ModuleVersion, rest: string) => `${id} ${version} ${rest}`;

import { CooperativePace } from '../../../../lib/CooperativePace';
import type { Ipo } from '../../../facts/records/iposRepository';
import type { Dossier } from '../dossier/Dossier';

/** What all views of a snapshot are derived from. Immutable. */
export interface MarketData {
  /** The day all values refer to, `YYYY-MM-DD`. */
  day: string;
  /** One row per company, ordered by symbol. */
  dossiers: readonly Dossier[];
  rowOf: (isin: string) => number | undefined;
  /** IPOs, newest first. */
  ipos: readonly Ipo[];
}

/** How a view is computed. */
interface ViewRecipe<Value> {
  /** From the whole market. */
  build: (market: MarketData, pace: CooperativePace) => Value | Promise<Value>;
  /**
   * From the view of an earlier snapshot of the same companies on the same day. That one is still in use, so
   * it must not change.
   * @param rows where the company differs; none after a change of IPOs alone
   */
  patch: (
    before: Value,
    market: MarketData,
    rows: readonly number[],
    pace: CooperativePace,
  ) => Value | Promise<Value>;
}

/** Something derived from every snapshot. */
export interface SnapshotView<Value> {
  /** Computed on first use, yielding to the event loop, and released with the snapshot. */
  of: (market: MarketData, pace?: CooperativePace) => Promise<Value>;
  /** Lets the next snapshot patch the view of this one, where only these rows changed. */
  carryOver: (before: MarketData, next: MarketData, rows: readonly number[]) => void;
}

/** A view to start from, and the rows that changed since. */
interface Base<Value> {
  view: Promise<Value>;
  rows: ReadonlySet<number>;
}

/**
 * Defines a view. Whether it is built or patched is decided here: it is patched if an earlier snapshot of the
 * same companies on the same day had it (`carryOver`), and otherwise built. A view that nobody requests costs
 * nothing, however many snapshots pass.
 */
export function defineView<Value>({ build, patch }: ViewRecipe<Value>): SnapshotView<Value> {
  const views = new WeakMap<MarketData, Promise<Value>>();
  const bases = new WeakMap<MarketData, Base<Value>>();

  const compute = async (market: MarketData, pace: CooperativePace): Promise<Value> => {
    const base = bases.get(market);
    bases.delete(market);
    const before = await base?.view.then(
      (view) => ({ view }),
      () => undefined,
    );
    return base === undefined || before === undefined
      ? build(market, pace)
      : patch(before.view, market, [...base.rows], pace);
  };

  return {
    of(market, pace = new CooperativePace()) {
      const cached = views.get(market);
      if (cached) return cached;
      const view = compute(market, pace);
      views.set(market, view);
      // failures are not cached
      view.catch(() => views.delete(market));
      return view;
    },
    carryOver(before, next, rows) {
      const view = views.get(before);
      const base = bases.get(before);
      if (view !== undefined) bases.set(next, { view, rows: new Set(rows) });
      else if (base !== undefined)
        bases.set(next, { view: base.view, rows: new Set([...base.rows, ...rows]) });
    },
  };
}

import { dayNumber } from '@tayyib/shared/calendar';
import type { MarketSnapshot } from '../MarketSnapshot';
import { forEachYielding } from '../../../../lib/CooperativePace';
import { ClassIndex } from './ClassIndex';
import { HeadlineCounters } from './HeadlineCounters';
import type { Company } from './Company';
import { companyOf } from './Company';

/**
 * What lists show of the companies of one snapshot: a row of each, their classes, and counts. Immutable; for
 * the next snapshot only the companies that differ are recomputed.
 */
export class MarketFigures {
  private constructor(
    readonly snapshot: MarketSnapshot,
    /** In the order of the snapshot. */
    readonly companies: readonly Company[],
    readonly counters: HeadlineCounters,
    readonly classes: ClassIndex,
  ) {}

  /** Yields to the event loop while building. */
  static async of(snapshot: MarketSnapshot): Promise<MarketFigures> {
    const day = dayNumber(snapshot.day);
    const companies: Company[] = [];
    await forEachYielding(snapshot.dossiers, (dossier) => companies.push(companyOf(dossier, day)));
    const counters = await HeadlineCounters.of(companies);
    return new MarketFigures(snapshot, companies, counters, await ClassIndex.of(companies));
  }

  /** `YYYY-MM-DD`, in India. */
  get day(): string {
    return this.snapshot.day;
  }

  company(isin: string): Company | undefined {
    return this.companies[this.snapshot.rowOf(isin) ?? -1];
  }

  /**
   * The figures of a later snapshot. Companies with an unchanged dossier are reused. Yields to the event
   * loop.
   */
  async patched(snapshot: MarketSnapshot): Promise<MarketFigures> {
    const isSameDay = snapshot.day === this.day;
    const isSameRows = snapshot.dossiers.length === this.companies.length;
    if (!isSameDay || !isSameRows) return MarketFigures.of(snapshot);
    const day = dayNumber(snapshot.day);
    const changes: { before: Company; after: Company }[] = [];
    const companies = [...this.companies];
    const isSameOrder = snapshot.dossiers.every(({ isin }, row) => companies[row]?.dossier.isin === isin);
    if (!isSameOrder) return MarketFigures.of(snapshot);
    await forEachYielding(snapshot.dossiers, (dossier, row) => {
      const before = companies[row];
      if (before === undefined || before.dossier === dossier) return;
      const after = companyOf(dossier, day);
      companies[row] = after;
      changes.push({ before, after });
    });
    const counters = await this.counters.patched(changes);
    return new MarketFigures(snapshot, companies, counters, await this.classes.patched(changes));
  }
}

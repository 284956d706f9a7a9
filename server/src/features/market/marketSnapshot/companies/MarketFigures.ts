import { dayNumber } from '@tayyib/shared/values/calendar';
import type { CooperativePace } from '../../../../lib/CooperativePace';
import { forEachYielding } from '../../../../lib/CooperativePace';
import type { MarketData } from '../views/snapshotView';
import { defineView } from '../views/snapshotView';
import { ClassIndex } from './ClassIndex';
import { HeadlineCounters } from './HeadlineCounters';
import type { Company, CompanyChange } from './Company';
import { companyOf } from './Company';

/** What lists show of the companies of one snapshot: a row of each, their classes, and counts. Immutable. */
export class MarketFigures {
  /** `YYYY-MM-DD`, in India. */
  readonly day: string;
  readonly ipos: MarketData['ipos'];
  readonly #rowOf: MarketData['rowOf'];

  constructor(
    { day, ipos, rowOf }: MarketData,
    /** In the order of the snapshot. */
    readonly companies: readonly Company[],
    readonly counters: HeadlineCounters,
    readonly classes: ClassIndex,
  ) {
    this.day = day;
    this.ipos = ipos;
    this.#rowOf = rowOf;
  }

  company(isin: string): Company | undefined {
    return this.companies[this.#rowOf(isin) ?? -1];
  }
}

/** Only the rows of changed companies, the classes they are in and what they add to counts are recomputed. */
export const marketFigures = defineView({
  build: async (market, pace): Promise<MarketFigures> => {
    const day = dayNumber(market.day);
    const companies: Company[] = [];
    await forEachYielding(market.dossiers, (dossier) => companies.push(companyOf(dossier, day)), pace);
    const counters = await HeadlineCounters.of(companies, pace);
    return new MarketFigures(market, companies, counters, await ClassIndex.of(companies, pace));
  },
  patch: async (before, market, rows, pace) => {
    const companies = [...before.companies];
    const changes = await changesIn(companies, market, rows, pace);
    const counters = await before.counters.patched(changes, pace);
    return new MarketFigures(market, companies, counters, await before.classes.patched(changes, pace));
  },
});

/** Replaces the companies of these rows. */
async function changesIn(
  companies: Company[],
  { dossiers, day }: MarketData,
  rows: readonly number[],
  pace: CooperativePace,
): Promise<CompanyChange[]> {
  const changes: CompanyChange[] = [];
  const today = dayNumber(day);
  const replace = (row: number) => {
    const before = companies[row];
    const dossier = dossiers[row];
    if (before === undefined || dossier === undefined || before.dossier === dossier) return;
    const after = companyOf(dossier, today);
    companies[row] = after;
    changes.push({ before, after });
  };
  await forEachYielding(rows, replace, pace);
  return changes;
}

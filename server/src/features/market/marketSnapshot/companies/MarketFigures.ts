import { dayNumber } from '@tayyib/shared/calendar';
import type { MarketPicture } from '../MarketPicture';
import { eachInTurn } from '../../../../lib/Pace';
import { ClassIndex } from './ClassIndex';
import { HeadlineCounters } from './HeadlineCounters';
import type { Company } from './Company';
import { companyOf } from './Company';

/**
 * What lists show of the companies of one picture: a row of each, the classes they are in, and counts of them. It never
 * changes; the next picture's is made of it by the companies that differ.
 */
export class MarketFigures {
  private constructor(
    readonly picture: MarketPicture,
    /** In the order of the picture. */
    readonly companies: readonly Company[],
    readonly counters: HeadlineCounters,
    readonly classes: ClassIndex,
  ) {}

  /** Made while others have their turn. */
  static async of(picture: MarketPicture): Promise<MarketFigures> {
    const day = dayNumber(picture.day);
    const companies: Company[] = [];
    await eachInTurn(picture.dossiers, (dossier) => companies.push(companyOf(dossier, day)));
    const counters = await HeadlineCounters.of(companies);
    return new MarketFigures(picture, companies, counters, await ClassIndex.of(companies));
  }

  /** `YYYY-MM-DD`, in India. */
  get day(): string {
    return this.picture.day;
  }

  company(isin: string): Company | undefined {
    return this.companies[this.picture.rowOf(isin) ?? -1];
  }

  /** Those of a later picture. Companies whose dossier is the same are taken over. Others have their turn meanwhile. */
  async next(picture: MarketPicture): Promise<MarketFigures> {
    const isSameDay = picture.day === this.day;
    const isSameRows = picture.dossiers.length === this.companies.length;
    if (!isSameDay || !isSameRows) return MarketFigures.of(picture);
    const day = dayNumber(picture.day);
    const changes: { before: Company; after: Company }[] = [];
    const companies = [...this.companies];
    const isSameOrder = picture.dossiers.every(({ isin }, row) => companies[row]?.dossier.isin === isin);
    if (!isSameOrder) return MarketFigures.of(picture);
    await eachInTurn(picture.dossiers, (dossier, row) => {
      const before = companies[row];
      if (before === undefined || before.dossier === dossier) return;
      const after = companyOf(dossier, day);
      companies[row] = after;
      changes.push({ before, after });
    });
    const counters = await this.counters.mended(changes);
    return new MarketFigures(picture, companies, counters, await this.classes.mended(changes));
  }
}

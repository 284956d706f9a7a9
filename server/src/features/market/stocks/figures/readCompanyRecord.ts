import type { CorporateActionRow, FilingRow } from '@tayyib/shared/contracts';
import { isAnnual } from '@tayyib/shared/shariah';
import { filingOf } from '../../../facts/facts/companyFacts';
import { corporateActionsOf } from '../../../facts/facts/corporateActionsRepository';
import { filingsOf } from '../../../facts/facts/filingsRepository';
import type { Queryable } from '../../../../database/Queryable';

/** Corporate actions of a company, newest first. */
export async function readCorporateActions(db: Queryable, isin: string): Promise<CorporateActionRow[]> {
  const actions = await corporateActionsOf(db, isin);
  return actions.map(({ publisher, document, asOf, publishedOn, ...action }) => ({
    exDate: action.exDate,
    recordDate: action.recordDate,
    kind: action.kind,
    subject: action.subject,
    dividendRupees: action.dividendRupees === null ? null : Number(action.dividendRupees),
    priceFactor: action.priceFactor === null ? null : Number(action.priceFactor),
    source: { publisher, document, asOf, publishedOn },
  }));
}

/** Every filing of results on record, newest period first. */
export async function readFilings(db: Queryable, isin: string): Promise<FilingRow[]> {
  const filed = await filingsOf(db, [isin]);
  return filed.reverse().map((row) => {
    const filing = filingOf(row);
    const { periodStart, periodEnd, nature, format, audited, source } = filing;
    return {
      periodStart,
      periodEnd,
      nature,
      format,
      audited,
      isAnnual: isAnnual(filing),
      detail: row.detail,
      figuresStated: Object.values(filing.amounts).filter((value) => value !== null).length,
      segments: filing.segments.length,
      source,
    };
  });
}

import type { CorporateActionRow, FilingRow } from '@tayyib/shared/contracts';
import { isAnnual } from '@tayyib/shared/shariah';
import { filingOf } from '../../../facts/records/companyFacts';
import { corporateActionsOf } from '../../../facts/records/corporateActionsRepository';
import { filingsOf, replacedFilingsOf } from '../../../facts/records/filingsRepository';
import type { Queryable } from '../../../../database/client';

/** Corporate actions of a company, newest first; what one announcement names twice without terms is one. */
export async function readCorporateActions(db: Queryable, isin: string): Promise<CorporateActionRow[]> {
  const actions = await corporateActionsOf(db, isin);
  const notices = new Set<string>();
  const isRepeated = ({ exDate, kind, subject, dividendRupees, priceFactor }: (typeof actions)[number]) => {
    if (dividendRupees !== null || priceFactor !== null) return false;
    const notice = `${exDate} ${kind} ${subject}`;
    if (notices.has(notice)) return true;
    notices.add(notice);
    return false;
  };
  const different = actions.filter((action) => !isRepeated(action));
  return different.map(({ publisher, document, asOf, publishedOn, ...action }) => ({
    exDate: action.exDate,
    recordDate: action.recordDate,
    kind: action.kind,
    subject: action.subject,
    dividendRupees: action.dividendRupees === null ? null : Number(action.dividendRupees),
    priceFactor: action.priceFactor === null ? null : Number(action.priceFactor),
    source: { publisher, document, asOf, publishedOn },
  }));
}

/** Every filing of results on record, newest period first; within a period the current one before those it replaced. */
export async function readFilings(db: Queryable, isin: string): Promise<FilingRow[]> {
  const filed = [
    ...(await replacedFilingsOf(db, [isin])).map((row) => ({ row, isReplaced: true })),
    ...(await filingsOf(db, [isin])).map((row) => ({ row, isReplaced: false })),
  ].sort(
    ({ row: a }, { row: b }) => a.periodEnd.localeCompare(b.periodEnd) || a.nature.localeCompare(b.nature),
  );
  return filed.reverse().map(({ row, isReplaced }) => {
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
      isReplaced,
      source,
    };
  });
}

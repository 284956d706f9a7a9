import { z } from 'zod';
import { FilingFormat } from './companyFacts';
import { AccountsNature } from '../stocks/fundamentals';
import { pageOf } from '../common/paging';
import { Day, FactSource } from './securities';

/** A corporate action. */
export const CorporateActionRow = z.object({
  exDate: Day,
  recordDate: Day.nullable(),
  kind: z.enum(['split', 'bonus', 'dividend', 'rights', 'demerger', 'merger', 'scheme', 'buyback', 'other']),
  /** As the exchange words it. */
  subject: z.string(),
  dividendRupees: z.number().nullable(),
  /** The factor that makes earlier prices comparable. */
  priceFactor: z.number().nullable(),
  source: FactSource,
});
export type CorporateActionRow = z.infer<typeof CorporateActionRow>;

export const CorporateActionsPage = pageOf(CorporateActionRow);
export type CorporateActionsPage = z.infer<typeof CorporateActionsPage>;

/** One filing of results on record. */
export const FilingRow = z.object({
  periodStart: Day,
  periodEnd: Day,
  nature: AccountsNature,
  format: FilingFormat,
  audited: z.boolean().nullable(),
  /** Whether it covers a whole year; only those decide verdicts. */
  isAnnual: z.boolean(),
  /** Read from the filing itself, or from a table of key figures. */
  detail: z.enum(['full', 'summary', 'provided']),
  /** The number of figures found. */
  figuresStated: z.number().int(),
  segments: z.number().int(),
  /** A later filing of the same period replaced it. */
  isReplaced: z.boolean(),
  source: FactSource,
});
export type FilingRow = z.infer<typeof FilingRow>;

export const FilingsPage = pageOf(FilingRow);
export type FilingsPage = z.infer<typeof FilingsPage>;

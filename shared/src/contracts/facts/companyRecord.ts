import { z } from 'zod';
import { FilingFormat } from './companyFacts';
import { AccountsNature } from '../stocks/fundamentals';
import { pageOf } from '../common/paging';
import { Day, FactSource } from './securities';

/** Something a company did for or to its shareholders. */
export const CorporateActionRow = z.object({
  exDate: Day,
  recordDate: Day.nullable(),
  kind: z.enum(['split', 'bonus', 'dividend', 'rights', 'demerger', 'buyback', 'other']),
  /** In the exchange's words. */
  subject: z.string(),
  dividendRupees: z.number().nullable(),
  /** A price from before times this compares with one after. */
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
  /** Whether it covers a whole year, as only those decide a verdict. */
  isAnnual: z.boolean(),
  /** Read from the filing itself, or from a table of key figures. */
  detail: z.enum(['full', 'summary']),
  /** How many of the figures we look for it states. */
  figuresStated: z.number().int(),
  segments: z.number().int(),
  source: FactSource,
});
export type FilingRow = z.infer<typeof FilingRow>;

export const FilingsPage = pageOf(FilingRow);
export type FilingsPage = z.infer<typeof FilingsPage>;

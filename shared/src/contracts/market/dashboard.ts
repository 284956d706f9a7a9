import { z } from 'zod';
import { ComplianceCount } from './industries';
import { Badge, Day, Isin } from '../facts/securities';
import { StandardId } from '../verdicts/verdicts';

export const RecentChange = z.object({
  isin: Isin,
  stock: z.string(),
  stock_code: z.string(),
  standard: StandardId,
  from: Badge,
  to: Badge,
  at: z.iso.datetime(),
  cause: z.string(),
});
export type RecentChange = z.infer<typeof RecentChange>;

/** `standard`: by which the recent changes are; without it, by every standard. */
export const DashboardQuery = z.object({
  standard: StandardId.optional().meta({ examples: ['TASIS'] }),
});
export type DashboardQuery = z.infer<typeof DashboardQuery>;

/** Headline figures of the whole market. */
export const DashboardReply = z.object({
  /** The number of companies. */
  universe: z.number().int(),
  withAccounts: z.number().int(),
  withPrice: z.number().int(),
  standards: z.array(
    z.object({
      standard: StandardId,
      compliance: ComplianceCount,
      /** Verdicts that changed since the first of this month, Indian time. */
      changedThisMonth: z.number().int(),
      /** Verdicts that changed in the seven days to today. */
      changedThisWeek: z.number().int(),
    }),
  ),
  /** At most ten, the newest first. */
  recentChanges: z.array(RecentChange),
  /** The newest day of prices and how stocks moved on it; null without prices. */
  market: z
    .object({
      day: Day,
      advances: z.number().int(),
      declines: z.number().int(),
      unchanged: z.number().int(),
      /** Traded that day, but the previous close is unknown. */
      unknown: z.number().int(),
      compliantAdvances: z.number().int(),
      compliantDeclines: z.number().int(),
    })
    .nullable(),
  newestAccountsTo: Day.nullable(),
  newestMarketCapAsOf: Day.nullable(),
  /** The first day of the month counted. */
  monthFrom: Day,
  /** The first day of the week counted. */
  weekFrom: Day,
});
export type DashboardReply = z.infer<typeof DashboardReply>;

import { z } from 'zod';
import { Day, FactSource, Isin, StockSummary } from '../facts/securities';
import { Rupees, StandardEdition, StandardId } from '../verdicts/verdicts';

/** `listAll=true` returns every company; without it, those in the viewer's watchlists. */
export const PurificationQuery = z.object({
  listAll: z
    .enum(['true', 'false'])
    .default('false')
    .meta({ examples: ['true'] }),
});

/** One addend of a company's impure income. Where least and most differ, filings leave open how much of it is impure. */
export const ImpureIncomeLine = z.object({
  label: z.string(),
  leastRupees: Rupees,
  /** Null: no figure limits it. */
  mostRupees: Rupees.nullable(),
  /** Why it counts, or what is not known of it. */
  why: z.string(),
});
export type ImpureIncomeLine = z.infer<typeof ImpureIncomeLine>;

/** A company's impure income of one financial year by one standard, with its working. Known if least and most are the same. */
export const ImpureIncome = z.object({
  lines: z.array(ImpureIncomeLine),
  leastRupees: Rupees,
  /** Null: neither the lines nor a total income limits it. */
  mostRupees: Rupees.nullable(),
  totalIncomeRupees: Rupees.nullable(),
  /** Interest the standard would add to what is reported: a share of all investments, since filings do not say which bear interest. */
  imputed: z.object({ investmentsRupees: Rupees, share: z.number(), rupees: Rupees }).nullable(),
  /** What is missing, as sentences; empty if the figure is known. */
  missing: z.array(z.string()),
});
export type ImpureIncome = z.infer<typeof ImpureIncome>;

/** A company's accounts of one financial year, as purification reads them. */
export const PurificationYear = z.object({
  from: Day,
  to: Day,
  nature: z.enum(['consolidated', 'standalone']),
  source: FactSource,
  impure: ImpureIncome,
  /** Shares outstanding on the last day, as counted today; null if not known. May be a fraction where a bonus was. */
  shares: z.number().nullable(),
});
export type PurificationYear = z.infer<typeof PurificationYear>;

/** The impure income of the newest accounts that state or bound their interest, and of the company as it is today: open amounts are estimated by it. */
export const StatedImpureIncome = z.object({
  /** The last day of the accounts. */
  to: Day,
  impureRupees: Rupees,
  totalIncomeRupees: Rupees,
  /** Shares outstanding on that day, as counted today; null if not known. */
  shares: z.number().nullable(),
  /** Whether the accounts do not state their interest, so that as much is counted as it can be at most: all other income. */
  isInterestSupposed: z.boolean(),
});
export type StatedImpureIncome = z.infer<typeof StatedImpureIncome>;

/** Where facts leave a figure open, it lies between these two; known if they are the same. */
export const FigureRange = z.object({ least: z.number(), most: z.number() });
export type FigureRange = z.infer<typeof FigureRange>;

/**
 * The impure income of a stock: interest and every line of business that the standard does not permit. Amounts are in rupees per
 * share, adjusted to today's share count, and may be fractions of a paisa; null: unknown.
 */
export const PurificationRow = StockSummary.extend({
  /** Impure income to total income, a fraction. */
  impureShare: FigureRange,
  /** The source accounts and filing. */
  accountsTo: Day,
  document: z.string(),
  /** The year's impure income per share. */
  impureRupeesPerShare: FigureRange.nullable(),
  /** The newest accounts that state their interest, with the working of the share: each line, and what is missing of it. */
  year: PurificationYear,
  /** Dividends with an ex-date in the twelve months before `day`, newest first, and the impure part of each. */
  dividends: z.array(
    z.object({
      exDate: Day,
      rupees: z.number(),
      /** Null for a dividend after the company changed, such as by a demerger, which the accounts are from before. */
      impureRupees: FigureRange.nullable(),
    }),
  ),
});
export type PurificationRow = z.infer<typeof PurificationRow>;

/** Companies by code. Those whose impure share nothing bounds are listed separately, with the missing data. */
export const PurificationReply = z.object({
  version: z.string(),
  day: Day,
  standard: StandardEdition,
  data: z.array(PurificationRow),
  unknown: z.array(StockSummary.extend({ missing: z.string() })),
});
export type PurificationReply = z.infer<typeof PurificationReply>;

/** A dividend on record, in rupees per share as counted on its ex-date. */
export const RecordedDividend = z.object({
  exDate: Day,
  rupees: z.number(),
  subject: z.string(),
  source: FactSource,
});
export type RecordedDividend = z.infer<typeof RecordedDividend>;

/** At most as many companies as the longest watchlist of any plan. */
const maxPurifiedStocks = 50;

/** `isins`: separated by commas. */
export const PurificationYearsQuery = z.object({
  isins: z
    .string()
    .max(20 * maxPurifiedStocks)
    .meta({ examples: ['INE002A01018,INE154A01025'] })
    .transform((text) => [...new Set(text.toUpperCase().split(',').filter(Boolean))])
    .pipe(z.array(Isin).min(1).max(maxPurifiedStocks)),
  standard: StandardId.default('TASIS'),
});
export type PurificationYearsQuery = z.input<typeof PurificationYearsQuery>;

/** What is on file for purifying one holding. */
export const PurificationCompany = StockSummary.extend({
  /** Splits and bonuses up to today, oldest first: a share from before the ex-date counts as 1 / `factor` shares from then on. */
  steps: z.array(z.object({ exDate: Day, factor: z.number(), kind: z.enum(['split', 'bonus']) })),
  /** Newest first. */
  dividends: z.array(RecordedDividend),
  /** Financial years with annual accounts on file, newest first; empty without the detail. */
  years: z.array(PurificationYear),
  /** Days from which it is another company than before, such as after a demerger: accounts to an earlier day say nothing of later income. */
  changedOn: z.array(Day),
  /** Null where no accounts state it, and without the detail. */
  stated: StatedImpureIncome.nullable(),
  /** The first day of the current breach of the standard; null if it is not in breach, or without the detail. */
  breachSince: Day.nullable(),
});
export type PurificationCompany = z.infer<typeof PurificationCompany>;

/** The requested companies in the order of their code. Unknown ones are omitted. */
export const PurificationYearsReply = z.object({
  day: Day,
  standard: StandardEdition,
  /** Whether the viewer's plan includes the accounts of each year. */
  isDetailed: z.boolean(),
  companies: z.array(PurificationCompany),
});
export type PurificationYearsReply = z.infer<typeof PurificationYearsReply>;

import { z } from 'zod';
import { Badge, Day, Isin, listedAge, StatusCode, YearCloses } from '../facts/securities';
import { Rupees, StandardId } from '../verdicts/verdicts';
import { SizeClass } from './stocks';

/** A stock for comparison with others: its main figures. Percentages as fractions; null: unknown. */
export const StockFigures = z.object({
  isin: Isin,
  stock: z.string().meta({ examples: ['Reliance Industries Limited'] }),
  stock_code: z.string().meta({ examples: ['RELIANCE'] }),
  sector: z.string().nullable(),
  industry: z.string().nullable(),
  group: z.string().nullable(),
  subgroup: z.string().nullable(),
  size: SizeClass.nullable(),
  shariah_status: StatusCode,
  badge: Badge,
  stars: z.number().int().nullable(),
  ...listedAge,
  /** The last day of the accounts that decide the verdict, which may be older than those of the figures (`accountsTo`). */
  verdictAccountsTo: Day.nullable(),
  /** Shares outstanding at the last close; where closes are not on file, the published average. `marketCapAsOf` is its day. */
  marketCapRupees: Rupees.nullable(),
  marketCapAsOf: Day.nullable(),
  closeRupees: z.number().nullable(),
  /** Relative to the previous close. */
  change: z
    .number()
    .nullable()
    .meta({ examples: [0.0125] }),
  priceDay: Day.nullable(),
  /** In rows that are shown. */
  yearCloses: YearCloses.optional(),
  /** Market capitalisation over net profit, and over equity, of the newest annual accounts (`accountsTo`); null of a loss. */
  priceToEarnings: z.number().nullable(),
  priceToBook: z.number().nullable(),
  roe: z
    .number()
    .nullable()
    .meta({ examples: [0.0854] }),
  roce: z.number().nullable(),
  netMargin: z.number().nullable(),
  debtToAssets: z.number().nullable(),
  interestIncomeToIncome: z.number().nullable(),
  salesGrowth1y: z.number().nullable(),
  profitGrowth1y: z.number().nullable(),
  accountsTo: Day.nullable(),
  accountsDocument: z.string().nullable(),
  /** The last day of the year whose profit the ratios use: an earlier one where the newest accounts are a summary without it. */
  profitTo: Day.nullable(),
});
export type StockFigures = z.infer<typeof StockFigures>;

/** The median of the known values, and their number. */
export const Median = z.object({
  value: z.number().nullable(),
  known: z.number().int(),
  of: z.number().int(),
});
export type Median = z.infer<typeof Median>;

export const medianFigureIds = [
  'priceToEarnings',
  'priceToBook',
  'roe',
  'roce',
  'netMargin',
  'debtToAssets',
  'interestIncomeToIncome',
  'salesGrowth1y',
  'profitGrowth1y',
] as const;
export const Medians = z.record(z.enum(medianFigureIds), Median);
export type Medians = z.infer<typeof Medians>;

/** A level of the exchange's classes, the widest first. */
export const ClassLevel = z.enum(['sector', 'industry', 'group', 'subgroup']);
export type ClassLevel = z.infer<typeof ClassLevel>;

export const ByStandardQuery = z.object({ standard: StandardId.default('TASIS') });
export type ByStandardQuery = z.infer<typeof ByStandardQuery>;

export const PeersReply = z.object({
  standard: StandardId,
  of: StockFigures,
  /** Their common class and its name; null if the exchange assigns none. */
  level: ClassLevel.nullable(),
  className: z.string().nullable(),
  /** Nearest in size first. */
  peers: z.array(StockFigures),
  /** Over the whole class, the stock included. */
  medians: Medians,
  /** How the peers were chosen. */
  method: z.string(),
});
export type PeersReply = z.infer<typeof PeersReply>;

export const SimilarReply = z.object({
  standard: StandardId,
  of: StockFigures,
  level: ClassLevel.nullable(),
  className: z.string().nullable(),
  /** Of the same class and status. */
  sameVerdict: z.array(StockFigures),
  /** Compliant alternatives: of the same class, or the next wider one with any. Empty for a compliant stock. */
  compliantAlternatives: z.array(StockFigures),
  alternativesLevel: ClassLevel.nullable(),
  alternativesClass: z.string().nullable(),
  method: z.string(),
});
export type SimilarReply = z.infer<typeof SimilarReply>;

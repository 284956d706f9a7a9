import { z } from 'zod';
import { searchText } from '../common/paging';
import {
  Badge,
  Day,
  FactSource,
  FreshnessState,
  Isin,
  ReviewGrade,
  StatusCode,
  StockSummary,
  listedAge,
  listedTrend,
} from '../facts/securities';
import { Rupees, StandardId, Verdict, VerdictChange } from '../verdicts/verdicts';

/** An IPO in a search result. `shariah_status`: 1 compliant, 2 non-compliant, 0 otherwise. */
export const IpoSummary = z.object({
  type: z.literal('ipo'),
  id: z.string(),
  company_name: z.string(),
  shariah_status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
});
export type IpoSummary = z.infer<typeof IpoSummary>;

export const SearchQuery = z.object({
  q: z
    .string()
    .trim()
    .min(1)
    .max(80)
    .meta({ examples: ['relaince'] }),
  /** Whose verdicts are shown. */
  standard: StandardId.default('TASIS'),
});

/** An index, an industry or a mutual fund in a search result. */
export const SearchTopic = z.object({
  type: z.enum(['index', 'industry', 'fund']),
  id: z.string(),
  name: z.string(),
  /** What distinguishes it from others of the same name: the plan and option of a fund. */
  detail: z.string().optional(),
});
export type SearchTopic = z.infer<typeof SearchTopic>;

/** A stock in a search result. */
export const FoundStock = StockSummary.extend({
  /** The symbol or name it had before, where that is what the text matches. */
  formerly: z.string().optional(),
});
export type FoundStock = z.infer<typeof FoundStock>;

/** At most 20 stocks, 10 IPOs, and 5 each of indices, industries and funds, best first. */
export const SearchReply = z.object({
  stocks: z.array(FoundStock),
  ipos: z.array(IpoSummary),
  topics: z.array(SearchTopic),
});
export type SearchReply = z.infer<typeof SearchReply>;

/** The last price imported; `changePercent` is 1.5 for 1.5% above the close before. */
export const LastPrice = z.object({
  closeRupees: z.number(),
  changePercent: z.number().nullable(),
  day: Day,
  exchange: z.enum(['NSE', 'BSE']),
});

/** SEBI's size classes, as AMFI assigns them twice a year. */
export const sizeClasses = ['large', 'mid', 'small'] as const;
export const SizeClass = z.enum(sizeClasses);
export type SizeClass = z.infer<typeof SizeClass>;

/** What the market pays for a company at a close. */
export const Valuation = z.object({
  /** Shares outstanding times the close. */
  marketCapRupees: Rupees,
  /** The day of the close. */
  day: Day,
  /** By the profit of the newest annual accounts; null after a loss. */
  priceToEarnings: z.number().nullable(),
  /** The end of the year of that profit. */
  profitTo: Day.nullable(),
  /** Dividends of the year up to the close, as a fraction of it; null where none is on record. */
  dividendYield: z.number().nullable(),
});
export type Valuation = z.infer<typeof Valuation>;

export const StockPage = z.object({
  isin: Isin,
  stock: z.string(),
  stock_code: z.string(),
  bseCode: z.string().nullable(),
  sector: z.string().nullable(),
  industry: z.string().nullable(),
  listedOn: Day.nullable(),
  source: FactSource,
  badge: Badge,
  price: LastPrice.nullable(),
  /** The newest average. */
  marketCap: z
    .object({
      valueRupees: Rupees,
      windowMonths: z.number().int(),
      size: SizeClass.nullable(),
      source: FactSource,
    })
    .nullable(),
  /** At the last close; null where that or the shares outstanding are not known. */
  valuation: Valuation.nullable(),
  /**
   * Whether the viewer's plan includes the detail. Without it multiples are null, stars are null, and ratios and history are empty.
   */
  isDetailed: z.boolean(),
  /** The verdict by the default standard first, then the others. */
  verdicts: z.array(Verdict).min(1),
  history: z.array(VerdictChange),
});
export type StockPage = z.infer<typeof StockPage>;

export const ScreenSort = z.enum(['name', 'status', 'marketCap', 'debt', 'impureIncome', 'liquidity']);
export type ScreenSort = z.infer<typeof ScreenSort>;

/** The query of the halal screener; an omitted filter matches all. Other lists are comma separated in the URL. */
export const ScreenQuery = z.object({
  standard: StandardId.default('TASIS'),
  badge: list(Badge),
  /** By the age of the accounts; a stock without accounts is in none. */
  freshness: list(FreshnessState),
  /** By what leaves it under review; a decided stock is in none. */
  grade: list(ReviewGrade),
  /** Repeated per sector, never comma separated: a name may contain a comma. */
  sector: z
    .union([z.string(), z.array(z.string())])
    .transform((names) => [names].flat())
    .pipe(z.array(z.string().max(80)))
    .optional(),
  size: list(SizeClass),
  /** Only stocks whose ratio is known and at most this fraction. */
  maxDebt: z.coerce
    .number()
    .min(0)
    .max(10)
    .optional()
    .meta({ examples: [0.25] }),
  maxImpureIncome: z.coerce.number().min(0).max(10).optional(),
  q: searchText('tata'),
  sort: ScreenSort.default('marketCap'),
  order: z.enum(['asc', 'desc']).default('desc'),
  page: z.coerce.number().int().min(1).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(25),
});
export type ScreenQuery = z.infer<typeof ScreenQuery>;
/** The same with everything optional, for clients. */
export type ScreenRequest = Partial<ScreenQuery>;

export const ScreenRow = z.object({
  isin: Isin,
  stock: z.string(),
  stock_code: z.string(),
  sector: z.string().nullable(),
  size: SizeClass.nullable(),
  marketCapRupees: Rupees.nullable(),
  shariah_status: StatusCode,
  badge: Badge,
  reason: z.string(),
  /**
   * Fractions by the requested standard; null when unknown. `liquidity` is cash and receivables by TASIS,
   * interest-bearing deposits by AAOIFI.
   */
  debt: z.number().nullable(),
  impureIncome: z.number().nullable(),
  liquidity: z.number().nullable(),
  ...listedAge,
  accountsTo: Day.nullable(),
  ...listedTrend,
});
export type ScreenRow = z.infer<typeof ScreenRow>;

export const ScreenReply = z.object({
  rows: z.array(ScreenRow),
  total: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
  /** The number of stocks that match the other filters, per choice of this one. */
  counts: z.object({
    badge: z.record(Badge, z.number().int()),
    freshness: z.record(FreshnessState, z.number().int()),
    grade: z.record(ReviewGrade, z.number().int()),
    sector: z.array(z.object({ name: z.string(), count: z.number().int() })),
    size: z.record(SizeClass, z.number().int()),
  }),
  /** The total number of securities. */
  universe: z.number().int(),
});
export type ScreenReply = z.infer<typeof ScreenReply>;

function list<Item extends z.ZodType<unknown, string>>(item: Item) {
  return z
    .union([z.string(), z.array(z.string())])
    .transform((text) => (Array.isArray(text) ? text : text.split(',')).filter((part) => part !== ''))
    .pipe(z.array(item))
    .optional();
}

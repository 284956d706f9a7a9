import { z } from 'zod';
import { Article, ArticlesReply } from '../community/articles';
import { Badge, Day, Isin, listedAge } from '../facts/securities';
import { Amount, Ratio, StandardId } from '../verdicts/verdicts';
import { DataAgesReply } from '../market/dataAges';
import { LastPrice, SearchQuery } from './stocks';

// What a visitor sees: `stockDetail` in the policy decides what is in here.

const count = z.number().int();

/** A company in a public list, with its verdict by the default standard. */
export const PublicStockRow = z.object({
  /** What its public page is addressed by: its symbol, or its ISIN where another company has that symbol. */
  code: z.string().meta({ examples: ['RELIANCE'] }),
  isin: Isin,
  stock: z.string(),
  stock_code: z.string(),
  badge: Badge,
  ...listedAge,
});
export type PublicStockRow = z.infer<typeof PublicStockRow>;

/** A company in a search of everyone. */
export const PublicFoundStock = PublicStockRow.extend({
  /** The symbol or name it had before, where that is what the text matches. */
  formerly: z.string().optional(),
});
export type PublicFoundStock = z.infer<typeof PublicFoundStock>;

/** A standard's verdict in short. */
export const PublicVerdict = z.object({
  standard: StandardId,
  badge: Badge,
  ...listedAge,
  /** The deciding reason, without ratios. */
  reason: z.string(),
});
export type PublicVerdict = z.infer<typeof PublicVerdict>;

/** A class of the exchange in a public page. */
export const PublicClass = z.object({ id: z.string(), name: z.string() });
export type PublicClass = z.infer<typeof PublicClass>;

/** The public page of a stock. */
export const PublicStock = PublicStockRow.extend({
  bseCode: z.string().nullable(),
  sector: z.string().nullable(),
  industry: PublicClass.nullable(),
  /** By every standard, the default first. */
  verdicts: z.array(PublicVerdict).min(1),
  /** The default standard's edition; null before the company is judged. */
  edition: z.object({ title: z.string(), edition: z.string() }).nullable(),
  nature: z.enum(['consolidated', 'standalone']).nullable(),
  /** Reasons after the first, without ratios. */
  moreReasons: z.array(z.string()),
  /** What the default standard misses. */
  missing: z.array(z.string()),
  /** How old the accounts are, as sentences; empty for fresh ones. */
  age: z.array(z.string()),
  /** The day of the newest verdict by the default standard. */
  judgedOn: Day.nullable(),
  price: LastPrice.omit({ exchange: true }).nullable(),
  /** Compliant companies of the narrowest class that has any, the largest first; null for a compliant company, or where none is. */
  alternatives: z.object({ className: z.string(), rows: z.array(PublicStockRow) }).nullable(),
});
export type PublicStock = z.infer<typeof PublicStock>;

/** A public page, or the companies with the nearest names where the code is of none. */
export const PublicStockReply = z.object({
  stock: PublicStock.nullable(),
  nearest: z.array(PublicStockRow),
});
export type PublicStockReply = z.infer<typeof PublicStockReply>;

export const PublicSearchQuery = SearchQuery.pick({ q: true });
export const PublicSearchReply = z.object({ rows: z.array(PublicFoundStock) });
export type PublicSearchReply = z.infer<typeof PublicSearchReply>;

/** How many companies have each verdict. */
export const PublicCounts = z.record(Badge, count);
export type PublicCounts = z.infer<typeof PublicCounts>;

/** What companies are listed by: the first letter of their name, their verdict, their industry, or an index they are in. */
export const publicListKinds = ['letter', 'verdict', 'industry', 'index'] as const;
export const PublicListKind = z.enum(publicListKinds);
export type PublicListKind = z.infer<typeof PublicListKind>;

export const PublicListParams = z.object({
  kind: PublicListKind,
  id: z
    .string()
    .min(1)
    .max(120)
    .meta({ examples: ['a'] }),
  page: z.coerce.number().int().min(1).max(1000).default(1),
});

export const PublicList = z.object({
  kind: PublicListKind,
  id: z.string(),
  /** Of what it is a list: `A`, `IT - Software`, `Nifty 50`. */
  name: z.string(),
  counts: PublicCounts,
  rows: z.array(PublicStockRow),
  page: count,
  pages: count,
  /** How many companies are not listed, because the full list is part of a plan. */
  locked: count,
});
export type PublicList = z.infer<typeof PublicList>;

/** A list; null where there is none. */
export const PublicListReply = z.object({ list: PublicList.nullable() });
export type PublicListReply = z.infer<typeof PublicListReply>;

/** Another list, as a link. */
const listed = z.object({ id: z.string(), name: z.string(), total: count, compliant: count });

/** A change of the default standard's verdict. */
export const PublicChange = z.object({
  code: z.string(),
  stock: z.string(),
  from: Badge,
  to: Badge,
  at: z.iso.datetime(),
});
export type PublicChange = z.infer<typeof PublicChange>;

/** The public start page of all stocks. */
export const PublicOverview = z.object({
  day: Day,
  counts: PublicCounts,
  letters: z.array(listed),
  industries: z.array(listed),
  indices: z.array(listed),
  /** The largest compliant companies. */
  compliant: z.array(PublicStockRow),
  changes: z.array(PublicChange),
});
export type PublicOverview = z.infer<typeof PublicOverview>;

/** One ratio of the worked example. `value` and `limit` are fractions: 0.25 is 25%. */
export const WorkedRatio = Ratio.pick({ id: true, label: true, limit: true }).extend({
  value: z.number(),
  /** Whether the accounts state only what it is at most: a figure that is not stated is taken at its worst. */
  isAtMost: z.boolean(),
  numerator: Amount.pick({ label: true, valueRupees: true }),
  denominator: Amount.pick({ label: true, valueRupees: true }),
});
export type WorkedRatio = z.infer<typeof WorkedRatio>;

/**
 * One company with its whole working, for everyone: how a verdict is made. The ratios of other companies are part of a plan
 * (`stockDetail`).
 */
export const WorkedExample = z.object({
  stock: PublicStock,
  /** What it does, as it was filed or classified. */
  activities: z.array(z.string()),
  ratios: z.array(WorkedRatio),
  /** Who published the accounts, and when; null where it is not known. */
  publisher: z.string().nullable(),
  filedOn: Day.nullable(),
});
export type WorkedExample = z.infer<typeof WorkedExample>;

/** What the home page says of the market: real numbers, and one worked verdict. */
export const PublicHome = z.object({
  day: Day,
  counts: PublicCounts,
  /** How many verdicts by the default standard changed since the first of this month. */
  changedThisMonth: count,
  /** The newest changes. */
  changes: z.array(PublicChange),
  /** The largest compliant companies. */
  compliant: z.array(PublicStockRow),
  ages: DataAgesReply,
  /** Null where no company has a complete verdict. */
  example: WorkedExample.nullable(),
});
export type PublicHome = z.infer<typeof PublicHome>;

/** The reply that a prerendered page was rendered with, which the browser starts from. */
export const PageData = z.discriminatedUnion('of', [
  z.object({ of: z.literal('stock'), id: z.string(), reply: PublicStockReply }),
  z.object({ of: z.literal('list'), id: z.string(), reply: PublicListReply }),
  z.object({ of: z.literal('overview'), reply: PublicOverview }),
  z.object({ of: z.literal('home'), reply: PublicHome }),
  z.object({ of: z.literal('articles'), reply: ArticlesReply }),
  z.object({ of: z.literal('article'), id: z.string(), reply: Article }),
]);
export type PageData = z.infer<typeof PageData>;

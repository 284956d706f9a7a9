import { z } from 'zod';
import { portfolioLimits } from '../../policy/limits';
import { Badge, Day, FactSource, Isin, StockSummary } from '../facts/securities';
import { SizeClass } from '../stocks/stocks';
import { FigureRange, RecordedDividend, PurificationCompany } from '../market/purification';
import { StandardEdition, StandardId } from '../verdicts/verdicts';

/** `names`: codes or names of companies, from files that contain no ISIN. With `withWatched`, the companies of the viewer's watchlists too. */
export const PortfolioFactsBody = z.object({
  isins: z.array(Isin).max(portfolioLimits.companies).default([]),
  names: z.array(z.string().min(1).max(120)).max(portfolioLimits.companies).default([]),
  standard: StandardId.default('TASIS'),
  withWatched: z.boolean().default(false),
});
export type PortfolioFactsBody = z.input<typeof PortfolioFactsBody>;

const ClosePaise = z.object({ day: Day, paise: z.number().int() });

/** The current breach of the standard: since when and why. */
export const Breach = z.object({
  since: Day,
  /** The reason on the first day, with the figure and its limit. */
  reason: z.string(),
  /** The last close on or before that day, as counted today; null if none is on file. */
  closeThen: ClosePaise.nullable(),
});
export type Breach = z.infer<typeof Breach>;

/** The kinds of corporate actions that move shares or cost on terms which are not on file as numbers. */
export const uncountedActionKinds = ['rights', 'demerger', 'merger', 'scheme'] as const;

/** An announced action that no position counts: only its notice is on file. */
export const ActionNotice = z.object({
  kind: z.enum(uncountedActionKinds),
  exDate: Day,
  /** As the exchange words it. */
  subject: z.string(),
  source: FactSource,
});
export type ActionNotice = z.infer<typeof ActionNotice>;

/** What is on file of a company in a portfolio, judged by the requested standard. */
export const PortfolioCompany = StockSummary.extend({
  sector: z.string().nullable(),
  size: SizeClass.nullable(),
  /** The last close. */
  close: ClosePaise.nullable(),
  /** The close on each of `pastDays` in paise, as counted today; null where none is on file. Empty for a company that is only watched. */
  pastCloses: z.array(z.number().int().nullable()),
  /** The first reason of the verdict. */
  reason: z.string(),
  isWatched: z.boolean(),
  steps: PurificationCompany.shape.steps,
  /** Newest first. */
  dividends: z.array(RecordedDividend),
  /** Rights issues, demergers, mergers and schemes up to today, newest first. */
  notices: z.array(ActionNotice),
  /** Impure income to total income, a fraction; null where nothing bounds it, and for plans without detail. */
  impureShare: FigureRange.nullable(),
  /** The newest year's impure income per share, as counted today; null where nothing bounds it, and for plans without detail. */
  impureYear: z.object({ to: Day, rupeesPerShare: FigureRange }).nullable(),
  /** Null if it is not in breach, and for plans without detail. */
  breach: Breach.nullable(),
  /** Badges in the last two years, oldest first; empty for plans without detail. */
  changes: z.array(z.object({ day: Day, badge: Badge })),
});
export type PortfolioCompany = z.infer<typeof PortfolioCompany>;

/** A company that a code or name in a file may mean, with the days on which it had it; null where that is not known, or still so. */
export const CompanyCandidate = z.object({
  name: z.string(),
  isin: Isin,
  stock: z.string(),
  /** Listed since then. */
  from: Day.nullable(),
  /** The first day on which the code or name was no longer the company's. */
  until: Day.nullable(),
});
export type CompanyCandidate = z.infer<typeof CompanyCandidate>;

/** Unknown companies are omitted. */
export const PortfolioFactsReply = z.object({
  day: Day,
  standard: StandardEdition,
  /** Whether the viewer's plan includes the history of verdicts and accounts. */
  isDetailed: z.boolean(),
  /** One day a week, of the year that ends with the newest close of the market, oldest first. */
  pastDays: z.array(Day),
  companies: z.array(PortfolioCompany),
  /** The company of each name that exactly one has, and of each former ISIN: a split or consolidation changes it. */
  found: z.array(z.object({ name: z.string(), isin: Isin })),
  /** Of each name, all companies that it may mean. */
  candidates: z.array(CompanyCandidate),
});
export type PortfolioFactsReply = z.infer<typeof PortfolioFactsReply>;

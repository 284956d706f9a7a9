import { z } from 'zod';
import { Day, Isin, StockSummary } from '../facts/securities';
import { IpoSummary } from '../stocks/stocks';

const count = z.number().int();

/** A page of the list of all stocks; without `pageSize`, the whole list. */
export const StocksAllQuery = z.object({
  page: z.coerce
    .number()
    .int()
    .min(1)
    .default(1)
    .meta({ examples: [2] }),
  pageSize: z.coerce.number().int().min(1).max(20_000).optional(),
});
export const ListedStock = StockSummary.extend({
  bseCode: z.string().nullable(),
  sector: z.string().nullable(),
  industry: z.string().nullable(),
});
export type ListedStock = z.infer<typeof ListedStock>;
/** Every listed stock, by code. `version` changes with the content, as the ETag does. */
export const StocksAllReply = z.object({
  version: z.string(),
  data: z.array(ListedStock),
  total: count,
  page: count,
  pageSize: count,
});
export type StocksAllReply = z.infer<typeof StocksAllReply>;

/** The exchange's sectors with their industries, by name; each with its companies, and how many are compliant by default. */
export const IndustryListReply = z.object({
  version: z.string(),
  data: z.array(
    z.object({
      sector: z.string().meta({ examples: ['Energy'] }),
      companies: count,
      compliant: count,
      industries: z.array(z.object({ industry: z.string(), companies: count, compliant: count })),
    }),
  ),
});
export type IndustryListReply = z.infer<typeof IndustryListReply>;

/** A public issue. Prices are in rupees per share, sizes in whole rupees; null: unknown. */
export const IpoEntry = IpoSummary.extend({
  symbol: z.string().nullable(),
  isin: Isin.nullable(),
  segment: z.enum(['main', 'sme']).nullable(),
  status: z.enum(['upcoming', 'open', 'closed', 'listed']).nullable(),
  opensOn: Day.nullable(),
  closesOn: Day.nullable(),
  listsOn: Day.nullable(),
  priceLow: z.number().nullable(),
  priceHigh: z.number().nullable(),
  issuePrice: z.number().nullable(),
  listPrice: z.number().nullable(),
  lotSize: count.nullable(),
  issueSizeRupees: count.nullable(),
  subscribedTimes: z.number().nullable(),
  source: z.object({ publisher: z.string(), document: z.string(), asOf: Day }),
});
export type IpoEntry = z.infer<typeof IpoEntry>;
/** All known public issues, newest first; `data.data` as in the spec. */
export const IpoScreenReply = z.object({
  version: z.string(),
  day: Day,
  data: z.object({ data: z.array(IpoEntry) }),
});
export type IpoScreenReply = z.infer<typeof IpoScreenReply>;

import { z } from 'zod';
import { Day, FactSource, Isin } from '../facts/securities';

const fraction = z.number().min(0).max(1);

/** Who held the shares of a company at the end of a quarter, as its filing or the exchange states it. */
export const ShareholdingQuarter = z.object({
  /** The last day of the quarter. */
  asOf: Day,
  /** Null where only shares of the whole are stated. */
  totalShares: z.number().int().nullable(),
  /** Of all shares. */
  promoterShare: fraction,
  /** Of all shares: the free float at most. */
  publicShare: fraction,
  /** Of the promoters' shares, pledged or otherwise encumbered; null where not stated. */
  pledgedShare: fraction.nullable(),
  source: FactSource,
});
export type ShareholdingQuarter = z.infer<typeof ShareholdingQuarter>;

export const ShareholdingReply = z.object({
  isin: Isin,
  stock: z.string(),
  stock_code: z.string(),
  /** Those on file, oldest first; a quarter may be missing. */
  quarters: z.array(ShareholdingQuarter),
  /** What each share means, in sentences. */
  notes: z.array(z.string()),
});
export type ShareholdingReply = z.infer<typeof ShareholdingReply>;

import { z } from 'zod';
import { Badge, Isin, StatusCode } from './securities';

/** A watchlist as the spec names it on the wire. */
export const WatchlistCategory = z.object({
  _id: z.uuid(),
  title: z.string(),
  stock_count: z.number().int(),
  /** Whether the stock asked about is in it; absent when no stock was asked about. */
  stock_exists: z.boolean().optional(),
  status: z.number().int(),
});
export type WatchlistCategory = z.infer<typeof WatchlistCategory>;

/** The viewer's own limits, from their plan. */
export const WatchlistLimits = z.object({
  watchlists: z.number().int(),
  stocksPerWatchlist: z.number().int(),
});
export type WatchlistLimits = z.infer<typeof WatchlistLimits>;

export const WatchlistsReply = z.object({ data: z.array(WatchlistCategory), limits: WatchlistLimits });
export type WatchlistsReply = z.infer<typeof WatchlistsReply>;

export const WatchlistTitle = z
  .string()
  .trim()
  .min(1, 'Give the watchlist a name.')
  .max(60, 'At most 60 characters.');

export const CreateWatchlistBody = z.object({ title: WatchlistTitle, status: z.number().int().default(1) });
export const CreateWatchlistReply = z.object({ success: z.literal(true), data: WatchlistCategory });
export const RenameWatchlistBody = z.object({ title: WatchlistTitle });

/** Puts the stock into exactly these watchlists of the viewer, out of all others. */
export const PlaceStockBody = z.object({
  watchlist_cat_id: z.array(z.uuid()).max(100),
  /** ISIN or exchange symbol. */
  stock_symbol: z.string().min(1).max(40),
  status: z.number().int().default(1),
});
export type PlaceStockBody = z.input<typeof PlaceStockBody>;
export const PlaceStockReply = z.object({ success: z.literal(true), data: z.array(WatchlistCategory) });

export const WatchedStock = z.object({
  isin: Isin,
  stock: z.string(),
  stock_code: z.string(),
  sector: z.string().nullable(),
  shariah_status: StatusCode,
  badge: Badge,
  reason: z.string(),
  closeRupees: z.number().nullable(),
  changePercent: z.number().nullable(),
  addedAt: z.iso.datetime(),
});
export type WatchedStock = z.infer<typeof WatchedStock>;

export const WatchlistReply = z.object({ category: WatchlistCategory, stocks: z.array(WatchedStock) });
export type WatchlistReply = z.infer<typeof WatchlistReply>;

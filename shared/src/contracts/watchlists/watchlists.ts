import { z } from 'zod';
import { cleanName } from '../../policy/personName';
import { watchlistTitleMaxLength } from '../../policy/limits';
import { Isin } from '../facts/securities';

/** A watchlist as the spec names it on the wire. */
export const WatchlistCategory = z.object({
  _id: z.uuid(),
  title: z.string(),
  stock_count: z.number().int(),
  /** Whether it contains the requested stock; absent without one. */
  stock_exists: z.boolean().optional(),
  status: z.number().int(),
});
export type WatchlistCategory = z.infer<typeof WatchlistCategory>;

/** The limits of the viewer's plan. */
export const WatchlistLimits = z.object({
  watchlists: z.number().int(),
  stocksPerWatchlist: z.number().int(),
});
export type WatchlistLimits = z.infer<typeof WatchlistLimits>;

export const WatchlistsReply = z.object({ data: z.array(WatchlistCategory), limits: WatchlistLimits });
export type WatchlistsReply = z.infer<typeof WatchlistsReply>;

/** The stocks that are in any of the viewer's watchlists. */
export const WatchedIsinsReply = z.object({ isins: z.array(Isin) });
export type WatchedIsinsReply = z.infer<typeof WatchedIsinsReply>;

/** Text without control characters, some of which PostgreSQL rejects. */
const PlainText = z.string().regex(/^\P{Cc}*$/u, 'Use letters, figures and signs only.');

/** Of titles that differ only in spaces or case, an account has one. */
export const WatchlistTitle = PlainText.overwrite(cleanName)
  .min(1, 'Give the watchlist a name.')
  .max(watchlistTitleMaxLength, `At most ${watchlistTitleMaxLength} characters.`);

/** `status` is the spec's; a new watchlist has 1 whatever is sent. */
export const CreateWatchlistBody = z.object({ title: WatchlistTitle, status: z.number().int().default(1) });
export type CreateWatchlistBody = z.input<typeof CreateWatchlistBody>;

export const WatchlistChangedReply = z.object({ success: z.literal(true), data: WatchlistCategory });
export type WatchlistChangedReply = z.infer<typeof WatchlistChangedReply>;

export const WatchlistRemovedReply = z.object({ success: z.literal(true) });

export const RenameWatchlistBody = z.object({ title: WatchlistTitle });

/** ISIN, NSE symbol or BSE scrip code. */
export const StockId = PlainText.min(1).max(40);

export const StockIdParams = z.object({ stockId: StockId });
export const WatchlistParams = z.object({ id: z.uuid() });
export const WatchedStockParams = z.object({ id: z.uuid(), isin: Isin });

/** Adds the stock to exactly these watchlists of the viewer and removes it from all others. */
export const PlaceStockBody = z.object({
  watchlist_cat_id: z.array(z.uuid()).max(100),
  stock_symbol: StockId,
  status: z.number().int().default(1),
});
export type PlaceStockBody = z.input<typeof PlaceStockBody>;
export const PlaceStockReply = z.object({ success: z.literal(true), data: z.array(WatchlistCategory) });
export type PlaceStockReply = z.infer<typeof PlaceStockReply>;

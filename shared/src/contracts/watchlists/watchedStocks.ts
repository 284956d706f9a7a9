import { z } from 'zod';
import { RatioId, StandardId } from '../verdicts/verdicts';
import { maxTargetRupees, maxWatchTags, watchNoteMaxLength, watchTagMaxLength } from '../../policy/limits';
import { Badge, Day, Isin, StatusCode, YearCloses, listedAge } from '../facts/securities';
import { WatchlistCategory } from './watchlists';

/** The columns that a watchlist's table can have beside the name. */
export const watchlistColumns = [
  'price',
  'change',
  'year',
  'verdict',
  'headroom',
  'target',
  'note',
  'tags',
  'reason',
  'sector',
  'added',
] as const;
export const WatchlistColumn = z.enum(watchlistColumns);
export type WatchlistColumn = z.infer<typeof WatchlistColumn>;

/** The chosen columns, saved with the watchlist; null restores our default. */
export const WatchlistColumnsBody = z.object({
  columns: z.array(WatchlistColumn).max(watchlistColumns.length).nullable(),
});
export type WatchlistColumnsBody = z.infer<typeof WatchlistColumnsBody>;

const Tag = z
  .string()
  .trim()
  .min(1)
  .max(watchTagMaxLength, `A tag has at most ${watchTagMaxLength} characters.`)
  .regex(/^[^\p{Cc},;]*$/u, 'A tag has no comma or semicolon.');

/** What the owner wrote beside a stock. */
const remarks = {
  note: z
    .string()
    .trim()
    .max(watchNoteMaxLength, `A note has at most ${watchNoteMaxLength} characters.`)
    .regex(/^[\P{Cc}\n]*$/u, 'Use letters, figures and signs only.'),
  tags: z.array(Tag).max(maxWatchTags, `At most ${maxWatchTags} tags.`),
  /** In rupees with paise. */
  targetRupees: z
    .number()
    .positive('A target is above zero.')
    .max(maxTargetRupees, `A target is at most ₹${maxTargetRupees}.`)
    .multipleOf(0.01, 'A target has whole paise.')
    .nullable(),
};

/** Changes what is written beside a stock; what is absent stays. */
export const RemarksBody = z.object(remarks).partial();
export type RemarksBody = z.infer<typeof RemarksBody>;

/** The ratio closest to its limit, as a part of the limit. Fractions: 0.25 is 25%. */
export const NearestLimit = z.object({
  ratio: RatioId,
  label: z.string(),
  value: z.number(),
  limit: z.number(),
  /** The distance below the limit; negative: above. */
  headroom: z.number(),
  /** Another ratio is not known exactly, and may be nearer to its limit. */
  mayBeNearer: z.literal(true).optional(),
});
export type NearestLimit = z.infer<typeof NearestLimit>;

/** A stock of a watchlist, without the owner's remarks. */
export const SharedStock = z.object({
  isin: Isin,
  stock: z.string(),
  stock_code: z.string(),
  sector: z.string().nullable(),
  shariah_status: StatusCode,
  badge: Badge,
  ...listedAge,
  /** The decisive reason of the verdict. */
  reason: z.string(),
  /** The last close, its day, and its change from the previous close in per cent (1.5 is 1.5%). */
  closeRupees: z.number().nullable(),
  closeDay: Day.nullable(),
  changePercent: z.number().nullable(),
  yearCloses: YearCloses,
});
export type SharedStock = z.infer<typeof SharedStock>;

/** The same with what only its owner sees. */
export const WatchedStock = SharedStock.extend({
  /** Null where a ratio is not known; absent for plans without detailed screening. */
  nearestLimit: NearestLimit.nullable().optional(),
  note: remarks.note,
  tags: remarks.tags,
  /** As counted in the shares of the last close: splits and bonuses since it was written divide it. */
  targetRupees: z.number().positive().nullable(),
  /** Where they did: the target as it was written, and the ex-date of the last of them. */
  writtenTarget: z.object({ rupees: z.number(), dividedOn: Day }).optional(),
  addedAt: z.iso.datetime(),
});
export type WatchedStock = z.infer<typeof WatchedStock>;

export const WatchlistReply = z.object({
  category: WatchlistCategory,
  /** In the owner's order. */
  stocks: z.array(WatchedStock),
  /** The standard of the verdicts: the one the viewer chose. */
  standard: StandardId.optional(),
  /** The chosen columns; null for our default. */
  columns: z.array(WatchlistColumn).nullable(),
  /** Since when a link shows this list to anyone who has it; null while none does. */
  linkedAt: z.iso.datetime().nullable(),
});
export type WatchlistReply = z.infer<typeof WatchlistReply>;

/** Many stocks of one watchlist. */
const Isins = z.array(Isin).min(1).max(100);

/** Adds stocks on top, in this order; those that are listed already stay as they are. */
export const AddStocksBody = z.object({
  stocks: z
    .array(
      z.object({
        isin: Isin,
        ...RemarksBody.shape,
        /** The stock that it follows; null: none. Absent, or when that one is gone: on top. */
        after: Isin.nullable().optional(),
      }),
    )
    .min(1)
    .max(100),
});
export type AddStocksBody = z.infer<typeof AddStocksBody>;

export const RemoveStocksBody = z.object({ isins: Isins });

/** Copies stocks with their remarks into another watchlist of the viewer, or moves them. */
export const CopyStocksBody = z.object({ isins: Isins, to: z.uuid(), move: z.boolean() });
export type CopyStocksBody = z.infer<typeof CopyStocksBody>;

/** `changed`: the stocks that were not there before, or were and are no longer. */
export const StocksChangedReply = z.object({ success: z.literal(true), changed: z.array(Isin) });
export type StocksChangedReply = z.infer<typeof StocksChangedReply>;

/** What takes back a change of watching a stock. It is sent back as it came. */
export const UndoOfWatching = z.discriminatedUnion('kind', [
  /** It was added to this watchlist, which was created for it or not. */
  z.object({ kind: z.literal('remove'), watchlistId: z.uuid(), isNewList: z.boolean() }),
  /** It was removed from these watchlists. */
  z.object({
    kind: z.literal('restore'),
    places: z
      .array(
        z.object({
          watchlistId: z.uuid(),
          ...remarks,
          /** When the target was written: splits and bonuses after it divide it. */
          targetDay: Day.nullable(),
          /** The stock that it followed; null: it was on top. */
          after: Isin.nullable(),
        }),
      )
      .min(1)
      .max(100),
  }),
]);
export type UndoOfWatching = z.infer<typeof UndoOfWatching>;

export const StockParams = z.object({ isin: Isin });

/** The watchlists that contain the stock now; `undo` is null where nothing was changed. */
export const WatchingReply = z.object({
  success: z.literal(true),
  lists: z.array(WatchlistCategory),
  undo: UndoOfWatching.nullable(),
});
export type WatchingReply = z.infer<typeof WatchingReply>;

/** Puts one stock right after another; null: on top. */
export const StockOrderBody = z.object({ isin: Isin, after: Isin.nullable() });
export type StockOrderBody = z.infer<typeof StockOrderBody>;

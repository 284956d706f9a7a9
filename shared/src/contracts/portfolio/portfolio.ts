import { z } from 'zod';
import { portfolioLimits } from '../../policy/limits';
import { Day, Isin } from '../facts/securities';

/** Where an entry comes from: typed by hand, a kind of file, or made up for a demo account. */
export const portfolioSources = [
  'typed',
  'zerodha-holdings',
  'zerodha-tradebook',
  'groww-holdings',
  'groww-tradebook',
  'upstox-holdings',
  'upstox-tradebook',
  'angel-tradebook',
  'cas',
  'demo',
] as const;
export const PortfolioSource = z.enum(portfolioSources);
export type PortfolioSource = z.infer<typeof PortfolioSource>;

/** `opening`: shares held on a day, bought on days that are not known, as statements of holdings list them. */
export const PortfolioEntryKind = z.enum(['buy', 'sell', 'opening']);
export type PortfolioEntryKind = z.infer<typeof PortfolioEntryKind>;

/** Money in whole paise. */
const Paise = z.number().int().min(0).max(portfolioLimits.paise);

/** A purchase or a sale of shares. */
export const PortfolioEntry = z.object({
  /** Identifies the entry in its portfolio: an entry with a key that is there already is a duplicate. */
  key: z
    .string()
    .regex(/^[\w:.|/-]{1,120}$/)
    .meta({ examples: ['zerodha:43872311'] }),
  kind: PortfolioEntryKind,
  isin: Isin,
  day: Day,
  /** Shares as counted on that day. */
  quantity: z.number().int().min(1).max(portfolioLimits.shares),
  /** Price times quantity; null where the file does not contain a price. */
  amountPaise: Paise.nullable(),
  /** Brokerage, taxes and fees. */
  chargesPaise: Paise,
  source: PortfolioSource,
});
export type PortfolioEntry = z.infer<typeof PortfolioEntry>;

/**
 * The stored portfolio, oldest entry first; empty without consent to storing it. `waiting`: how many entries are stored of a user who
 * agreed to an earlier text and has yet to agree to the present one.
 */
export const PortfolioReply = z.object({
  isStored: z.boolean(),
  entries: z.array(PortfolioEntry),
  waiting: z.int().positive().optional(),
});
export type PortfolioReply = z.infer<typeof PortfolioReply>;

const Keys = z.array(PortfolioEntry.shape.key).max(portfolioLimits.entries);

/** `replaced`: keys of entries that are removed at the same time, such as those of an earlier statement. */
export const AddPortfolioEntriesBody = z.object({
  entries: z.array(PortfolioEntry).min(1).max(portfolioLimits.entries),
  replaced: Keys.default([]),
});
export type AddPortfolioEntriesBody = z.input<typeof AddPortfolioEntriesBody>;

/** How many were added, how many were there already, and how many the portfolio has now. */
export const AddPortfolioEntriesReply = z.object({
  added: z.number().int(),
  duplicates: z.number().int(),
  stored: z.number().int(),
});
export type AddPortfolioEntriesReply = z.infer<typeof AddPortfolioEntriesReply>;

export const RemovePortfolioEntriesBody = z.object({ keys: Keys.min(1) });
export type RemovePortfolioEntriesBody = z.infer<typeof RemovePortfolioEntriesBody>;

/** How many entries were removed. */
export const PortfolioRemovedReply = z.object({ removed: z.number().int() });
export type PortfolioRemovedReply = z.infer<typeof PortfolioRemovedReply>;

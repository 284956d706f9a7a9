import { z } from 'zod';
import { readAmount } from '../../values/amounts/readAmount';

/** Rupees to the paisa, as text: no rounding by a float. Written as people write amounts, such as `₹1,520.50`. */
export const RupeePrice = z
  .string()
  .max(60)
  .overwrite((text) => {
    const read = readAmount(text, { unit: 'rupees', decimals: 2 });
    return 'decimal' in read ? read.decimal : text;
  })
  .regex(/^\d{1,9}(\.\d{1,2})?$/, 'Write a price like 1520.50.')
  .refine((price) => Number(price) > 0, 'Write a price above zero.')
  .meta({ examples: ['1520.50'] });

export const PriceAlertBody = z.strictObject({
  /** A code or an ISIN, in any case; also as sites write it, such as `NSE:INFY`. */
  stock: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9&:._-]{1,30}$/, 'Write a stock code or an ISIN.')
    .meta({ examples: ['RELIANCE'] }),
  /** Alerts when a close is at or beyond the price. */
  direction: z.enum(['above', 'below']),
  price: RupeePrice,
});
export type PriceAlertBody = z.infer<typeof PriceAlertBody>;

/** Removes alerts and adds one in their place: all of it, or nothing. Sent again, it changes nothing more. */
export const PriceAlertChanges = z.strictObject({
  /** Those that do not wait, and those of other users, are left as they are. */
  remove: z.array(z.uuid()).max(20),
  add: PriceAlertBody.nullable(),
});
export type PriceAlertChanges = z.infer<typeof PriceAlertChanges>;

export const PriceAlert = z.object({
  id: z.uuid(),
  isin: z.string(),
  /** Its current code and name. */
  stock_code: z.string(),
  stock: z.string(),
  direction: z.enum(['above', 'below']),
  price: z.string(),
  /** The price in shares of now where splits or bonuses divided them since it was set; null where none did. */
  dividedPrice: z.string().nullable(),
  /** The last close on file, in rupees, and its day; null where there is none. */
  lastClose: z.object({ price: z.string(), day: z.iso.date() }).nullable(),
  createdAt: z.iso.datetime(),
  /** When it was reached; null while it waits. */
  reachedAt: z.iso.datetime().nullable(),
});
export type PriceAlert = z.infer<typeof PriceAlert>;

export const PriceAlertsReply = z.object({ alerts: z.array(PriceAlert), limit: z.number().int() });
export type PriceAlertsReply = z.infer<typeof PriceAlertsReply>;
export const PriceAlertParams = z.object({ id: z.uuid() });

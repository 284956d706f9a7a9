import { isCalendarDay } from '@tayyib/shared/calendar';
import { portfolioLimits } from '@tayyib/shared/limits';
import { Fraction } from '../../exact/Fraction';
import { toWholePaise } from '../../paise';
import type { ImportedLine, Refused } from './ImportFormat';

/** An amount as brokers write it: digits grouped, with a rupee sign; null if it is none. */
export function decimalOf(text: string): Fraction | null {
  const plain = text.replace(/[₹,\s]|^Rs\.?/gi, '');
  return /^\d+(\.\d+)?$/.test(plain) ? Fraction.of(plain) : null;
}

/** Shares: whole, at least one, within the limit; else why not. */
export function sharesOf(text: string): number | Refused {
  const shares = decimalOf(text)?.toNumber();
  if (shares === undefined) return { reason: `“${text}” is not a number of shares.` };
  if (shares === 0) return { reason: 'It is about no shares.' };
  if (!Number.isInteger(shares)) return { reason: `${text} is not a whole number of shares.` };
  return shares > portfolioLimits.shares ? { reason: `${text} shares are more than exist.` } : shares;
}

/** Price times shares in paise; else why not. */
function amountOf(price: string, shares: number): number | Refused {
  const rupees = decimalOf(price);
  if (rupees === null) return { reason: `“${price}” is not a price.` };
  return paiseOf(rupees.times(Fraction.of(shares)));
}

/** Rupees as paise, within the limit; else why not. */
export function paiseOf(rupees: Fraction): number | Refused {
  const paise = toWholePaise(rupees.times(Fraction.of(100)));
  return paise > portfolioLimits.paise ? { reason: 'The amount is above ₹1,000 crore.' } : paise;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * The day of `2024-07-23`, `23-07-2024`, `23/07/24` or `23-Jul-2024`, with or without a time; the day stands before the month, as
 * everywhere in India.
 */
export function dayOf(text: string): string | Refused {
  const [, first = '', second = '', third = ''] =
    /^(\d{1,4})[-/. ](\d{1,2}|[A-Za-z]{3})[A-Za-z]*[-/. ](\d{2,4})(?:\D|$)/.exec(text.trim()) ?? [];
  const [year, date] = first.length === 4 ? [first, third] : [third, first];
  const named = months.indexOf(second.toLowerCase()) + 1;
  const month = named > 0 ? String(named) : second;
  const day = `${year.padStart(3, '0').padStart(4, '2')}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isCalendarDay(day) ? day : { reason: `“${text}” is not a day.` };
}

export function sideOf(text: string): 'buy' | 'sell' | Refused {
  const side = text.trim().toLowerCase();
  if (side === 'b' || side === 'buy') return 'buy';
  if (side === 's' || side === 'sell') return 'sell';
  return { reason: `“${text}” is neither a purchase nor a sale.` };
}

/** Whether an ISIN is of a company, and places 8 and 9 say equity: others are bonds, rights, or units of trusts. */
export const isShare = (isin: string) => /^INE[A-Z0-9]{4}01/.test(isin);

/** An ISIN of shares of an Indian company; null for an empty cell. */
function isinOf(text: string): string | null | Refused {
  const isin = text.trim().toUpperCase();
  if (isin === '') return null;
  if (!/^IN[A-Z0-9]{9}\d$/.test(isin)) return { reason: `“${text}” is not an ISIN.` };
  return isShare(isin) ? isin : { reason: 'Not a share: only shares of companies are imported.' };
}

export const isRefused = (value: unknown): value is Refused =>
  typeof value === 'object' && value !== null && 'reason' in value;

interface Trade {
  isin: string;
  name: string;
  day: string;
  side: string;
  shares: string;
  price: string;
  id: string;
}

/** A line of a tradebook from its cells. */
export function tradeOf({ isin, name, day, side, shares, price, id }: Trade): ImportedLine | Refused {
  const [found, on, kind, quantity] = [isinOf(isin), dayOf(day), sideOf(side), sharesOf(shares)];
  if (isRefused(found)) return found;
  if (isRefused(on)) return on;
  if (isRefused(kind)) return kind;
  if (isRefused(quantity)) return quantity;
  const amountPaise = amountOf(price, quantity);
  if (isRefused(amountPaise)) return amountPaise;
  return { isin: found, name, day: on, kind, quantity, amountPaise, id: id === '' ? null : id };
}

/** A line of a statement of holdings from its cells. A total or a footnote has no shares, and says nothing. */
export function holdingOf(
  { isin, name, price }: { isin: string; name: string; price: string },
  quantity: number | Refused,
): ImportedLine | Refused | null {
  if (isin === '' && /^(?:$|total\b|grand total\b|note\b|disclaimer\b)/i.test(name)) return null;
  const found = isinOf(isin);
  if (isRefused(found)) return found;
  if (isRefused(quantity)) return quantity;
  const amountPaise = /^(-|n\/?a|)$/i.test(price.trim()) ? null : amountOf(price, quantity);
  if (isRefused(amountPaise)) return amountPaise;
  return { isin: found, name, day: null, kind: 'opening', quantity, amountPaise, id: null };
}

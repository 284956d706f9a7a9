import { readAmount, readNumber, Fraction, toWholePaise } from '@tayyib/shared/values/amounts';
import { readDay } from '@tayyib/shared/values/text-files';
import { portfolioLimits } from '@tayyib/shared/limits';
import type { FileStyle, ImportedLine, Refused } from './ImportFormat';

/** How people in India write numbers and days. */
const usualStyle: FileStyle = { decimalMark: '.', dayOrder: 'not shown' };

/** An amount as files write it; else why not. */
export function decimalOf(text: string, { decimalMark }: FileStyle = usualStyle): Fraction | Refused {
  const read = readNumber(text, { unit: 'rupees', decimalMark });
  if ('reason' in read) return read;
  const amount = Fraction.of(read.decimal);
  return amount.compareTo(Fraction.zero) < 0 ? { reason: `“${text}” is below zero.` } : amount;
}

/** Shares: whole, at least one, within the limit; else why not. */
export function sharesOf(text: string, { decimalMark }: FileStyle = usualStyle): number | Refused {
  const read = readAmount(text, { unit: 'shares', decimalMark, decimals: 6, min: 0 });
  if ('reason' in read) return read;
  const shares = read.value;
  if (shares === 0) return { reason: 'It is about no shares.' };
  if (!Number.isInteger(shares)) return { reason: `${text} is not a whole number of shares.` };
  return shares > portfolioLimits.shares ? { reason: `${text} shares are more than exist.` } : shares;
}

/** Price times shares in paise; else why not. */
function amountOf(price: string, shares: number, style: FileStyle): number | Refused {
  const rupees = decimalOf(price, style);
  return isRefused(rupees) ? rupees : paiseOf(rupees.times(Fraction.of(shares)));
}

/** Rupees as paise, within the limit; else why not. */
export function paiseOf(rupees: Fraction): number | Refused {
  const paise = toWholePaise(rupees.times(Fraction.of(100)));
  return paise > portfolioLimits.paise ? { reason: 'The amount is above ₹1,000 crore.' } : paise;
}

/** The day of a cell; else why it is none. */
export function dayOf(text: string, { dayOrder }: FileStyle = usualStyle): string | Refused {
  const read = readDay(text, dayOrder);
  return 'day' in read ? read.day : read;
}

export function sideOf(text: string): 'buy' | 'sell' | Refused {
  const side = text.trim().toLowerCase();
  if (/^(?:b|buy|bought|purchase)$/.test(side)) return 'buy';
  if (/^(?:s|sell|sold|sale)$/.test(side)) return 'sell';
  return { reason: `“${text}” is neither a purchase nor a sale.` };
}

/**
 * Whether an ISIN is of a company, and places 8 and 9 say equity: others are bonds, rights, or units of trusts. `IN9` begins those of
 * partly paid shares and of shares with other votes, which are listed beside the ordinary ones.
 */
export const isShare = (isin: string) => /^IN[E9][A-Z0-9]{4}01/.test(isin);

/** Why what is no share of a company is left out; such a line says nothing of the companies of a file. */
export const onlyShares = 'only shares of companies are imported.';
export const notAShare = `Not a share: ${onlyShares}`;

/** An ISIN of shares of an Indian company; null for an empty cell. */
function isinOf(text: string): string | null | Refused {
  const isin = text.trim().toUpperCase();
  if (isin === '') return null;
  if (!/^IN[A-Z0-9]{9}\d$/.test(isin)) return { reason: `“${text}” is not an ISIN.` };
  return isShare(isin) ? isin : { reason: notAShare };
}

export const isRefused = (value: unknown): value is Refused =>
  typeof value === 'object' && value !== null && 'reason' in value;

interface Trade {
  isin: string;
  exchange?: string;
  scripCode?: string;
  name: string;
  day: string;
  side: string;
  shares: string;
  price: string;
  id: string;
}

/** A line of a tradebook from its cells. */
export function tradeOf(trade: Trade, style: FileStyle): ImportedLine | Refused {
  const { isin, name, day, side, shares, price, id } = trade;
  const found = isinOf(isin);
  const on = dayOf(day, style);
  const kind = sideOf(side);
  const quantity = sharesOf(shares, style);
  if (isRefused(found)) return found;
  if (isRefused(on)) return on;
  if (isRefused(kind)) return kind;
  if (isRefused(quantity)) return quantity;
  const amountPaise = amountOf(price, quantity, style);
  if (isRefused(amountPaise)) return amountPaise;
  const exchange = trade.exchange?.trim().toUpperCase();
  return {
    isin: found,
    name,
    day: on,
    kind,
    quantity,
    amountPaise,
    id: id === '' ? null : id,
    ...((exchange === 'NSE' || exchange === 'BSE') && { exchange }),
    ...(/^[5-9]\d{5}$/.test(trade.scripCode ?? '') && { scripCode: trade.scripCode }),
  };
}

/** A line of a statement of holdings from its cells. A total or a footnote has no shares, and says nothing. */
export function holdingOf(
  { isin, name, price }: { isin: string; name: string; price: string },
  quantity: number | Refused,
  style: FileStyle,
): ImportedLine | Refused | null {
  if (isin === '' && /^(?:$|total\b|grand total\b|note\b|disclaimer\b)/i.test(name)) return null;
  const found = isinOf(isin);
  if (isRefused(found)) return found;
  if (isRefused(quantity)) return quantity;
  const amountPaise = /^(-+|n\/?a|)$/i.test(price.trim()) ? null : amountOf(price, quantity, style);
  if (isRefused(amountPaise)) return amountPaise;
  return { isin: found, name, day: null, kind: 'opening', quantity, amountPaise, id: null };
}

import type { PortfolioEntry } from '@tayyib/shared/contracts';
import type { ImportedLine } from './ImportFormat';

type Line = ImportedLine & { isin: string; day: string };
type Source = PortfolioEntry['source'];

const hasTradeNumbers: ReadonlySet<Source> = new Set(['zerodha-tradebook', 'upstox-tradebook']);
/** Figures of which a spreadsheet keeps the first fifteen, or that it writes with an exponent: others then look the same. */
const shortened = /^\d(?:[.,]\d+)?E\+?\d+$|^\d{15,}0$/i;

/**
 * Trades by what identifies them. A trade has a number, which is its own on its exchange. Trades without one, with a shortened one, and
 * trades of an order that share its number are distinguished by their content, and where that is the same, by their order in the file.
 */
export class TradeKeys {
  private readonly seen = new Map<string, number>();

  constructor(private readonly source: Source) {}

  keyOf(line: Line): string {
    const isNumbered = hasTradeNumbers.has(this.source);
    const isShortened = isNumbered && shortened.test(line.id ?? '');
    const number = isShortened ? '' : (line.id ?? '').replace(/[^\w-]/g, '').slice(0, 40);
    const figures = `${line.quantity}:${line.amountPaise ?? ''}`;
    const base = `${this.source}:${number}:${line.isin}:${line.day}:${line.kind}:${figures}`;
    if (isNumbered && number !== '') return line.exchange === 'BSE' ? `${base}:BSE` : base;
    const count = (this.seen.get(base) ?? 0) + 1;
    this.seen.set(base, count);
    return `${base}:${count}`;
  }
}

/** Whether a trade of a tradebook that numbers trades has no number that identifies it. */
export const isUnnumbered = ({ key, source }: Pick<PortfolioEntry, 'key' | 'source'>): boolean =>
  hasTradeNumbers.has(source) && key.startsWith(`${source}::`);

import type { PortfolioCompany, PortfolioEntry } from '@tayyib/shared/contracts';
import { Fraction, least, sumOf } from '../exact/Fraction';
import type { Paise } from '../paise';
import { toWholePaise } from '../paise';
import { sharesFactor } from './shareSteps';

/** Shares of one purchase that are still held. */
export interface Lot {
  entry: PortfolioEntry;
  /** As counted at the end; a fraction after a bonus. */
  shares: Fraction;
  /** What they cost, with their part of the charges; null where not known. */
  cost: Fraction | null;
}

/** Money that went out (negative) or came in on a day. */
export interface Flow {
  day: string;
  paise: Paise;
}

/** A dividend for the shares held before its ex-date. */
interface ReceivedDividend {
  exDate: string;
  shares: number;
  rupeesPerShare: number;
  paise: Paise;
}

/** What one company's purchases, sales and corporate actions amount to. */
export interface Position {
  isin: string;
  /** Oldest first. */
  lots: readonly Lot[];
  shares: number;
  /** The cost of the lots; null where that of one is not known. */
  costPaise: Paise | null;
  /** Of sales: proceeds less cost; null where one of them is not known. */
  realisedPaise: Paise | null;
  dividends: readonly ReceivedDividend[];
  dividendPaise: Paise;
  /** Shares sold that no purchase on record covers: the file of purchases begins later. */
  uncoveredShares: number;
  /** For XIRR; null where a day or an amount is not known. */
  flows: readonly Flow[] | null;
}

type Actions = Pick<PortfolioCompany, 'steps' | 'dividends'>;
type Event =
  | { day: string; order: 0; factor: number }
  | { day: string; order: 1; rupees: number }
  | { day: string; order: 2 | 3; entry: PortfolioEntry };

/**
 * The position of a company on a day. The order of entries and actions does not matter: they are applied by day; on one day, splits
 * first, as the exchange trades adjusted shares from the ex-date on, then dividends, purchases, and sales. Sales take the oldest shares.
 */
export function positionOf(
  isin: string,
  entries: readonly PortfolioEntry[],
  { steps, dividends }: Actions,
  day: string,
): Position {
  const events: Event[] = [
    ...entries.map((entry) => ({ day: entry.day, order: entry.kind === 'sell' ? 3 : 2, entry }) as const),
    ...steps.map(({ exDate, factor }) => ({ day: exDate, order: 0, factor }) as const),
    ...dividends.map(({ exDate, rupees }) => ({ day: exDate, order: 1, rupees }) as const),
  ];
  const book = new Book();
  for (const event of events.filter((each) => each.day <= day).sort(inOrder)) {
    if (event.order === 0) book.divide(event.factor);
    else if (event.order === 1) book.receive(event.day, event.rupees);
    else if (event.entry.kind === 'sell') book.sell(event.entry);
    else book.buy(event.entry);
  }
  return book.close(isin);
}

function inOrder(a: Event, b: Event): number {
  if (a.day !== b.day) return a.day < b.day ? -1 : 1;
  if (a.order !== b.order) return a.order - b.order;
  return keyOf(a) < keyOf(b) ? -1 : 1;
}

function keyOf(event: Event): string {
  if (event.order === 0) return String(event.factor);
  return event.order === 1 ? String(event.rupees) : event.entry.key;
}

class Book {
  private lots: Lot[] = [];
  private realised: Fraction | null = Fraction.zero;
  private uncovered = Fraction.zero;
  private dividends: ReceivedDividend[] = [];
  private flows: Flow[] | null = [];

  buy(entry: PortfolioEntry) {
    const { amountPaise, chargesPaise, quantity, day, kind } = entry;
    const cost = amountPaise === null ? null : Fraction.of(amountPaise + chargesPaise);
    this.lots.push({ entry, shares: Fraction.of(quantity), cost });
    if (amountPaise === null || kind === 'opening') this.flows = null;
    else this.flows?.push({ day, paise: -(amountPaise + chargesPaise) });
  }

  sell({ quantity, amountPaise, chargesPaise, day }: PortfolioEntry) {
    const cost = this.take(Fraction.of(quantity));
    const proceeds = amountPaise === null ? null : Fraction.of(amountPaise - chargesPaise);
    this.realised =
      cost === null || proceeds === null ? null : (this.realised?.plus(proceeds.minus(cost)) ?? null);
    if (amountPaise === null || cost === null) this.flows = null;
    else this.flows?.push({ day, paise: amountPaise - chargesPaise });
  }

  /** A fraction of a share is paid out in money: the company's total is rounded down, at the newest lot. */
  divide(priceFactor: number) {
    const factor = sharesFactor(priceFactor);
    this.lots = this.lots.map((lot) => ({ ...lot, shares: lot.shares.times(factor) }));
    const held = this.held();
    const fraction = held.minus(Fraction.of(Math.floor(held.toNumber() + 1e-9)));
    if (fraction.compareTo(Fraction.zero) <= 0) return;
    const newest = this.lots.at(-1);
    if (newest === undefined || newest.shares.compareTo(fraction) < 0) return;
    this.lots = [...this.lots.slice(0, -1), { ...newest, shares: newest.shares.minus(fraction) }];
  }

  receive(exDate: string, rupees: number) {
    const held = this.held();
    if (held.compareTo(Fraction.zero) === 0) return;
    const paise = toWholePaise(held.times(Fraction.of(rupees)).times(Fraction.of(100)));
    this.dividends.push({ exDate, shares: held.toNumber(), rupeesPerShare: rupees, paise });
    this.flows?.push({ day: exDate, paise });
  }

  close(isin: string): Position {
    const costs = this.lots.map(({ cost }) => cost);
    const known = costs.filter((cost) => cost !== null);
    return {
      isin,
      lots: this.lots,
      shares: this.held().toNumber(),
      costPaise: known.length < costs.length ? null : toWholePaise(sumOf(known)),
      realisedPaise: this.realised && toWholePaise(this.realised),
      dividends: this.dividends,
      dividendPaise: this.dividends.reduce((sum, { paise }) => sum + paise, 0),
      uncoveredShares: this.uncovered.toNumber(),
      flows: this.flows,
    };
  }

  private held(): Fraction {
    return sumOf(this.lots.map(({ shares }) => shares));
  }

  /** Takes shares from the oldest lots and returns their cost; null where not known. */
  private take(wanted: Fraction): Fraction | null {
    let [left, cost]: [Fraction, Fraction | null] = [wanted, Fraction.zero];
    const remaining: Lot[] = [];
    for (const lot of this.lots) {
      const taken = least(left, lot.shares);
      left = left.minus(taken);
      const part = lot.cost?.times(taken.over(lot.shares)) ?? null;
      if (taken.compareTo(Fraction.zero) > 0) cost = part === null ? null : (cost?.plus(part) ?? null);
      const shares = lot.shares.minus(taken);
      if (shares.compareTo(Fraction.zero) > 0)
        remaining.push({ ...lot, shares, cost: part === null ? null : (lot.cost?.minus(part) ?? null) });
    }
    this.lots = remaining;
    if (left.compareTo(Fraction.zero) === 0) return cost;
    this.uncovered = this.uncovered.plus(left);
    return null;
  }
}

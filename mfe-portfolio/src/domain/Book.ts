import type { ActionNotice, PortfolioCompany, PortfolioEntry } from '@tayyib/shared/contracts';
import { Fraction, least, sumOf, toWholePaise, sharesFactor } from '@tayyib/shared/values/amounts';
import type { Division, Flow, Lot, Position, ReceivedDividend, Sale } from './Position';

/** The lots of one company, while its purchases, sales and corporate actions are applied in their order. */
export class Book {
  private lots: Lot[] = [];
  private realised: Fraction | null = Fraction.zero;
  private uncovered = Fraction.zero;
  private sales: Sale[] = [];
  private divisions: Division[] = [];
  private dividends: ReceivedDividend[] = [];
  private uncounted: ActionNotice[] = [];
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
    const proceedsPaise = amountPaise === null ? null : amountPaise - chargesPaise;
    this.sales.push({ day, shares: quantity, proceedsPaise, costPaise: cost && toWholePaise(cost) });
    if (proceedsPaise === null || cost === null) this.flows = null;
    else this.flows?.push({ day, paise: proceedsPaise });
  }

  /** A fraction of a share is paid out in money: the company's total is rounded down, at the newest lot. */
  divide({ exDate, kind, factor: priceFactor }: PortfolioCompany['steps'][number]) {
    const before = this.held().toNumber();
    const factor = sharesFactor(priceFactor);
    this.lots = this.lots.map((lot) => ({ ...lot, shares: lot.shares.times(factor) }));
    this.dropFraction();
    if (before > 0) this.divisions.push({ exDate, kind, before, after: this.held().toNumber() });
  }

  private dropFraction() {
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

  /** An action whose terms are not on file: remembered if shares were held on the eve of its ex-date. */
  notice(notice: ActionNotice) {
    if (this.held().compareTo(Fraction.zero) > 0) this.uncounted.push(notice);
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
      sales: this.sales,
      divisions: this.divisions,
      dividends: this.dividends,
      dividendPaise: this.dividends.reduce((sum, { paise }) => sum + paise, 0),
      uncoveredShares: this.uncovered.toNumber(),
      uncounted: this.uncounted,
      flows: this.flows,
    };
  }

  private held(): Fraction {
    return sumOf(this.lots.map(({ shares }) => shares));
  }

  /** Takes shares from the oldest lots and returns their cost; null where not known. */
  private take(wanted: Fraction): Fraction | null {
    let left: Fraction = wanted;
    let cost: Fraction | null = Fraction.zero;
    const remaining: Lot[] = [];
    for (const [at, lot] of this.lots.entries()) {
      if (left.compareTo(Fraction.zero) === 0) {
        remaining.push(...this.lots.slice(at));
        break;
      }
      const sold = least(left, lot.shares);
      left = left.minus(sold);
      const part = lot.cost?.times(sold.over(lot.shares)) ?? null;
      cost = part === null ? null : (cost?.plus(part) ?? null);
      const shares = lot.shares.minus(sold);
      if (shares.compareTo(Fraction.zero) > 0)
        remaining.push({ ...lot, shares, cost: part === null ? null : (lot.cost?.minus(part) ?? null) });
    }
    this.lots = remaining;
    if (left.compareTo(Fraction.zero) === 0) return cost;
    this.uncovered = this.uncovered.plus(left);
    return null;
  }
}

import type { PortfolioCompany, PortfolioEntry } from '@tayyib/shared/contracts';
import { Fraction } from '../exact/Fraction';
import { toWholePaise } from '../paise';
import type { Held } from './overviewOf';
import { positionOf } from './positionOf';

const nothingOnFile = { steps: [], dividends: [] };

/** Every company of the entries, the largest value first. */
export function heldOf(
  entries: readonly PortfolioEntry[],
  companies: ReadonlyMap<string, PortfolioCompany>,
  day: string,
): Held[] {
  return [...entriesByIsin(entries)]
    .map(([isin, own]) => {
      const company = companies.get(isin) ?? null;
      const position = positionOf(isin, own, company ?? nothingOnFile, day);
      const close = company?.close;
      const valuePaise = close
        ? toWholePaise(Fraction.of(close.paise).times(Fraction.of(position.shares)))
        : null;
      return { position, company, name: company?.stock ?? isin, valuePaise };
    })
    .sort((a, b) => (b.valuePaise ?? -1) - (a.valuePaise ?? -1) || (a.name < b.name ? -1 : 1));
}

/** The entries of each company. */
export function entriesByIsin(entries: readonly PortfolioEntry[]): Map<string, PortfolioEntry[]> {
  const byIsin = new Map<string, PortfolioEntry[]>();
  for (const entry of entries) {
    const own = byIsin.get(entry.isin);
    if (own) own.push(entry);
    else byIsin.set(entry.isin, [entry]);
  }
  return byIsin;
}

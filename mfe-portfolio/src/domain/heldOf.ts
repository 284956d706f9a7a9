import type {
  AddPortfolioEntriesBody,
  PortfolioCompany,
  PortfolioEntry,
  PortfolioFactsReply,
} from '@tayyib/shared/contracts';
import { Fraction, toWholePaise } from '@tayyib/shared/values/amounts';
import type { Held } from './overviewOf';
import { positionOf } from './positionOf';

const nothingOnFile = { steps: [], dividends: [], notices: [] };

/** Every company of the entries, the largest value first. */
export function heldOf(
  entries: ReadonlyMap<string, readonly PortfolioEntry[]>,
  companies: ReadonlyMap<string, PortfolioCompany>,
  day: string,
): Held[] {
  return [...entries]
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

/** The ISINs that shares have today, by those that they had before a split or consolidation. */
export const currentIsins = (facts: PortfolioFactsReply | undefined): ReadonlyMap<string, string> =>
  new Map(facts?.found.map(({ name, isin }) => [name, isin]));

const unchanged: ReadonlyMap<string, string> = new Map();

/** The entries of each company, by its ISIN of today. */
export function entriesByIsin(
  entries: readonly PortfolioEntry[],
  current = unchanged,
): Map<string, PortfolioEntry[]> {
  const byIsin = new Map<string, PortfolioEntry[]>();
  for (const entry of entries) {
    const isin = current.get(entry.isin) ?? entry.isin;
    const own = byIsin.get(isin);
    if (own) own.push(entry);
    else byIsin.set(isin, [entry]);
  }
  return byIsin;
}

/** A portfolio with added entries in place of others, oldest first; one whose key it has already is a duplicate. */
export function withAdded(
  own: readonly PortfolioEntry[],
  { entries: added, replaced = [] }: AddPortfolioEntriesBody,
) {
  const gone = new Set(replaced);
  const byKey = new Map(own.filter(({ key }) => !gone.has(key)).map((entry) => [entry.key, entry]));
  for (const entry of added) if (!byKey.has(entry.key)) byKey.set(entry.key, entry);
  return [...byKey.values()].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}

import type { Dossier } from '../../market/marketSnapshot/dossier/Dossier';
import type { MarketSnapshot } from '../../market/marketSnapshot/MarketSnapshot';
import { memoizePerSnapshot } from '../../market/marketSnapshot/memoizePerSnapshot';

/** The companies of each code and name, as brokers' files write them. */
const byName = memoizePerSnapshot(({ dossiers }: MarketSnapshot) => {
  const found = new Map<string, Dossier | null>();
  for (const dossier of dossiers) {
    const { symbol, bseCode, name, isin } = dossier;
    const own = new Set([symbol, bseCode ?? isin, name].map(plainName));
    // null: two companies have it
    for (const each of own) found.set(each, found.has(each) ? null : dossier);
  }
  return found;
});

/** The ISIN of the only company with that code or name; null where there is none, or several. */
export const isinOfName = (snapshot: MarketSnapshot, name: string): string | null =>
  byName(snapshot).get(plainName(name))?.isin ?? null;

/** Country, issuer and kind of security: a split or consolidation changes the two figures after them. */
const issuerLength = 9;

const byIssuer = memoizePerSnapshot(
  ({ dossiers }: MarketSnapshot) => new Map(dossiers.map(({ isin }) => [isin.slice(0, issuerLength), isin])),
);

/** The ISIN that the shares of a former one have today; null where nothing is on file of either. */
export function currentIsin(snapshot: MarketSnapshot, isin: string): string | null {
  if (snapshot.rowOf(isin) !== undefined) return isin;
  return byIssuer(snapshot).get(isin.slice(0, issuerLength)) ?? null;
}

/** Without what spellings differ in: case, punctuation, a series after the code, and the word for a limited company. */
const plainName = (text: string): string =>
  text
    .toUpperCase()
    .replace(/-(?:EQ|BE|BZ|BL)$/, '')
    .replace(/\b(?:LIMITED|LTD)\b\.?/g, '')
    .replace(/[^A-Z0-9&]/g, '');

import type { CompanyCandidate } from '@tayyib/shared/contracts';
import { dayFromNumber } from '@tayyib/shared/values/calendar';
import {
  companyName,
  fitOfName,
  issuerOf,
  readTicker,
  type CompanyName,
} from '@tayyib/shared/values/security-names';
import type { Dossier } from '../marketSnapshot/dossier/Dossier';
import type { MarketSnapshot } from '../marketSnapshot/MarketSnapshot';
import { memoizePerSnapshot } from '../marketSnapshot/memoizePerSnapshot';

/** A code or name that a company has, or had until a day. */
interface Naming {
  dossier: Dossier;
  from: string | null;
  until: string | null;
}

interface Names {
  byCode: ReadonlyMap<string, readonly Naming[]>;
  names: readonly (Naming & { name: CompanyName })[];
}

const allNames = memoizePerSnapshot(({ dossiers }: MarketSnapshot): Names => {
  const byCode = new Map<string, Naming[]>();
  const names: (Naming & { name: CompanyName })[] = [];
  const addCode = (code: string, naming: Naming) => {
    const known = byCode.get(code);
    if (known === undefined) byCode.set(code, [naming]);
    else if (known.every(({ dossier }) => dossier !== naming.dossier)) known.push(naming);
  };
  for (const dossier of dossiers) {
    const { symbol, bseCode, name, isin, formerNames, listedOn } = dossier;
    const now = { dossier, from: listedOn === null ? null : dayFromNumber(listedOn), until: null };
    for (const code of [symbol, bseCode, isin]) if (code !== null) addCode(code.toUpperCase(), now);
    for (const text of [name, symbol]) names.push({ ...now, name: companyName(text) });
    for (const { text, until } of formerNames) {
      const before = { dossier, from: null, until };
      // brokers write a code as words, too
      names.push({ ...before, name: companyName(text) });
      if (!/\s/.test(text)) addCode(text.toUpperCase(), before);
    }
  }
  return { byCode, names };
});

/**
 * The companies that a code or name of a broker's file may mean, and the days on which each had it: by code, else by the whole name, else by
 * a name of which each word is abbreviated.
 */
export function candidatesOf(snapshot: MarketSnapshot, written: string): CompanyCandidate[] {
  const { byCode, names } = allNames(snapshot);
  const code = readTicker(written)?.code.toUpperCase() ?? '';
  const wanted = companyName(written);
  const fitting = (fit: 'same' | 'short') => names.filter(({ name }) => fitOfName(wanted, name) === fit);
  const ways = [() => byCode.get(code) ?? [], () => fitting('same'), () => fitting('short')];
  for (const found of ways) {
    const namings = found();
    if (namings.length > 0)
      return namings.map(({ dossier, from, until }) => ({
        name: written,
        isin: dossier.isin,
        stock: dossier.name,
        from,
        until,
      }));
  }
  return [];
}

/** The ISIN of the only company that a code or name may mean today; null where there is none, or several. */
export function isinOfName(candidates: readonly CompanyCandidate[]): string | null {
  const current = candidates.filter(({ until }) => until === null);
  const [only, ...others] = current.length > 0 ? current : candidates;
  return only !== undefined && others.every(({ isin }) => isin === only.isin) ? only.isin : null;
}

const byIssuer = memoizePerSnapshot(
  ({ dossiers }: MarketSnapshot) => new Map(dossiers.map(({ isin }) => [issuerOf(isin), isin])),
);

/** The ISIN that the shares of a former one have today; null where nothing is on file of either. */
export function currentIsin(snapshot: MarketSnapshot, isin: string): string | null {
  if (snapshot.rowOf(isin) !== undefined) return isin;
  return byIssuer(snapshot).get(issuerOf(isin)) ?? null;
}

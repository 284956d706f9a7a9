import type { PublicFoundStock } from '@tayyib/shared/contracts';
import { searchedText } from '@tayyib/shared/values/security-names';
import type { MarketSnapshot } from '../marketSnapshot/MarketSnapshot';
import { publicRows } from './publicRows';

/** The companies with the nearest names or codes, best first: misspelt ones only where none matches as it is written. */
export function nearestStocks(snapshot: MarketSnapshot, text: string, limit: number): PublicFoundStock[] {
  const wanted = searchedText(text);
  const exact = snapshot.search(wanted, limit, 'none');
  const found = exact.length > 0 ? exact : snapshot.search(wanted, limit, 'typos');
  return found.flatMap(({ isin, formerly }) => {
    const dossier = snapshot.dossiers[snapshot.rowOf(isin) ?? -1];
    const rows = publicRows(snapshot, dossier ? [dossier] : []);
    return rows.map((row) => (formerly === undefined ? row : { ...row, formerly }));
  });
}

import { searchKey } from '@tayyib/shared/screens';
import type { Dossier } from '../dossier/Dossier';

/** The former symbol or name by which a company is found; undefined where its present name or codes match. */
export function formerlyOf(
  { name, symbol, bseCode, isin, formerNames }: Dossier,
  text: string,
): string | undefined {
  const wanted = searchKey(text);
  if (formerNames.length === 0) return undefined;
  const key = searchKey(name);
  const code = searchKey(symbol);
  const others = [bseCode ?? '', searchKey(isin)];
  const exact = formerNames.find((one) => searchKey(one.text) === wanted);
  if (exact !== undefined && key !== wanted && code !== wanted) return exact.text;
  if (key.includes(wanted) || code.includes(wanted) || others.some((one) => one.startsWith(wanted)))
    return undefined;
  return formerNames.find((one) => searchKey(one.text).startsWith(wanted))?.text;
}

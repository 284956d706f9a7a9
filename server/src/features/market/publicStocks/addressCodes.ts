import { readTicker } from '@tayyib/shared/values/security-names';
import { dayNumber } from '@tayyib/shared/values/calendar';
import { datedMarketCapOn } from '../marketSnapshot/columns/marketCapOn';
import type { Dossier } from '../marketSnapshot/dossier/Dossier';
import type { MarketSnapshot } from '../marketSnapshot/MarketSnapshot';
import { memoizePerSnapshot } from '../marketSnapshot/memoizePerSnapshot';

interface AddressCodes {
  /** What the public page of a company is addressed by. */
  codeOf: (dossier: Dossier) => string;
  /** The company with a symbol, BSE code, ISIN or former symbol, in any case and as sites write them; null where there is none. */
  find: (text: string) => Dossier | null;
}

/**
 * The codes of public addresses. A code is of one company: of several with the same symbol the largest has it, and the others are
 * addressed by their ISIN. A symbol of today comes before a former one.
 */
export const addressCodes = memoizePerSnapshot(({ dossiers, day }: MarketSnapshot): AddressCodes => {
  const today = dayNumber(day);
  const sizeOf = (dossier: Dossier) => datedMarketCapOn(dossier, today).rupees || 0;
  const bySymbol = new Map<string, Dossier>();
  const byOther = new Map<string, Dossier>();
  for (const dossier of dossiers) {
    const symbol = dossier.symbol.toUpperCase();
    const known = bySymbol.get(symbol);
    if (known === undefined || sizeOf(dossier) > sizeOf(known)) bySymbol.set(symbol, dossier);
  }
  for (const dossier of dossiers) {
    byOther.set(dossier.isin, dossier);
    if (dossier.bseCode !== null && !byOther.has(dossier.bseCode)) byOther.set(dossier.bseCode, dossier);
  }
  for (const dossier of dossiers) {
    for (const { text } of dossier.formerNames) {
      const former = text.toUpperCase();
      // former names are in the same list, and are no codes
      if (!/\s/.test(former) && !byOther.has(former)) byOther.set(former, dossier);
    }
  }
  const exact = (code: string) => bySymbol.get(code) ?? byOther.get(code) ?? null;
  return {
    codeOf: (dossier) => {
      const symbol = dossier.symbol.toUpperCase();
      return bySymbol.get(symbol) === dossier ? symbol : dossier.isin;
    },
    find: (text) => {
      const whole = text.trim().toUpperCase();
      return exact(whole) ?? exact(readTicker(text)?.code.toUpperCase() ?? whole);
    },
  };
});

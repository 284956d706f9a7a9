import type { Dossier } from './Dossier';
import { noPrices } from './PriceSeries';

/** A company of which hardly anything is known. */
export function aDossier(symbol: string, facts: Partial<Dossier> = {}): Dossier {
  return {
    isin: `INE${symbol}`,
    symbol,
    bseCode: null,
    name: `${symbol} Limited`,
    sector: 'Energy',
    industry: null,
    group: null,
    subgroup: null,
    listedOn: null,
    faceValue: 10,
    accounts: [],
    caps: [],
    prices: noPrices,
    steps: [],
    dividends: [],
    verdicts: {},
    formerNames: [],
    shareholdings: [],
    ...facts,
  };
}

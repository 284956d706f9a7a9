import type { Named, NameIndex } from '@tayyib/shared/screens';
import { andSpellings } from '@tayyib/shared/values/security-names';
import { nameIndexInSteps, searchKey } from '@tayyib/shared/screens';
import type { CooperativePace } from '../../../../lib/CooperativePace';
import { runYielding } from '../../../../lib/CooperativePace';
import type { Ipo } from '../../../facts/records/iposRepository';
import { dayNumber } from '@tayyib/shared/values/calendar';
import { newestCap } from '../columns/marketCapOn';
import type { Dossier } from '../dossier/Dossier';
import type { MarketData } from '../views/snapshotView';
import { defineView } from '../views/snapshotView';

/** The companies and IPOs of a snapshot by name and code. */
export interface MarketNames {
  /** Rows of companies; the larger one ranks first among equally good matches. */
  findStocks: NameIndex;
  /** Places in the list of IPOs; the newest ranks first. */
  findIpos: NameIndex;
  /** Whether the name or the code of a row contains a text; null for one without letters and digits, as all do. */
  contains: (text: string) => ((row: number) => boolean) | null;
  /** What these names are of. */
  indexed: Pick<MarketData, 'dossiers' | 'ipos'>;
}

export const marketNames = defineView<MarketNames>({
  build: async (market, pace) =>
    namesOf(market, await stockIndex(market, pace), await ipoIndex(market, pace)),
  patch: async (before, market, rows, pace) => {
    const day = dayNumber(market.day);
    const { dossiers, ipos } = before.indexed;
    const areSame = rows.every((row) => hasSameSearchEntry(dossiers[row], market.dossiers[row], day));
    const findStocks = areSame ? before.findStocks : await stockIndex(market, pace);
    const findIpos = ipos === market.ipos ? before.findIpos : await ipoIndex(market, pace);
    return namesOf(market, findStocks, findIpos);
  },
});

function namesOf({ dossiers, ipos }: MarketData, findStocks: NameIndex, findIpos: NameIndex): MarketNames {
  let keys: readonly (readonly string[])[] | null = null;
  return {
    findStocks,
    findIpos,
    contains(text) {
      const wanted = searchKey(text);
      if (wanted === '') return null;
      keys ??= dossiers.map(({ name, symbol }) => [searchKey(name), searchKey(symbol)]);
      const ofRow = keys;
      return (row) => ofRow[row]?.some((key) => key.includes(wanted)) === true;
    },
    indexed: { dossiers, ipos },
  };
}

const stockIndex = ({ dossiers, day }: MarketData, pace: CooperativePace) =>
  runYielding(nameIndexInSteps(dossiers.map((dossier) => named(dossier, dayNumber(day)))), pace);

/** The last entry of each company: the index caches the spellings of an entry. */
const entries = new WeakMap<Dossier, Named>();

function named(dossier: Dossier, day: number): Named {
  const weight = capOf(dossier, day);
  const known = entries.get(dossier);
  if (known?.weight === weight) return known;
  const { name, symbol, bseCode, isin, formerNames } = dossier;
  // people write “and” for “&”, and find it like a name of before
  const former = [...formerNames.map(({ text }) => text), ...[name, symbol].flatMap(andSpellings)];
  const entry = { name, codes: [symbol, bseCode ?? '', isin], former, weight };
  entries.set(dossier, entry);
  return entry;
}

const capOf = (dossier: Dossier, day: number): number => newestCap(dossier, day)?.valueRupees ?? -1;

function hasSameSearchEntry(one: Dossier | undefined, other: Dossier | undefined, day: number): boolean {
  return (
    one !== undefined &&
    other !== undefined &&
    one.name === other.name &&
    one.symbol === other.symbol &&
    one.bseCode === other.bseCode &&
    textsOf(one) === textsOf(other) &&
    capOf(one, day) === capOf(other, day)
  );
}

const textsOf = ({ formerNames }: Dossier): string => formerNames.map(({ text }) => text).join('\n');

const ipoIndex = ({ ipos }: MarketData, pace: CooperativePace) =>
  runYielding(nameIndexInSteps(ipos.map(namedIpo)), pace);

const namedIpo = ({ name, symbol, isin, opensOn, listsOn }: Ipo): Named => ({
  name,
  codes: [symbol ?? '', isin ?? ''],
  former: andSpellings(name),
  weight: Date.parse(opensOn ?? listsOn ?? '1970-01-01'),
});

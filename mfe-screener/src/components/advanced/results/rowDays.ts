import type { ScreenResultRow } from '@tayyib/shared/contracts';
import { formatDay } from '@tayyib/shared/values/format';
import { commonDay, sharedDaysInWords } from '../../../domain/commonDay';

const kinds = ['accountsTo', 'priceDay', 'marketCapAsOf', 'shareholdingAsOf'] as const;
type Kind = (typeof kinds)[number];

/** The days of the figures of most rows, which are said once. */
export type SharedDays = Readonly<Record<Kind, string | null>>;

type Days = Partial<Pick<ScreenResultRow, Kind | 'freshness'>>;

const named: Readonly<Record<Kind, { one: string; all: string }>> = {
  accountsTo: { one: 'accounts', all: 'accounts to' },
  priceDay: { one: 'close', all: 'closes of' },
  marketCapAsOf: { one: 'average market cap', all: 'average market caps of' },
  shareholdingAsOf: { one: 'shareholding', all: 'shareholdings of' },
};

export const sharedDaysOf = (rows: readonly Days[]): SharedDays => {
  const of = (kind: Kind) => commonDay(rows.map((row) => row[kind] ?? null));
  return {
    accountsTo: of('accountsTo'),
    priceDay: of('priceDay'),
    marketCapAsOf: of('marketCapAsOf'),
    shareholdingAsOf: of('shareholdingAsOf'),
  };
};

export const sharedInWords = (shared: SharedDays): string =>
  sharedDaysInWords(kinds.map((kind) => [named[kind].all, shared[kind]]));

/** The days of a row's figures that are not said once. Outdated accounts have their year beside the verdict. */
export const ownDays = (row: Days, shared: SharedDays): string[] =>
  kinds.flatMap((kind) => {
    const day = row[kind];
    const isBesideVerdict = kind === 'accountsTo' && row.freshness === 'outdated';
    return day && day !== shared[kind] && !isBesideVerdict ? `${named[kind].one} ${formatDay(day)}` : [];
  });

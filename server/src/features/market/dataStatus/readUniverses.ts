import type { StandardId, UniverseCoverage } from '@tayyib/shared/contracts';
import { membersKnown } from '../indices/readIndices';
import type { StoredIndex } from '../indices/readIndices';
import { memoizePerMarket } from '../marketSnapshot/companies/memoizePerMarket';
import type { MarketFigures } from '../marketSnapshot/companies/MarketFigures';
import { coverageOf } from './coverageOf';

const indices = [
  { id: 'nifty50', name: 'NIFTY 50' },
  { id: 'nifty500', name: 'NIFTY 500' },
] as const;

/** Coverage by universe, counted once for each state of the market. */
export const readUniverses = memoizePerMarket(
  (stored: readonly StoredIndex[], market: MarketFigures, standard: StandardId): UniverseCoverage[] => [
    ...indices.map(({ id, name }) => {
      const index = stored.find((one) => one.id === id);
      const members = membersKnown(index?.members ?? [], market).map(({ company }) => company);
      return { id, name, ...coverageOf(members, standard), membersAsOf: index?.membersAsOf ?? null };
    }),
    {
      id: 'all' as const,
      name: 'All listed companies',
      ...coverageOf(market.companies, standard),
      membersAsOf: null,
    },
  ],
);

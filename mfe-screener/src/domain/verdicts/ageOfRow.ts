import type { StockFigures } from '@tayyib/shared/contracts';

/** What a badge shows of the accounts of the verdict; `accountsTo` of a row is that of its figures, which may be newer. */
export const ageOfRow = ({
  verdictAccountsTo,
  freshness,
  isProvisional,
  grade,
}: StockFigures): Pick<StockFigures, 'accountsTo' | 'freshness' | 'isProvisional' | 'grade'> => ({
  accountsTo: verdictAccountsTo,
  freshness,
  isProvisional,
  grade,
});

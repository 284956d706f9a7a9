import type { StockFigures } from '@tayyib/shared/contracts';

/** What a badge shows of the accounts of the verdict; `accountsTo` of a row is that of its figures, which may be newer. */
export const ageOfRow = ({
  verdictAccountsTo,
  accountsTo,
  freshness,
  isProvisional,
  grade,
}: StockFigures): Pick<StockFigures, 'accountsTo' | 'freshness' | 'isProvisional' | 'grade'> => ({
  // absent in replies from before it was listed
  accountsTo: verdictAccountsTo === undefined ? accountsTo : verdictAccountsTo,
  freshness,
  isProvisional,
  grade,
});

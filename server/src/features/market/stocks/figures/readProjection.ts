import type { ProjectionReply } from '@tayyib/shared/contracts';
import type { Queryable } from '../../../../database/client';
import { chosenSeries } from '../../../facts/figures/fundamentals/accountsOf';
import { projectionMethod, projectionOf } from '../../../facts/figures/projection/projectionOf';
import type { Security } from './readAccounts';
import { readAccounts } from './readAccounts';

const assumptions = [
  'That the company goes on as it did: the same business, owners, laws and prices.',
  'That years vary about the trend by chance alone, as much as they did so far.',
  'That the filed figures compare: they are not adjusted for mergers, demergers and changed accounting rules.',
];

/** Revenue and profit extrapolated along their trend, with the range. */
export async function readProjection(
  db: Queryable,
  security: Security,
  today: string,
): Promise<ProjectionReply> {
  const accounts = await readAccounts(db, security, today);
  const years = chosenSeries(accounts)?.years ?? [];
  return {
    isin: security.isin,
    stock: security.name,
    stock_code: security.symbol,
    label: 'Projection, not a forecast of ours',
    nature: accounts.chosen,
    projections: [projectionOf('sales', years), projectionOf('netProfit', years)],
    method: projectionMethod,
    assumptions,
  };
}

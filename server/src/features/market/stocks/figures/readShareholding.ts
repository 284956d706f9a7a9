import type { ShareholdingReply } from '@tayyib/shared/contracts';
import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../../../database/client';
import { shareholdings } from '../../../../database/schema/facts/companyTables';
import type { Security } from './readAccounts';

const notes = [
  'Shares of promoters and of the public are of all shares; employees’ trusts and depository receipts may hold the rest.',
  'Free float is at most what the public holds: some of it may be locked in.',
  'The pledged share is of the promoters’ shares, not of all shares.',
];

/** Who holds a company's shares, by quarter. */
export async function readShareholding(db: Queryable, security: Security): Promise<ShareholdingReply> {
  const { isin, name, symbol } = security;
  const rows = await db
    .select()
    .from(shareholdings)
    .where(eq(shareholdings.isin, isin))
    .orderBy(asc(shareholdings.asOf));
  return {
    isin,
    stock: name,
    stock_code: symbol,
    quarters: rows.map(({ publisher, document, asOf, publishedOn, ...pattern }) => ({
      asOf,
      totalShares: pattern.totalShares,
      promoterShare: Number(pattern.promoterShare),
      publicShare: Number(pattern.publicShare),
      pledgedShare: pattern.pledgedShare === null ? null : Number(pattern.pledgedShare),
      source: { publisher, document, asOf, publishedOn },
    })),
    notes,
  };
}

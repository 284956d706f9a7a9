/** Lists of the market beside its companies, which are read whole where they are needed. */
export const marketLists = ['indices', 'funds'] as const;
export type MarketList = (typeof marketLists)[number];

/** How often each list was written to, as far as a picture knows. */
export type ListEditions = Readonly<Record<MarketList, number>>;

/** Which list a table belongs to; a table that is read anew for each answer has none. */
export const listOfTable: Readonly<Record<string, MarketList | undefined>> = {
  market_indices: 'indices',
  index_closes: 'indices',
  index_members: 'indices',
  funds: 'funds',
  fund_holdings: 'funds',
};

export const firstEditions: ListEditions = { indices: 0, funds: 0 };

/** The editions once some lists were written to. */
export function nextEditions(before: ListEditions, written: Iterable<MarketList>): ListEditions {
  const next = { ...before };
  for (const list of written) next[list] += 1;
  return next;
}

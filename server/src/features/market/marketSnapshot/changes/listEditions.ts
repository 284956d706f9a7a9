/** Market lists that are not per company and are read as a whole where needed. */
export const marketLists = ['indices', 'funds'] as const;
export type MarketList = (typeof marketLists)[number];

/** How often each list was written to, as far as a snapshot knows. */
export type ListEditions = Readonly<Record<MarketList, number>>;

/** The list a table belongs to; a table that is read for each request has none. */
export const listOfTable: Readonly<Record<string, MarketList | undefined>> = {
  market_indices: 'indices',
  index_closes: 'indices',
  index_members: 'indices',
  funds: 'funds',
  fund_holdings: 'funds',
};

export const firstEditions: ListEditions = { indices: 0, funds: 0 };

/** The editions after writes to some lists. */
export function bumpEditions(before: ListEditions, written: Iterable<MarketList>): ListEditions {
  const next = { ...before };
  for (const list of written) next[list] += 1;
  return next;
}
